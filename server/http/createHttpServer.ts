import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Log } from '../observability/log.ts';
import { clientTimes, maxHeaderBytes } from '../request/limits.ts';
import type { HeaderList } from '../request/securityHeaders.ts';
import { problemResponse } from '../request/respond.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const details: Record<number, string> = {
  400: 'The request is malformed.',
  408: 'The request did not arrive in time.',
  413: 'The request is too large.',
  431: 'The request line and headers are longer than 16 KB.',
};

/**
 * Responds to a request that Node could not parse, for the server's `clientError` event, and closes
 * the connection. Writes nothing if the client has disconnected or another response is in progress.
 */
function sendClientError(error: NodeJS.ErrnoException, socket: Duplex, headers: HeaderList): void {
  if (!socket.writable || error.code === 'ECONNRESET' || hasOpenResponse(socket)) socket.destroy();
  else socket.end(rawProblem(statuses[error.code ?? ''] ?? 400, headers), () => socket.destroy());
}

/** Returns whether a response is in progress. Node marks its socket with this property. */
function hasOpenResponse(socket: Duplex): boolean {
  return '_httpMessage' in socket && Boolean(socket._httpMessage);
}

/** Returns a problem response as raw text, because there is no ServerResponse. */
function rawProblem(status: number, given: HeaderList): string {
  const { headers, body } = problemResponse({ status, message: details[status] ?? '' });
  const fields = [...given, ...headers, 'Connection', 'close'];
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n`;
  for (let at = 0; at < fields.length; at += 2) head += `${fields[at]}: ${fields[at + 1]}\r\n`;
  return `${head}\r\n${String(body)}`;
}

/** How long a new connection may stay silent during a shutdown, in milliseconds. */
const silentMs = 500;

/**
 * Returns a function that closes the idle connections of a server during a shutdown. Node's
 * `closeIdleConnections` alone would keep connections that never had a request, and would cut off
 * responses that have ended but are not fully sent.
 */
function idleConnectionCloser(server: Server, open: OpenResponses): () => void {
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
class OpenResponses {
  private readonly since = new Map<ServerResponse, number>();

  constructor(server: Server) {
    server.on('request', (_req, res) => {
      this.since.set(res, performance.now());
      res.once('close', () => this.since.delete(res));
    });
  }

  /**
   * Returns whether a response has ended but is not fully sent. Node considers its connection idle.
   */
  flushing(): boolean {
    for (const res of this.since.keys()) if (res.writableEnded) return true;
    return false;
  }

  /** Cuts off the responses that have taken longer than `ms` milliseconds. */
  destroyOlderThan(ms: number): void {
    const latest = performance.now() - ms;
    for (const [res, since] of this.since) {
      // Responses are ordered by their beginning, so all later ones are younger.
      if (since > latest) return;
      res.destroy();
    }
  }
}

/** The times of `clientTimes`. Tests pass shorter ones. */
export type ClientLimits = typeof clientTimes;

/**
 * Creates an HTTP server that bounds the time and memory of each client. Slow clients are
 * disconnected. A malformed request receives a problem response with `headers`, if a response is
 * still possible. `closeIdle` closes idle connections during a shutdown. RFC 9110 §15.5.
 */
export function createHttpServer(
  headers: HeaderList,
  log: Log,
  given: Partial<ClientLimits> = {},
): { server: Server; closeIdle: () => void } {
  const limits = { ...clientTimes, ...given };
  const server = createServer({
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    requireHostHeader: false,
  });
  server.timeout = limits.stalledMs;
  const open = new OpenResponses(server);
  const check = setInterval(() => open.destroyOlderThan(limits.responseMs), limits.checkEveryMs);
  check.unref();
  server.once('close', () => clearInterval(check));
  server.on('request', (req, res) => {
    if (!res.socket) closeWithConnection(req, res);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    log.debug({ code: error.code }, 'request rejected');
    sendClientError(error, socket, headers);
  });
  return { server, closeIdle: idleConnectionCloser(server, open) };
}

/**
 * Emits `close` on responses that wait behind another one of their connection (pipelining) when the
 * client disconnects. Node does not.
 */
function closeWithConnection(req: IncomingMessage, res: ServerResponse): void {
  req.once('close', () => {
    if (res.socket || res.closed || !req.socket.destroyed) return;
    res.destroy();
    res.emit('close');
  });
}
