import { Router } from 'express';

/** Why the process cannot serve just now, in a few words; undefined while it can. */
export type Unready = () => string | undefined;

/**
 * What an orchestrator asks: `/healthz` answers 200 as long as the process lives, `/readyz` 200 only
 * while it wants new requests, else 503 with the reason, so that traffic goes elsewhere before it stops.
 */
export function health(unready: Unready): Router {
  const router = Router();
  router.get(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store').type('text/plain');
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.send('alive\n');
  });
  router.get('/readyz', (_req, res) => {
    const reason = unready();
    res.status(reason === undefined ? 200 : 503).send(`${reason ?? 'ready'}\n`);
  });
  return router;
}
