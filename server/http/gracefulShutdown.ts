import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How often idle connections are closed while the last responses are sent, in milliseconds. */
const sweepMs = 20;
/** How long new connections are still accepted at most when they never pause, in milliseconds. */
const acceptMs = 1_000;
/** In a turn of the event loop this short, no connection can have come while other work was done. */
const shortTurnMs = 0.2;

export type ShutdownOptions = {
  /** How long to serve on as before, not ready. */
  drainMs: number;
  /** How long the responses that have begun may take after that. */
  graceMs: number;
  /** Closes the idle connections. */
  closeIdle: () => void;
};

/**
 * Prepares a server to shut down without a failed request. From `stop` on, `stopping` is true, which
 * the readiness probe reports and which makes each response its connection's last. The server serves on for `drainMs`,
 * so that balancers can notice; then it accepts no connections. `stop` resolves when all
 * responses are sent: to true, or to false if some had to be cut off after `graceMs`. `stop(true)` skips the drain, for a
 * person at a terminal.
 */
export function gracefulShutdown(server: Server, { drainMs, graceMs, closeIdle }: ShutdownOptions) {
  let stopping = false;
  return {
    stopping: () => stopping,
    stop: async (hurry = false): Promise<boolean> => {
      stopping = true;
      if (drainMs > 0 && !hurry) await new Promise((resolve) => setTimeout(resolve, drainMs));
      let complete = true;
      const cut = setTimeout(() => {
        complete = false;
        server.closeAllConnections();
      }, graceMs);
      await acceptWaiting(server);
      const closed = once(server, 'close');
      // Not `http.Server.close`: it also closes connections whose last response is not fully sent.
      NetServer.prototype.close.call(server);
      closeIdle();
      const sweep = setInterval(closeIdle, sweepMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
      return complete;
    },
  };
}

/**
 * Resolves when no connection waits to be accepted: after a short turn of the event loop that brought
 * none. When the server closes, the kernel resets those that wait, and their first requests are lost.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  // The rest of the current turn, which may have looked for connections long ago.
  await nextTurn();
  let start = performance.now();
  const until = start + acceptMs;
  for (let quiet = false; !quiet && start < until;) {
    const before = accepted;
    await nextTurn();
    const end = performance.now();
    quiet = accepted === before && end - start < shortTurnMs;
    start = end;
  }
  server.off('connection', count);
}

/** Resolves right after the event loop has accepted the connections that waited. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
