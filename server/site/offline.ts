import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { contentHeaders, respond } from '../request/respond.ts';

/**
 * Allows the service worker to load the pages and files of the site. `dataPolicy` would allow
 * nothing.
 */
const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/**
 * Replaces the service worker if the operator has turned it off. The replacement removes itself,
 * its caches, and the saved bookings.
 */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      indexedDB.deleteDatabase('saved-bookings');
      await registration.unregister();
    })(),
  ),
);
`;

/**
 * Creates the router for the service worker, which lets a browser open pages without a network. If
 * `enabled` is false, the router serves a worker that removes itself. ADR 0022.
 */
export function offline(folder: string, enabled: boolean): Router {
  const worker = enabled ? readFileSync(join(folder, 'service-worker.js')) : Buffer.from(removal);
  const router = Router();
  const type = contentHeaders('text/javascript; charset=utf-8', worker);
  router.get('/service-worker.js', (_req, res) => {
    res.set('Content-Security-Policy', workerPolicy);
    respond(res, { status: 200, headers: ['Cache-Control', 'no-cache', ...type], body: worker });
  });
  return router;
}
