import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { OpenResponses } from './openResponses.ts';

/** How long a new connection may stay silent during a shutdown, in milliseconds. */
const silentMs = 500;

/**
 * Returns a function that closes the idle connections of a server during a shutdown. Node's
 * `closeIdleConnections` alone would keep connections on which no request ever came, and would cut
 * off responses that are ended but not fully sent.
 */
export function idleConnectionCloser(server: Server, open: OpenResponses): () => void {
  const acceptedAt = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    acceptedAt.set(socket, performance.now());
    socket.once('close', () => acceptedAt.delete(socket));
  });
  return () => {
    const latest = performance.now() - silentMs;
    for (const [socket, at] of acceptedAt) {
      if (socket.bytesRead === 0 && at <= latest) socket.destroy();
    }
    if (!open.flushing()) server.closeIdleConnections();
  };
}
