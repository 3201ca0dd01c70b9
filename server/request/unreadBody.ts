import type { RequestHandler } from 'express';
import { ProblemError } from './problemError.ts';

/**
 * Checks the length of a body without reading it: 413 when it is more than `maxBytes`, 411 when the
 * request does not say its length. Node reads no more than the request has announced.
 */
export function unreadBody(maxBytes: number): RequestHandler {
  return (req, _res, next) => {
    if (req.headers['transfer-encoding'] !== undefined) {
      throw new ProblemError(411, 'The request must have a Content-Length.');
    }
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) {
      throw new ProblemError(413, `The body is larger than ${maxBytes} bytes.`);
    }
    next();
  };
}
