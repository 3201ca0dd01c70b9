import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type FieldError, type Problem, problemType } from '#contracts/provider/problem.ts';
import type { Representation } from '../cache/cacheableResponse.ts';
import { ProblemError } from './problemError.ts';
import { requestContextOf } from './requestContext.ts';

/** Headers of a response that has been replaced by a problem. */
const replaced = ['Content-Encoding', 'ETag', 'Last-Modified'];

/** A problem body as JSON. RFC 9457. */
export function problemBody(
  status: number,
  detail: string,
  {
    type = 'about:blank',
    errors,
    members,
  }: {
    type?: string;
    errors?: readonly FieldError[];
    members?: Readonly<Record<string, unknown>>;
  } = {},
): string {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type, title, status, detail };
  return JSON.stringify({ ...members, ...problem, errors });
}

/**
 * Responds to anything that was thrown while a request was handled, wherever it was thrown. Errors
 * from 500 on are attached to the request's log line. A response that has begun is cut off, because ending
 * it would present a part as the whole; one that was already sent is left alone.
 */
export function sendError(res: ServerResponse, thrown: unknown): void {
  const error = toProblemError(thrown);
  const context = requestContextOf(res);
  if (error.status >= 500 && context) context.error ??= thrown;
  if (res.writableEnded) return;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  removeReplacedHeaders(res);
  const body = problemBody(error.status, error.message, error);
  res.writeHead(error.status, {
    ...error.headers,
    'Cache-Control': 'no-store',
    'Content-Type': problemType,
    'Content-Length': Buffer.byteLength(body),
  });
  res.end(body);
}

/**
 * What the client is told about a thrown value. Errors of Express and its parsers keep their 4xx
 * status; everything unknown is a 500 that says nothing about its cause.
 */
export function toProblemError(thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown;
  const known = typeof thrown === 'object' && thrown !== null && 'status' in thrown;
  const status = known ? Number(thrown.status) : 500;
  return status >= 400 && status < 500
    ? new ProblemError(status, `${STATUS_CODES[status] ?? 'Error'}.`)
    : new ProblemError(500, 'The server failed.', { cause: thrown });
}

/** Removes the headers that described a response which is not going to be sent. */
export function removeReplacedHeaders(res: ServerResponse): void {
  for (const name of replaced) res.removeHeader(name);
}

/**
 * Writes a representation with these headers, names and values in turn: without its body for a HEAD, and as
 * a 304 if the client has it already.
 */
export function writeRepresentation(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  representation: Representation,
  headers: string[],
): void {
  if (status === 200 && isNotModified(req, representation)) {
    res.writeHead(304, withoutContentHeaders(headers)).end();
    return;
  }
  res.writeHead(status, headers);
  if (req.method === 'HEAD') res.end();
  else res.end(representation.body);
}

/** Whether If-None-Match names this representation's tag, compared weakly. RFC 9110 §13.1.2. */
function isNotModified(req: IncomingMessage, { etag }: Representation): boolean {
  const condition = req.headers['if-none-match'];
  if (condition === undefined || etag === undefined) return false;
  if (condition === etag || condition.trim() === '*') return true;
  const opaque = etag.slice(etag.indexOf('"'));
  return condition.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}

function withoutContentHeaders(headers: readonly string[]): string[] {
  const rest: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? '';
    if (!/^Content-(?:Type|Length|Language|Encoding)$/.test(name))
      rest.push(name, headers[at + 1] ?? '');
  }
  return rest;
}

/** Writes an RFC 9457 problem response that is never cached. */
export function writeProblem(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  detail: string,
  headers: readonly string[],
): void {
  const body = problemBody(status, detail);
  const all = [...headers, 'Content-Type', problemType, 'Cache-Control', 'no-store'];
  all.push('Content-Length', String(Buffer.byteLength(body)));
  res.writeHead(status, all);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}
