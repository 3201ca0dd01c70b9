import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

/**
 * Starts an HTTP server on a free port with the given listener. `close` also closes open
 * connections.
 */
export async function startServer(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return {
    server,
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
export type RunningServer = Awaited<ReturnType<typeof startServer>>;
