import type { Page } from '@playwright/test';
import type { Driver } from './driver.ts';

/** A page of Playwright's Chromium as a driver. Who gave the page closes it and reads its errors. */
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
