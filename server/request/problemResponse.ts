import { STATUS_CODES, type ServerResponse } from 'node:http';
import { problemType, type FieldError, type Problem } from '#contracts/provider/problem.ts';
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
