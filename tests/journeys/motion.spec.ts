import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { anyMarker, listing, mapOf } from './mapOfResults.ts';

/**
 * Moves the carousel and returns the longest animation that starts within two frames, in
 * milliseconds. Returns 0 without any.
 */
async function longestAnimation(page: Page): Promise<number> {
  const carousel = page.getByRole('group', { name: 'Popular hotels' });
  const shown = carousel.getByRole('link', { name: /^See availability/ });
  const first = await shown.innerText();
  await page.evaluate(() => {
    const record = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      for (const animation of event.target.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        const { longest = '0' } = document.body.dataset;
        document.body.dataset['longest'] = String(Math.max(Number(longest), Number(endTime)));
      }
    };
    addEventListener('transitionrun', record);
    addEventListener('animationstart', record);
  });
  await carousel.getByRole('button', { name: 'Next hotel' }).click();
  await expect(shown).not.toHaveText(first, { timeout: 5_000 });
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Number(document.body.dataset['longest'] ?? 0);
  });
}

test('the carousel moves within half a second', async ({ page, open }) => {
  await open('/');
  // A picture that loads during the move makes react-slick jump to the end position.
  await expect(async () => expect(await longestAnimation(page)).toBe(500)).toPass();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated, and the map moves at once', async ({ page, open }) => {
    await open('/');
    expect(await longestAnimation(page)).toBeLessThan(1);

    await open(`${listing}&map=1`);
    await expect(anyMarker(page)).toBeVisible();
    const moves = await page.locator('.leaflet-map-pane').evaluateHandle((pane) => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push('moved')).observe(pane, { attributeFilter: ['style'] });
      return seen;
    });
    await mapOf(page).getByRole('region', { name: 'Map' }).focus();
    for (const count of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => moves.evaluate(({ length }) => length)).toBe(count);
    }
    await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  });
});
