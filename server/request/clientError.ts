import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemResponse } from './respond.ts';
import type { HeaderList } from './securityHeaders.ts';

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
 * the connection. Nothing is written where the client is gone or another response is being written.
 */
export function sendClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  headers: HeaderList,
): void {
  if (!socket.writable || error.code === 'ECONNRESET' || hasOpenResponse(socket)) socket.destroy();
  else socket.end(rawProblem(statuses[error.code ?? ''] ?? 400, headers), () => socket.destroy());
}

/** Node marks the socket of a response that is being written with this property. */
function hasOpenResponse(socket: Duplex): boolean {
  return '_httpMessage' in socket && Boolean(socket._httpMessage);
}

/** There is no ServerResponse to write with. */
function rawProblem(status: number, given: HeaderList): string {
  const { headers, body } = problemResponse({ status, message: details[status] ?? '' });
  const fields = [...given, ...headers, 'Connection', 'close'];
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n`;
  for (let at = 0; at < fields.length; at += 2) head += `${fields[at]}: ${fields[at + 1]}\r\n`;
  return `${head}\r\n${String(body)}`;
}
