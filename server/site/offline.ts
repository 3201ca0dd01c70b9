import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
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

const files = {
  '/site.webmanifest': 'application/manifest+json',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
};

/**
 * What a browser needs to open pages without a network: the service worker of the built folder, or
 * one that removes itself if `enabled` is false, and the manifest with its icons, for installing
 * the site as an app. ADR 0022.
 */
export function offline(folder: string, enabled: boolean): Router {
  const worker = enabled ? readFileSync(join(folder, 'service-worker.js')) : Buffer.from(removal);
  const router = Router();
  router.get('/service-worker.js', (req, res) => {
    res.set('Content-Security-Policy', workerPolicy);
    send('text/javascript; charset=utf-8', worker)(req, res, () => undefined);
  });
  for (const [path, type] of Object.entries(files)) {
    router.get(path, send(type, readFileSync(join(folder, path))));
  }
  return router;
}

function send(type: string, body: Buffer): RequestHandler {
  const headers = ['Cache-Control', 'no-cache', ...contentHeaders(type, body)];
  return (_req, res) => respond(res, { status: 200, headers, body });
}
