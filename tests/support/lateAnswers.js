// Delays every other request to a server of the tests or of the site by a random time, so that
// responses arrive in other orders. Tests that depend on an order fail. `LATE_ANSWERS=250 npx jest`
// or `npx playwright test` sets the limit in milliseconds.
import { Server } from 'node:http';

const mostMs = Number(process.env.LATE_ANSWERS);
const later = globalThis.setTimeout;
const { emit } = Server.prototype;

/**
 * @this {Server}
 * @param {string} name
 * @param {any[]} args
 */
Server.prototype.emit = function emitLate(name, ...args) {
  const now = () => Reflect.apply(emit, this, [name, ...args]);
  if (name !== 'request' || Math.random() < 0.5) return now();
  // The client may abort the request meanwhile.
  args[0].on('error', () => undefined);
  later(now, Math.random() * mostMs);
  return true;
};
