import { filesCache, keyOfPage, pagesCache } from '../../domain/offline/caches.ts';

/** The service worker, at the root because it answers for all pages. */
const workerPath = '/service-worker.js';

/**
 * Has this page open without a network from now on, also after a restart of the browser: registers the service worker and
 * caches the page and the files that it has loaded, after `preload`. Does nothing in development, where the browser has no service workers,
 * and where the operator has turned it off.
 */
export async function openOffline(preload: () => Promise<unknown>): Promise<void> {
  const setting = document.querySelector<HTMLMetaElement>('meta[name="offline"]')?.content;
  if (!('serviceWorker' in navigator) || setting !== 'on') return;
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register(workerPath);
    await serviceWorker.ready;
    addManifest();
    const [pages, files] = await Promise.all([caches.open(pagesCache), caches.open(filesCache)]);
    const page = keyOfPage(window.location.href);
    await Promise.all([pages.add(page), preload()]);
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${window.location.origin}/assets/`));
    await Promise.all(
      [...new Set(loaded)].map(async (name) => (await files.match(name)) ?? files.add(name)),
    );
  } catch {
    // Storage is denied or full, or the network has gone: the page works without.
  }
}

/** Lets the site be installed as an app. */
function addManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
