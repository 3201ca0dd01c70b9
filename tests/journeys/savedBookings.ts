import type { Page } from '@playwright/test';

/** Whether the page of a booking is kept: the booking, the page around it, and its map. */
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

/** How many bookings the browser has saved. */
export const savedBookings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('saved-bookings');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('bookings').objectStore('bookings').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
