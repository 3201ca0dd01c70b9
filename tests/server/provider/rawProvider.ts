import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Writes any bytes in response to the `count`-th request. `head` is the head of that request. */
export type Respond = (socket: Socket, head: string, count: number) => void;

/**
 * Starts a provider that writes raw bytes, so that it can send data that no HTTP server would send.
 */
export async function startRawProvider(respond: Respond) {
  const heads: string[] = [];
  const sockets: Socket[] = [];
  const waiting: { count: number; resolve: (socket: Socket) => void }[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    let unread = '';
    socket.on('data', (bytes) => {
      unread += bytes.toString('latin1');
      for (let end = unread.indexOf('\r\n\r\n'); end !== -1; end = unread.indexOf('\r\n\r\n')) {
        heads.push(unread.slice(0, end));
        unread = unread.slice(end + 4);
        respond(socket, heads.at(-1) ?? '', heads.length);
        for (const { count, resolve } of waiting) if (heads.length >= count) resolve(socket);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  const { port } = address;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    heads,
    sockets,
    /** Resolves to the connection of the `count`-th request. */
    received: (count: number) =>
      new Promise<Socket>((resolve) => {
        const last = sockets.at(-1);
        if (heads.length >= count && last) resolve(last);
        else waiting.push({ count, resolve });
      }),
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  };
}
export type RawProvider = Awaited<ReturnType<typeof startRawProvider>>;

/**
 * Returns the bytes of an HTTP response. Given headers replace the default ones, and undefined
 * omits a header.
 */
export function httpResponse(
  status: number | string,
  body: string | Buffer,
  headers: Record<string, string | undefined> = {},
): Buffer {
  const bytes = Buffer.from(body);
  const all: Record<string, string | undefined> = {
    'Content-Type': 'application/json',
    'Content-Length': String(bytes.length),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\r\n`],
  );
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} X\r\n${lines.join('')}\r\n`), bytes]);
}
