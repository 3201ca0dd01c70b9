import { once } from 'node:events';
import type { Server } from 'node:http';
import { closeListener } from './closeListener.ts';

/** How often idle connections are closed while the last responses are sent, in milliseconds. */
const sweepMs = 20;
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
      const closed = once(server, 'close');
      await closeListener(server);
      closeIdle();
      const sweep = setInterval(closeIdle, sweepMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
      return complete;
    },
  };
}
