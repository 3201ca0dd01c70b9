import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router } from 'express';
import { contentHeaders, respond } from '../request/respond.ts';

/**
 * What the worker may load: the site's own pages and files. The policy of other data allows it
 * nothing.
 */
const workerPolicy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/**
 * Takes the place of the service worker where the operator has turned it off: it removes itself and
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
 * What a browser needs to open pages without a network: the service worker of the built folder, or
 * one that removes itself if `enabled` is false. ADR 0022.
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
