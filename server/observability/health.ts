import { Router } from 'express';

/** Why the process must get no new requests, in a few words; undefined while it may. */
export type Unready = () => string | undefined;

/**
 * The probes of an orchestrator. `/healthz` responds 200 with the version while the process is
 * alive. `/readyz` responds 200 while it accepts requests, else 503 with the reason. Warnings, such
 * as an open circuit breaker, are listed in the body and change no status: cached results and pages
 * are still useful, and all processes would become unready at once. ADR 0009.
 */
export function health(
  version: string,
  unready: Unready,
  warnings: () => readonly string[],
): Router {
  const router = Router();
  router.get(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store').type('text/plain');
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.send(`alive\nversion ${version}\n`);
  });
  router.get('/readyz', (_req, res) => {
    const reason = unready();
    const lines = [reason ?? 'ready', ...warnings()];
    res.status(reason === undefined ? 200 : 503).send(`${lines.join('\n')}\n`);
  });
  return router;
}
