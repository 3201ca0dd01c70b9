import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const widths = [1280, 768, 375, 320];

/** Checks that the page, as it is shown now, does not scroll sideways at any of the four widths. */
export async function expectFits(page: Page): Promise<void> {
  await atEachWidth(page, () => expectNoSidewaysScroll(page));
}

/** Does something at 1280, 768, 375 and 320 px, and returns to the width that the page had. */
export async function atEachWidth(page: Page, check: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await check();
  }
  if (size) await page.setViewportSize(size);
}

/** Checks that the page does not scroll sideways, once it has taken its present width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(beyond).toBe(0);
}
