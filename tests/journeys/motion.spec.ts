import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** Turns the carousel and tells the longest movement, in milliseconds, that this started. */
async function longestMovement(page: Page): Promise<number> {
  const carousel = page.getByRole('group', { name: 'Popular hotels' });
  const shown = carousel.getByRole('link', { name: /^View hotel/ });
  const first = await shown.innerText();
  await page.evaluate(() => {
    const note = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      for (const movement of event.target.getAnimations()) {
        const { endTime } = movement.effect?.getComputedTiming() ?? {};
        const { longest = '0' } = document.body.dataset;
        document.body.dataset['longest'] = String(Math.max(Number(longest), Number(endTime)));
      }
    };
    addEventListener('transitionrun', note);
    addEventListener('animationstart', note);
  });
  await carousel.getByRole('button', { name: 'Next hotel' }).click();
  await expect(shown).not.toHaveText(first);
  await expect(page.locator('body')).toHaveAttribute('data-longest');
  return Number(await page.locator('body').getAttribute('data-longest'));
}

test('the carousel turns in half a second', async ({ page, open }) => {
  await open('/');
  expect(await longestMovement(page)).toBe(500);
});

test.describe('for a traveller who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page, open }) => {
    await open('/');
    expect(await longestMovement(page)).toBeLessThan(1);
  });
});
