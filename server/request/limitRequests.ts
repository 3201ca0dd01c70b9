import type { RequestHandler } from 'express';
import { createRateLimit, rateLimitError, type RateLimitOptions } from './rateLimit.ts';
import { requestContextOf } from './requestContext.ts';

/**
 * Limits how often one client may call a route, on top of the limit for the whole API. Put it before
 * the handler: `router.post('/', limitRequests({ name: 'booking', limit: 10 }), create)`. Responds 429 beyond it.
 */
export function limitRequests(options: RateLimitOptions): RequestHandler {
  const count = createRateLimit(options);
  return (_req, res, next) => {
    const allowance = count(requestContextOf(res)?.client ?? '');
    for (let at = 0; at < allowance.headers.length; at += 2) {
      res.appendHeader(allowance.headers[at] ?? '', allowance.headers[at + 1] ?? '');
    }
    if (allowance.retryAfter !== undefined) throw rateLimitError(allowance.retryAfter);
    next();
  };
}
