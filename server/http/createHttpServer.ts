import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Log } from '../observability/log.ts';
import { sendClientError } from '../request/clientError.ts';
import { clientTimes, maxHeaderBytes } from '../request/limits.ts';
import type { HeaderList } from '../request/securityHeaders.ts';
import { idleConnectionCloser, OpenResponses } from './idleConnections.ts';

/** The times of `clientTimes`, of which tests hand in shorter ones. */
export type ClientLimits = typeof clientTimes;

/**
 * Creates an HTTP server on which each client has bounded time and memory: slow clients are
 * disconnected, and a malformed request gets a problem response with `headers`, if a response is
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
