import type { Page } from '@playwright/test';
import type { Driver } from './driver.ts';

/**
 * Returns a driver for a page of Playwright's Chromium. The caller closes the page and reads its
 * errors.
 */
export function chromiumDriver(page: Page): Driver {
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key, held) => page.keyboard.press(held ? `${held}+${key}` : key),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    errors: [],
    close: async () => {},
  };
}
