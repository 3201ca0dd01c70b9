import type { Page } from '@playwright/test';

/**
 * Whether the service worker has cached a booking's page: the booking, the page around it and its
 * map.
 */
export const isKept = (page: Page) =>
  page.evaluate(async () => {
    const [pages, files] = await Promise.all([caches.open('pages'), caches.open('files')]);
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/assets/'));
    return (
      (await pages.keys()).length > 0 &&
      (await Promise.all(loaded.map(({ name }) => files.match(name)))).every(Boolean)
    );
  });

/** Returns the bookings that the browser has saved, as texts. */
export const savedBookings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('saved-bookings');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('bookings').objectStore('bookings').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map((entry) => JSON.stringify(entry)));
          };
        };
      }),
  );

/** Returns everything that the browser has stored for the site beyond the tab, as one text. */
export const stored = async (page: Page) => {
  const cached = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, response?.url ?? '', (await response?.text()) ?? '');
      }
    }
    return texts;
  });
  return [...cached, ...(await savedBookings(page))].join('\n');
};
