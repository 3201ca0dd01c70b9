import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const widths = [1280, 768, 375, 320];

/** Checks that the page does not scroll sideways at any of the four widths. */
export async function expectFits(page: Page): Promise<void> {
  await atEachWidth(page, () => expectNoSidewaysScroll(page));
}

/** Calls `check` at 1280, 768, 375 and 320 px and then restores the width of the page. */
export async function atEachWidth(page: Page, check: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await check();
  }
  if (size) await page.setViewportSize(size);
}

/** Waits until the page has its present width and checks that it does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(beyond).toBe(0);
}
