import type { Page } from '@playwright/test';
import compileText from 'icu-minify/compile';
import { accountTexts } from '#contracts/texts/en/accountTexts.ts';
import { bookingTexts } from '#contracts/texts/en/bookingTexts.ts';
import { firstTexts } from '#contracts/texts/en/firstTexts.ts';
import { hotelTexts } from '#contracts/texts/en/hotelTexts.ts';
import { listingTexts } from '#contracts/texts/en/listingTexts.ts';
import { pseudoTexts, withoutMarks } from '../support/pseudoTexts.ts';
import { scriptsOf } from './chunkFiles.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expect, heading } from './journey.ts';

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
  Object.entries({ firstTexts, listingTexts, hotelTexts, accountTexts, bookingTexts }).map(
    ([name, texts]) => [name, JSON.stringify(compiled(pseudoTexts<object>(texts)))],
  ),
);

/** Shows the built site with texts that are 40 % longer, like those of some other languages. */
export async function lengthenTexts(page: Page): Promise<void> {
  for (const name of ['texts-en', 'texts-en-stays', 'texts-en-rest']) {
    await page.route(scriptsOf(name), async (route) => {
      const response = await route.fetch();
      const chunk = await response.text();
      const body = chunk.replace(
        /"((?:first|listing|hotel|booking)Texts)",0,\w+/g,
        (_, exported: string) => `"${exported}",0,(${longTexts[exported]})`,
      );
      await route.fulfill({ response, body });
    });
  }
}

/** Checks a page with the long texts at the widths of a phone and a tablet. */
export async function expectFitting(page: Page, title: string): Promise<void> {
  await expect.poll(async () => withoutMarks(await heading(page).innerText())).toBe(title);
  await expect(page.getByRole('banner')).toContainText('⟦');
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}
