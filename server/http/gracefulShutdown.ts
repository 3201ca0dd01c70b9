import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How soon a connection is ended whose last answer is through. */
const sweepMs = 20;

/** What a stop goes by, in milliseconds: still serving at first, then only ending what has begun. */
export type StopOptions = {
  drainMs: number;
  graceMs: number;
  /** Ends the connections that owe nothing. */
  closeIdle: () => void;
};

/**
 * Prepares a server for a stop that fails no request. From `stop` on `stopping` is true, which
 * readiness tells the balancer and which makes each answer its connection's last; for `drainMs` it
 * serves on, so that whoever has not heard of it yet is not refused. Then it accepts nobody new and
 * resolves when all answers are through: to true, or to false when some had to be cut after
 * `graceMs` more. `hurry` skips the drain, for someone who waits at a terminal.
 */
export function gracefulShutdown(server: Server, { drainMs, graceMs, closeIdle }: StopOptions) {
  let stopping = false;
  return {
    stopping: () => stopping,
    stop: async (hurry = false): Promise<boolean> => {
      stopping = true;
      if (drainMs > 0 && !hurry) await new Promise((resolve) => setTimeout(resolve, drainMs));
      let whole = true;
      const cut = setTimeout(() => {
        whole = false;
        server.closeAllConnections();
      }, graceMs);
      const closed = once(server, 'close');
      // Not http's own close: that ends idle connections, as which Node sees all that it owes nothing.
      NetServer.prototype.close.call(server);
      closeIdle();
      const sweep = setInterval(closeIdle, sweepMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
      return whole;
    },
  };
}
