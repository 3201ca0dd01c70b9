import type { RequestHandler } from 'express';
import { ProblemError } from './problemError.ts';
import { sendError } from './problemResponse.ts';
import { requestContextOf } from './requestContext.ts';

/**
 * Responds 504 when no response was sent after so many milliseconds, and aborts the request context's
 * `signal`, so that calls made with it end too. The client cannot know whether the request took
 * effect, which is why there is no Retry-After.
 */
export function requestTimeout(ms: number): RequestHandler {
  return (_req, res, next) => {
    const timer = setTimeout(() => {
      const cause = new DOMException(`No response within ${ms} ms.`, 'TimeoutError');
      sendError(res, new ProblemError(504, 'The request took too long.', { cause }));
      requestContextOf(res)?.abort(cause);
    }, ms);
    res.once('close', () => clearTimeout(timer));
    next();
  };
}
