import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { removeReplacedHeaders, toProblemError } from '../request/problemResponse.ts';

/** Responds 404 as plain text to what nothing else of the site responded to, such as a missing file. */
export const siteNotFound: RequestHandler = (_req, res) => sendPlainText(res, 404);

/** Responds to a 4xx error of the site as plain text, for people, and passes any other error on. */
export const siteError: ErrorRequestHandler = (error, _req, res, next) => {
  const { status } = toProblemError(error);
  if (status >= 500 || res.headersSent) {
    next(error);
    return;
  }
  removeReplacedHeaders(res);
  sendPlainText(res, status);
};

function sendPlainText(res: Response, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('text/plain');
  res.send(`${STATUS_CODES[status] ?? 'Error'}\n`);
}
