import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { problemType, type Problem } from '#contracts/problem.ts';
import type { Log } from './log.ts';

/**
 * Answers with a problem body, so that every error under `/api` reads alike whether the provider or
 * the BFF made it. Never cached. RFC 9457.
 */
export function sendProblem(res: Response, status: number, detail: string): void {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type: 'about:blank', title, status, detail };
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .type(problemType)
    .send(JSON.stringify(problem));
}

/** Ends every `/api` address that is none of the four endpoints, encoded slashes included. Spec §7. */
export const apiNotFound: RequestHandler = (_req, res) => {
  sendProblem(res, 404, 'There is no such endpoint.');
};

/** Ends every request that nothing before it answered: a missing file, an unknown method. */
export const notFound: RequestHandler = (_req, res) => {
  sendPlain(res, 404);
};

/**
 * Turns whatever was thrown into an answer that tells nothing about the inside: a fault of the
 * request keeps its 4xx status, anything else is logged and becomes a 500. An answer already begun
 * is cut, because finishing it would pass off a part as the whole.
 */
export function failed(log: Log): ErrorRequestHandler {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- four parameters make an error handler
  return (error, req, res, _next) => {
    const status = statusOf(error);
    if (status >= 500)
      log.error({ err: error, method: req.method, path: req.path }, 'request failed');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) res.removeHeader(name);
    if (req.originalUrl.startsWith('/api')) {
      sendProblem(res, status, status >= 500 ? 'The server failed.' : 'The request is malformed.');
    } else {
      sendPlain(res, status);
    }
  };
}

function statusOf(error: unknown): number {
  const known = typeof error === 'object' && error !== null && 'status' in error;
  const status = known ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

function sendPlain(res: Response, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('text/plain');
  res.send(`${STATUS_CODES[status] ?? 'Error'}\n`);
}
