import type { Page } from '@playwright/test';
import { type Language, pathIn } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { siteIn } from '../support/siteIn.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading } from './journey.ts';
import { test } from './openSiteJourney.ts';

test.use({ unlocked: false, javaScriptEnabled: false });

const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [arrival, departure] = [dayOf(40), dayOf(42)];

/** Opens a page again until the site has what it shows: a page waits for it only shortly. */
async function openWhole(page: Page, open: () => Promise<unknown>, language: Language) {
  const { t } = serverI18n(language);
  await open();
  const retry = page.getByRole('link', { name: t('withoutScript.retry') });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

for (const language of ['en', 'ar'] as const) {
  test(`without JavaScript a traveler searches, turns the page and reads, in ${language}`, async ({
    page,
  }) => {
    const { t } = siteIn(language);
    await openWhole(page, () => page.goto(pathIn(language, '/')), language);
    await expect(page.getByText(serverI18n(language).t('withoutScript.drawn'))).toBeVisible();
    const search = page.getByRole('search');
    await expect(search).toHaveCount(1);
    await search.getByLabel(t('destinations.where')).fill(language === 'ar' ? 'كراتشي' : 'karachi');
    await search.getByLabel(t('searchFields.checkIn')).fill(arrival);
    await search.getByLabel(t('searchFields.checkOut')).fill(departure);
    await search.getByLabel(t('searchFields.adults.label')).fill('1');
    await expectFits(page);
    const submit = search.getByRole('button', { name: t('search.submit') });
    await openWhole(page, () => submit.click(), language);

    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(pathIn(language, '/hotel-listing'));
    expect(searchParams.get('city')).toMatch(/^karachi$/i);
    expect(searchParams.toString()).toContain(
      `check_in=${arrival}&check_out=${departure}&adults=1`,
    );
    await expect(page.getByRole('article')).toHaveCount(25);
    await expect(page.getByRole('search')).toHaveCount(1);
    await expectFits(page);
    // Nothing is shown that does nothing.
    await expect(page.locator('button:visible:not([type=submit]), select:visible')).toHaveCount(0);

    const next = page.getByRole('link', { name: t('listing.pages.next'), exact: true });
    await openWhole(page, () => next.click(), language);
    expect(page.url()).toContain('page=2');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = await link.innerText();
    await openWhole(page, () => link.click(), language);

    await expect(heading(page)).toHaveText(name);
    for (const section of ['facilities', 'rooms', 'policies'] as const) {
      const title = t(`hotel.sections.${section}`);
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    }
    await expect(page.getByRole('img', { name }).first()).toBeVisible();
    await expect(
      page.locator('button:visible:not([type=submit], [aria-haspopup]), select:visible'),
    ).toHaveCount(0);
    await expectFits(page);

    const terms = page.getByRole('link', { name: t('page.footer.links.terms') });
    await openWhole(page, () => terms.click(), language);
    expect(await page.getByRole('main').innerText()).toMatch(/[^]{1500}/);
    await expectFits(page);
  });
}
