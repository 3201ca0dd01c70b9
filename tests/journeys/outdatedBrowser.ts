import type { Page } from '@playwright/test';

/** Makes the browser lack a CSS unit that the oldest supported browsers know. Needs `bypassCSP`. */
export async function makeOutdated(page: Page): Promise<void> {
  await page.route(/\/(assets\/open[^/]*\.js)?(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('1dvh', '1unknown');
    await route.fulfill({ response, body });
  });
}
