import type { Page } from '@playwright/test';

/**
 * Loads a page while its context is offline. From Chromium 150 on, a new document then reports that
 * it is online.
 */
export async function loadOffline(page: Page, load: () => Promise<unknown>): Promise<void> {
  await load();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
  });
}

/** Informs a page that was loaded with `loadOffline` that its context is online again. */
export async function tellOnline(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });
}
