import type { Page } from '@playwright/test';
import { hotelPath } from '#client/domain/paths.ts';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { expect, heading, test } from '../../journeys/journey.ts';
import { findOffer, isPrepaid } from '../../journeys/liveCheckout.ts';
import { coveredFocus } from '../../journeys/tabTo.ts';

/** A desktop, a phone, and the same desktop at a zoom of 400 %. */
const sizes = [
  [1280, 800],
  [375, 812],
  [320, 256],
] as const;
const mostStops = 250;
const checkIn = addDays(today(), 21);
const stay = { checkIn, checkOut: addDays(checkIn, 2) };

for (const [width, height] of sizes) {
  test.describe(`at ${width} x ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('no bar hides a focused control of a hotel page', async ({ page, open }) => {
      const { checkout } = await findOffer(page, 21, isPrepaid);
      const id = new URL(checkout, 'http://x').searchParams.get('hotel') ?? '';
      await open(`${hotelPath(id)}?check_in=${stay.checkIn}&check_out=${stay.checkOut}`);
      await expect(page.locator('main a[href*="/checkout?"]').first()).toBeVisible();
      await expectFocusInView(page);
    });

    test('no bar hides a focused control of a listing', async ({ page, open }) => {
      const listing = { city: 'Marrakech', ...stay, comparing: true };
      await open(listingAddress(listing));
      const boxes = page.getByRole('checkbox', { name: /^Compare: / });
      for (const row of [0, 1, 2]) {
        await page
          .getByRole('button', { name: /^More about / })
          .nth(row)
          .click();
        await boxes.focus();
        await page.keyboard.press('Space');
        await expect(boxes).toBeChecked();
        await page.keyboard.press('Escape');
      }
      await expectFocusInView(page);
    });

    for (const prefix of ['', '/de', '/fr']) {
      test(`no bar hides a focused control of the checkout${prefix && ` in ${prefix.slice(1)}`}`, async ({
        page,
        open,
      }) => {
        const { checkout } = await findOffer(page, 21, isPrepaid);
        await open(prefix + checkout);
        await expect(page.locator('main form button[type=submit]').last()).toBeVisible();
        await expectFocusInView(page);
      });
    }
  });
}

/**
 * Moves through the whole page forwards and backwards with the Tab key. First checks that no bar
 * takes more than a third of the view.
 */
async function expectFocusInView(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await loadAll(page);
  expect(await page.evaluate(highBars)).toEqual([]);
  const hidden = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
    });
    let stops = 0;
    for (; stops < mostStops; stops += 1) {
      await page.keyboard.press(key);
      if (!(await page.evaluate(hasFocus))) break;
      const stop = await page.evaluate(coveredFocus);
      if (stop !== undefined) hidden.add(`${key}: ${stop}`);
    }
    expect(stops).toBeGreaterThan(20);
    expect(stops).toBeLessThan(mostStops);
  }
  expect([...hidden]).toEqual([]);
}

/** Loads the parts that are only loaded near the view, so that nothing moves later. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Returns the bars over most of the width that take more than a third of the view. Runs in the
 * page.
 */
function highBars(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const sticks = ['sticky', 'fixed'].includes(getComputedStyle(element).position);
      return sticks && width > innerWidth / 2 && height > innerHeight / 3;
    })
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Returns whether an element has the focus after the page has scrolled to it. Runs in the page. */
async function hasFocus(): Promise<boolean> {
  await new Promise(requestAnimationFrame);
  return document.activeElement !== null && document.activeElement !== document.body;
}
