import type { Locator } from '@playwright/test';
import { expect } from './journey.ts';

const maxPresses = 80;

/**
 * Presses Tab until a control has the focus. Fails after 80 presses, or when an element on the way
 * has the focus without a visible outline.
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
export function unseenFocus(): string | undefined {
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

/**
 * Returns the focused element's HTML if no part of it is visible, for example behind a bar. A point
 * of it is visible if the topmost element there is the element itself, its child, its ancestor or
 * its label. Runs in the page.
 */
export function coveredFocus(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  for (const { left, right, top, bottom } of element.getClientRects()) {
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (to - from < 1 || below - above < 1) continue;
    for (const across of [0.05, 0.25, 0.5, 0.75, 0.95]) {
      for (const down of [0.05, 0.25, 0.5, 0.75, 0.95]) {
        const shown = document.elementFromPoint(
          from + (to - from) * across,
          above + (below - above) * down,
        );
        if (shown && (element.contains(shown) || shown.contains(element))) return undefined;
        if (shown && label?.contains(shown)) return undefined;
      }
    }
  }
  return element.outerHTML.slice(0, 160);
}
