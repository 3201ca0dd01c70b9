import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Log } from '../observability/log.ts';
import type { HeaderList } from '../request/securityHeaders.ts';
import { sendClientError } from './clientErrorResponse.ts';
import { idleConnectionCloser } from './idleConnections.ts';
import { OpenResponses } from './openResponses.ts';

/** How long, in milliseconds, a client may take over each part of a request and its response. */
export type ClientLimits = {
  /** From the first byte to the end of the headers. */
  headersMs: number;
  requestMs: number;
  /** Between two requests. Must be longer than a proxy keeps idle connections, or its requests may meet a closed one. */
  idleMs: number;
  /** Without a byte in either direction. */
  stalledMs: number;
  /** From the request to the last byte of the response. */
  responseMs: number;
  checkEveryMs: number;
};

const clientLimits: ClientLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 75_000,
  stalledMs: 20_000,
  responseMs: 60_000,
  checkEveryMs: 1_000,
};

/** The longest request line and headers together, in bytes. */
const maxHeaderSize = 16 * 1024;

/**
 * Creates an HTTP server on which each client has bounded time and memory: slow clients are
 * disconnected, and a malformed request gets a problem response with `headers`, if a response is still possible.
 * `closeIdle` closes idle connections during a shutdown. RFC 9110 §15.5.
 */
export function createHttpServer(
  headers: HeaderList,
  log: Log,
  given: Partial<ClientLimits> = {},
): { server: Server; closeIdle: () => void } {
  const limits = { ...clientLimits, ...given };
  const server = createServer({
    maxHeaderSize,
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
 * Node emits no `close` on a response that waits behind another one of its connection (pipelining)
 * when the client disconnects. This does.
 */
function closeWithConnection(req: IncomingMessage, res: ServerResponse): void {
  req.once('close', () => {
    if (res.socket || res.closed || !req.socket.destroyed) return;
    res.destroy();
    res.emit('close');
  });
}
