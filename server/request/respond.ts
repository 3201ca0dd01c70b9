import { hash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { type Problem, problemType } from '#contracts/provider/problem.ts';
import { type ProblemError, toProblemError } from './problemError.ts';
import { requestContextOf } from './requestContext.ts';

/**
 * The default code of a problem by status. The codes are part of the contract with clients: add
 * codes, but never rename them.
 */
const codes: ReadonlyMap<number, string> = new Map([
  [400, 'bad-request'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [405, 'method-not-allowed'],
  [408, 'request-timeout'],
  [409, 'conflict'],
  [411, 'length-required'],
  [413, 'body-too-large'],
  [414, 'address-too-long'],
  [415, 'unsupported-media-type'],
  [421, 'unknown-host'],
  [422, 'invalid-fields'],
  [429, 'too-many-requests'],
  [502, 'bad-gateway'],
  [503, 'unavailable'],
  [504, 'timeout'],
]);

/**
 * Returns the default code of a problem with this status, or `client-error` or `server-error` if
 * the status has none.
 */
function problemCodeOf(status: number): string {
  return codes.get(status) ?? (status < 500 ? 'client-error' : 'server-error');
}

/**
 * A complete response. `headers` are alternating names and values, in addition to headers that were
 * set before. A client that already has the representation with this `etag` receives a 304.
 */
export type WholeResponse = {
  status: number;
  headers: string[];
  body: Buffer | string;
  etag?: string | undefined;
};

/** Headers that a handler may have set for a response that an error replaces. */
const replaced = ['Content-Encoding', 'ETag', 'Last-Modified'];

/**
 * Writes a response, inside or outside Express. A HEAD receives no body, and a client that already
 * has the representation receives a 304. RFC 9110 §13.1.2, §15.4.5.
 */
export function respond(res: ServerResponse, { status, headers, body, etag }: WholeResponse): void {
  for (const name of replaced) res.removeHeader(name);
  if (status === 200 && isNotModified(res.req, etag)) {
    res.writeHead(304, withoutContentHeaders(headers)).end();
    return;
  }
  res.writeHead(status, headers);
  if (res.req.method === 'HEAD') res.end();
  else res.end(body);
}

/** Returns the headers of a body. */
export function contentHeaders(type: string, body: Buffer | string): string[] {
  return ['Content-Type', type, 'Content-Length', String(Buffer.byteLength(body))];
}

/** Returns a strong entity tag: a digest of the body. RFC 9110 §8.8.3. */
export function etagOf(body: Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/**
 * Returns the response to a problem, which is never cached. A problem without a code gets the code
 * of its status. RFC 9457.
 */
export function problemResponse({
  status,
  message: detail,
  type = 'about:blank',
  ...problem
}: Pick<ProblemError, 'status' | 'message'> & Partial<ProblemError>): WholeResponse {
  const { members, errors, headers = {} } = problem;
  const title = STATUS_CODES[status] ?? 'Error';
  const known: Problem = { type, title, status, detail };
  const body = JSON.stringify({ code: problemCodeOf(status), ...members, ...known, errors });
  const own = [...Object.entries(headers).flat(), 'Cache-Control', 'no-store'];
  return { status, headers: [...own, ...contentHeaders(problemType, body)], body };
}

/**
 * Responds to an error that was thrown anywhere while a request was handled. Errors with status 500
 * or higher are attached to the request's log line. A partly sent response is cut off, because
 * ending it would make it look complete. A completely sent response is left alone.
 */
export function sendError(res: ServerResponse, thrown: unknown): void {
  const error = toProblemError(thrown);
  const context = requestContextOf(res);
  if (error.status >= 500 && context) context.error ??= thrown;
  const code = error.members?.code;
  if (context) context.problem = typeof code === 'string' ? code : problemCodeOf(error.status);
  if (res.writableEnded) return;
  if (res.headersSent) res.destroy();
  else respond(res, problemResponse(error));
}

/** Returns whether If-None-Match names this tag, by weak comparison. RFC 9110 §13.1.2. */
function isNotModified({ headers }: IncomingMessage, etag: string | undefined): boolean {
  const condition = headers['if-none-match'];
  if (condition === undefined || etag === undefined) return false;
  if (condition === etag || condition.trim() === '*') return true;
  const opaque = etag.slice(etag.indexOf('"'));
  return condition.match(/"[^"]*"/g)?.includes(opaque) ?? false;
}

function withoutContentHeaders(headers: readonly string[]): string[] {
  const rest: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? '';
    if (!/^Content-(?:Type|Length|Language|Encoding)$/.test(name)) {
      rest.push(name, headers[at + 1] ?? '');
    }
  }
  return rest;
}
