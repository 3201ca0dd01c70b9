import { Router } from 'express';

/** Why the process wants no new requests just now, in a few words; undefined while it does. */
export type Unready = () => string | undefined;

/**
 * What an orchestrator asks: `/healthz` answers 200 as long as the process lives, `/readyz` 200 only
 * while it wants new requests, else 503 with the reason, so that traffic goes elsewhere before it
 * stops. A provider that fails makes nobody unready: the pages and stale answers are still worth
 * having, and every process would leave at once. `notes` says so in the body. ADR 0011.
 */
export function health(unready: Unready, notes: () => readonly string[] = () => []): Router {
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
    const lines = [reason ?? 'ready', ...notes()];
    res.status(reason === undefined ? 200 : 503).send(`${lines.join('\n')}\n`);
  });
  return router;
}
