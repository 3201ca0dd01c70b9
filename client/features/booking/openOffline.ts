import { filesCache, keyOfPage, pagesCache } from '../../domain/offline/caches.ts';

/** The service worker, at the root because it answers for all pages. */
const workerPath = '/service-worker.js';

/**
 * Has this page open without a network from now on, also after a restart of the browser: registers
 * the service worker and caches the page and the files that it has loaded, after `preload`. Does
 * nothing in development, where the browser has no service workers, and where the operator has
 * turned it off.
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
    await Promise.all([pages.add(keyOfPage(window.location.href)), preload()]);
    keepLoadedFiles(files);
  } catch {
    // Storage is denied or full, or the network has gone: the page works without.
  }
}

/**
 * Caches the files that this page has loaded, and those that it loads from now on: the code of the
 * other pages.
 */
function keepLoadedFiles(files: Cache): void {
  const ours = `${window.location.origin}/assets/`;
  const keep = async (name: string) => {
    if (!(await files.match(name))) await files.add(name);
  };
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      // What cannot be cached is loaded when it is needed.
      if (name.startsWith(ours)) keep(name).catch(() => undefined);
    }
  }).observe({ type: 'resource', buffered: true });
}

/** Lets the site be installed as an app. */
function addManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
