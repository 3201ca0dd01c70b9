import { Router, type RequestHandler } from 'express';
import { hotelsPaths } from '#contracts/hotels.ts';
import { answerProblem } from './errors.ts';

const hotelId = /^(?!\.{1,2}$)[\w.~-]{1,128}$/;

/**
 * Lets exactly the four endpoints through to the provider, GET and HEAD alone, written exactly as
 * agreed: another method gets 405, an id that could be read as another path (dots, slashes, NUL, encoded
 * or not) falls through to the 404 problem and never reaches the provider. Spec §7.
 */
export function hotelsProxy(toProvider: RequestHandler): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.param('id', (_req, _res, next, id) => {
    if (hotelId.test(String(id))) next();
    else next('route');
  });
  for (const path of Object.values(hotelsPaths)) {
    router.get(path, toProvider);
    router.all(path, (_req, res) => {
      res.set('Allow', 'GET, HEAD');
      answerProblem(res, 405, 'Hotels can only be read.');
    });
  }
  return router;
}
