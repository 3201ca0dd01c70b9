import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { problemType, type Problem } from '#contracts/problem.ts';
import { requestContextOf } from './requestContext.ts';

/** The problem body of a status: what kind of problem, and what happened this time. RFC 9457. */
export function problemBody(status: number, detail: string): string {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type: 'about:blank', title, status, detail };
  return JSON.stringify(problem);
}

/**
 * Answers with a problem body, so that every error reads alike whoever made it. Never cached; headers
 * that described the answer it replaces are taken back.
 */
export function sendProblem(res: ServerResponse, status: number, detail: string): void {
  const body = problemBody(status, detail);
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
  res.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': problemType,
    'Content-Length': Buffer.byteLength(body),
  });
  res.end(body);
}

/** Ends every request that nothing before it answered: a missing file, an unknown method. */
export const notFound: RequestHandler = (_req, res) => {
  sendPlain(res, 404);
};

/**
 * Turns whatever was thrown into an answer that tells nothing about the inside: a fault of the
 * request keeps its 4xx status, anything else becomes a 500 problem and, through its context, an error
 * in the log. An answer already begun is cut, because finishing it would pass off a part as the whole.
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- four parameters make an error handler
export const failed: ErrorRequestHandler = (error, _req, res, _next) => {
  const status = statusOf(error);
  const context = requestContextOf(res);
  if (status >= 500 && context) context.fault = error;
  if (res.headersSent) {
    res.destroy();
  } else if (status >= 500) {
    sendProblem(res, status, 'The server failed.');
  } else {
    for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
    sendPlain(res, status);
  }
};

function statusOf(error: unknown): number {
  const known = typeof error === 'object' && error !== null && 'status' in error;
  const status = known ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

function sendPlain(res: Response, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('text/plain');
  res.send(`${STATUS_CODES[status] ?? 'Error'}\n`);
}
