import { connect, createServer, type Socket } from 'node:net';

/**
 * Starts a TCP relay to the host and port of a URL. `url` is the same address through the relay.
 * `breakOff` closes all connections and refuses new ones until `repair`. The relay starts broken if
 * `broken` is set. `ignoreNext` leaves the next connection without a response.
 */
export async function breakableConnection(target: string, broken = false) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let refusing = broken;
  let ignoring = false;
  const server = createServer((client) => {
    if (refusing) return void client.destroy();
    if (ignoring) {
      ignoring = false;
      sockets.add(client);
      return;
    }
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const url = new URL(target);
  url.port = String(address.port);
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    breakOff: () => {
      refusing = true;
      destroyAll();
    },
    repair: () => {
      refusing = false;
    },
    ignoreNext: () => {
      ignoring = true;
    },
    close: async () => {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
