import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemType } from '#contracts/provider/problem.ts';
import type { Representation } from '../cache/cacheableResponse.ts';
import { problemBody } from '../request/problemResponse.ts';

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
