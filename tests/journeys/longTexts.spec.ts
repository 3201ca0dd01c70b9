import type { Page } from '@playwright/test';
import compileText from 'icu-minify/compile';
import * as v from 'valibot';
import { hotelPath } from '#client/domain/paths.ts';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';
import { bookingTexts } from '#contracts/texts/en/bookingTexts.ts';
import { firstTexts } from '#contracts/texts/en/firstTexts.ts';
import { hotelTexts } from '#contracts/texts/en/hotelTexts.ts';
import { pseudoTexts, withoutMarks } from '../support/pseudoTexts.ts';
import { scriptsOf } from './chunkFiles.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import { pages } from './pages.ts';

// The built site with texts that are 40 % longer, as those of other languages can be.

/** The texts as the build compiles them. */
function compiled(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, unknown]) => {
      if (typeof text === 'string') return [key, compileText(text)];
      return [key, typeof text === 'object' && text !== null ? compiled(text) : text];
    }),
  );
}

const longTexts = Object.fromEntries(
  Object.entries({ firstTexts, hotelTexts, bookingTexts }).map(([name, texts]) => [
    name,
    JSON.stringify(compiled(pseudoTexts<object>(texts))),
  ]),
);

test.beforeEach(async ({ page }) => {
  for (const name of ['texts-en', 'texts-en-hotel', 'texts-en-booking']) {
    await page.route(scriptsOf(name), async (route) => {
      const response = await route.fetch();
      const chunk = await response.text();
      const body = chunk.replace(
        /\b((?:first|hotel|booking)Texts):\(\)=>\w+/,
        (_, exported: string) => `${exported}:()=>(${longTexts[exported]})`,
      );
      await route.fulfill({ response, body });
    });
  }
});

/** Checks a page that is shown with the long texts at the widths of a phone and of a tablet. */
async function expectFitting(page: Page, title: string): Promise<void> {
  await expect.poll(async () => withoutMarks(await heading(page).innerText())).toBe(title);
  await expect(page.getByRole('banner')).toContainText('⟦');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

test('the pages without a hotel fit with long texts', async ({ page, open, errors }) => {
  // The long texts are the English ones.
  for (const [name, path, title, status = 200] of pages.filter(
    ([, each]) => !/^\/ar\//.test(each),
  )) {
    await test.step(name, async () => {
      await open(path);
      await expectFitting(page, title);
      if (status !== 200) await expectErrors(errors, [`${status}: ${path}`]);
    });
  }
});

const stay = 'check_in=2027-03-08&check_out=2027-03-10';

test('the pages from a search to the checkout fit with long texts', async ({ page, open }) => {
  const response = await page.request.get(`/api/hotels/search?city=Marrakech&${stay}`);
  const hotels = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  const [{ id, name } = { id: '', name: '' }, other] = hotels;
  const rate = hotels[0]?.rates?.[0];
  const choice = `hotel=${id}&room=${rate?.room_group_id}&rate=${rate?.id}&${stay}`;
  const title = `Found ${hotels.length} properties`;
  for (const [path, heading] of [
    [`/hotel-listing?city=Marrakech&${stay}&rooms=2&adults=3&child=4`, title],
    [`/hotel-listing?city=Marrakech&${stay}&map=1`, title],
    [`/compare?hotels=${id}&hotels=${other?.id}&${stay}`, 'Compare properties'],
    [`${hotelPath(id)}?${stay}`, name],
    [`/pre-checkout?${choice}`, 'Review your booking'],
    [`/checkout?${choice}`, 'Checkout'],
  ] as const) {
    await test.step(path, async () => {
      await open(path);
      await expectFitting(page, heading);
    });
  }
});
