import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';

const maxPresses = 80;

/**
 * Presses Tab until a control has the focus. Fails when it is not reached within 80 presses, or
 * when an element on the way has the focus without a visible outline.
 */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeAttached();
  const unseen: string[] = [];
  for (let stops = 0; stops < maxPresses; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(unseenFocus);
    if (stop) unseen.push(stop);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused({ timeout: 1 });
  expect(unseen).toEqual([]);
}

/** Returns the focused element's HTML if its focus is not visible. Runs in the page. */
function unseenFocus(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const showsItsParts = element instanceof HTMLInputElement && element.type === 'date';
  if (showsItsParts) return undefined;
  const box = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const outlined = outlineStyle !== 'none' && outlineWidth !== '0px';
  const sized = box.width > 0 && box.height > 0;
  const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return outlined && sized && visible ? undefined : element.outerHTML.slice(0, 200);
}
