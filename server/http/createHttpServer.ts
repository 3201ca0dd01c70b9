import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { problemType } from '#contracts/problem.ts';
import { problemBody } from '../pipeline/problemResponse.ts';
import type { Log } from '../observability/log.ts';
import { OpenResponses } from './openResponses.ts';
import { headerText, type HeaderList } from '../pipeline/securityHeaders.ts';

/** How long, in milliseconds, a client may take over each part of a request and its answer. */
export type ClientLimits = {
  /** From the first byte to the end of the headers. */
  headersMs: number;
  requestMs: number;
  /** Between two requests; longer than the proxy in front waits, which else writes into a closing connection. */
  idleMs: number;
  /** Without a byte moving, in either direction. */
  stalledMs: number;
  /** From the request to the last byte of its answer, however steadily it trickles. */
  answerMs: number;
  checkEveryMs: number;
};

const clientLimits: ClientLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 75_000,
  stalledMs: 20_000,
  answerMs: 60_000,
  checkEveryMs: 1_000,
};

/** A connection that has not said anything for so long, in milliseconds, is not about to ask. */
const silentMs = 500;

/** The longest request line and headers together, in bytes. */
const maxHeaderSize = 16 * 1024;

/**
 * A server that gives each client bounded time and memory: whoever sends headers drop by drop, reads
 * drop by drop or says something that is not HTTP is answered with a problem, if that is still
 * possible, and let go, while the others are served. RFC 9110 §15.5.
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
  const open = new OpenResponses();
  server.on('request', (req, res) => {
    open.begin(res);
    res.once('close', () => open.end(res));
    if (!res.socket) tellWhenLeft(req, res);
  });
  cutLateAnswers(server, open, limits);
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => {
    log.debug({ code: fault.code }, 'request refused');
    if (!socket.writable || fault.code === 'ECONNRESET' || isAnswering(socket)) socket.destroy();
    else socket.end(rawProblem(statusOf(fault.code), headers), () => socket.destroy());
  });
  return { server, closeIdle: idleCloser(server, open) };
}

/** An answer that waits behind another of its connection is not told by Node that this has gone. */
function tellWhenLeft(req: IncomingMessage, res: ServerResponse): void {
  req.once('close', () => {
    if (res.socket || res.closed || !req.socket.destroyed) return;
    res.destroy();
    res.emit('close');
  });
}

/**
 * Ends the connections that owe nothing and await nothing, for a stop. To Node one that has never asked
 * is busy, and one whose answer is given but still on its way is idle.
 */
function idleCloser(server: Server, open: OpenResponses): () => void {
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

function cutLateAnswers(
  server: Server,
  open: OpenResponses,
  { answerMs, checkEveryMs }: ClientLimits,
): void {
  const check = setInterval(() => open.cutOlderThan(answerMs), checkEveryMs);
  check.unref();
  server.once('close', () => clearInterval(check));
}

/** Node marks a socket so while it writes an answer to it, into which nothing else may be written. */
function isAnswering(socket: Duplex): boolean {
  return '_httpMessage' in socket && Boolean(socket._httpMessage);
}

function statusOf(code: string | undefined): number {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    default:
      return 400;
  }
}

const details: Record<number, string> = {
  400: 'The request is malformed.',
  408: 'The request did not arrive in time.',
  413: 'The request is too large.',
  431: 'The request line and headers are longer than 16 KB.',
};

function rawProblem(status: number, headers: HeaderList): string {
  const body = problemBody(status, details[status] ?? '');
  const fields = [...headers, 'Cache-Control', 'no-store', 'Content-Type', problemType];
  fields.push('Content-Length', String(Buffer.byteLength(body)), 'Connection', 'close');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n${headerText(fields)}\r\n${body}`;
}
