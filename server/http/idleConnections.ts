import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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

/** The responses of a server that are not fully sent yet. */
export class OpenResponses {
  private readonly since = new Map<ServerResponse, number>();

  constructor(server: Server) {
    server.on('request', (_req, res) => {
      this.since.set(res, performance.now());
      res.once('close', () => this.since.delete(res));
    });
  }

  /** Whether one has been ended but not fully sent. Node counts its connection as idle. */
  flushing(): boolean {
    for (const res of this.since.keys()) if (res.writableEnded) return true;
    return false;
  }

  /** Cuts off those that have taken longer than so many milliseconds. */
  destroyOlderThan(ms: number): void {
    const latest = performance.now() - ms;
    for (const [res, since] of this.since) {
      // In the order in which they began.
      if (since > latest) return;
      res.destroy();
    }
  }
}
