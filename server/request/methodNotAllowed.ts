import type { RequestHandler } from 'express';
import { ProblemError } from './problemError.ts';

/**
 * Rejects the methods that a route does not have with 405, and names those it has in Allow. Put it
 * last: `router.route('/').get(list).post(create).all(methodNotAllowed)`. RFC 9110 §15.5.6.
 */
export const methodNotAllowed: RequestHandler = (req) => {
  const allowed = methodsOf(req.route)
    .filter((method) => method !== '_all')
    .flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
  throw new ProblemError(405, `${req.method} is not possible here.`, {
    headers: { Allow: allowed.join(', ') },
  });
};

function methodsOf(route: unknown): string[] {
  if (typeof route !== 'object' || route === null || !('methods' in route)) return [];
  return Object.keys(route.methods ?? {});
}
