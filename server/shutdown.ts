import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Prepares a server for a stop that fails no request. `stop` accepts no new connection, lets answers
 * that have begun end, closes kept-alive connections as they fall idle, and resolves when all are gone:
 * to true, or to false when some had to be cut after `graceMs`. `stopping` tells readiness at once.
 */
export function gracefulStop(server: Server, graceMs: number) {
  let stopping = false;
  server.on('request', (_req, res) => {
    res.once('close', () => {
      if (stopping) setImmediate(() => server.closeIdleConnections());
    });
  });
  return {
    stopping: () => stopping,
    stop: async (): Promise<boolean> => {
      stopping = true;
      let whole = true;
      const cut = setTimeout(() => {
        whole = false;
        server.closeAllConnections();
      }, graceMs);
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      await closed;
      clearTimeout(cut);
      return whole;
    },
  };
}
