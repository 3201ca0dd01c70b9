import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { offline } from '#server/site/offline.ts';
import { testApp } from '../testApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'hotels-worker-'));
writeFileSync(join(folder, 'service-worker.js'), 'built()');
afterAll(() => rmSync(folder, { recursive: true }));

const siteWith = (enabled: boolean) =>
  request(testApp('http://127.0.0.1:9', { offline: offline(folder, enabled) }));

test('the service worker is never cached, and may load the content of the site', async () => {
  const { text, headers, type } = await siteWith(true).get('/service-worker.js').expect(200);
  expect([text, type]).toEqual(['built()', 'text/javascript']);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
});

test('the disabled service worker removes itself, its caches and the saved bookings', async () => {
  const { text } = await siteWith(false).get('/service-worker.js').expect(200);
  const removed: string[] = [];
  const handlers = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const scope = {
    addEventListener: handlers.set.bind(handlers),
    skipWaiting: () => removed.push('waiting'),
    caches: {
      keys: () => Promise.resolve(['pages', 'files']),
      delete: (name: string) => Promise.resolve(removed.push(name)),
    },
    indexedDB: { deleteDatabase: (name: string) => removed.push(name) },
    registration: { unregister: () => Promise.resolve(removed.push('worker')) },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a script that browsers run
  new Function(...Object.keys(scope), text)(...Object.values(scope));
  for (const name of ['install', 'activate']) {
    let done = Promise.resolve();
    handlers.get(name)?.({ waitUntil: (work) => void (done = work) });
    await done;
  }
  expect(removed).toEqual(['waiting', 'pages', 'files', 'saved-bookings', 'worker']);
});
