// `LATE_ANSWERS=250 npx jest`, or `npx playwright test`: every other request to a server of the
// tests or of the site waits up to so many milliseconds, at random, so that answers come in other
// orders. Tests that depend on one fail.
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
  // Its client may give it up meanwhile.
  args[0].on('error', () => undefined);
  later(now, Math.random() * mostMs);
  return true;
};
