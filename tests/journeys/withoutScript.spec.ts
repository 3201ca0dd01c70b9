import type { Page } from '@playwright/test';
import { pathIn } from '#contracts/texts/languages.ts';
import { siteIn } from '../support/siteIn.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading } from './journey.ts';
import { test } from './openSiteJourney.ts';

test.use({ unlocked: false, javaScriptEnabled: false });

const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [arrival, departure] = [dayOf(40), dayOf(42)];

/**
 * Opens a page repeatedly until it is complete, because the site waits only briefly for its data.
 */
async function openWhole(page: Page, open: () => Promise<unknown>) {
  await open();
  await expect(async () => {
    const retry = page.locator('body > noscript a[href=""]');
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Checks that the page shows no control without a function. */
async function expectNothingDead(page: Page) {
  const dead =
    'button:visible:not([type=submit], [aria-haspopup]), select:visible:not(form select)';
  await expect(page.locator(dead)).toHaveCount(0);
}

for (const [language, city] of [
  ['en', 'karachi, Sindh'],
  ['ar', 'كراتشي'],
] as const) {
  test(`without JavaScript a traveler searches, filters, turns the page and reads, in ${language}`, async ({
    page,
    errors,
  }) => {
    const { t } = siteIn(language);
    await openWhole(page, () => page.goto(pathIn(language, '/')));
    await expect(page.locator('body > noscript')).toBeVisible();
    // Playwright finds no names and roles in a <noscript>, but browsers do.
    const search = page.locator('form:visible');
    await expect(search).toHaveCount(1);
    await search.locator('[name=city]').fill(city);
    await search.locator('[name=check_in]').fill(arrival);
    await search.locator('[name=check_out]').fill(departure);
    await search.locator('[name=adults]').fill('1');
    await expectFits(page);
    await openWhole(page, () => search.locator('[type=submit]').click());

    const { pathname, search: query } = new URL(page.url());
    expect(pathname).toBe(pathIn(language, '/hotel-listing'));
    const days = `check_in=${arrival}&check_out=${departure}`;
    expect(query.toLowerCase()).toBe(`?city=karachi&${days}&occupancy=1`);
    await expect(page.getByRole('article')).toHaveCount(25);
    const filters = page.locator('form:visible:not([role])');
    await expect(filters).toHaveCount(1);
    await expectNothingDead(page);
    await expectFits(page);

    await filters.locator('[name=stars][value="4"]').check();
    await openWhole(page, () => filters.locator('[type=submit]').click());
    expect(new URL(page.url()).search.toLowerCase()).toBe(
      `?city=karachi&${days}&occupancy=1&stars=4`,
    );
    const active = page.getByRole('group', { name: t('filters.active.title') });
    await expect(active.getByRole('link')).toHaveCount(2);
    await expect(filters.locator('[name=stars][value="4"]')).toBeChecked();
    const pages = { width: 1280, height: 800 };
    await page.setViewportSize({ ...pages, width: 320 });
    await page.locator('summary:visible').click();
    await expect(filters.locator('[name=stars][value="4"]')).toBeChecked();
    await expectFits(page);
    await page.setViewportSize(pages);
    await openWhole(page, () => active.getByRole('link').first().click());
    await expect(active.getByRole('link')).toHaveCount(0);

    await openWhole(page, () => page.locator('a[rel=next]').click());
    expect(page.url()).toContain('page=2');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = await link.innerText();
    await openWhole(page, () => link.click());

    await expect(heading(page)).toHaveText(name);
    const sections = await page.locator('h2:visible').allInnerTexts();
    for (const section of ['facilities', 'rooms', 'policies'] as const) {
      expect(sections).toContain(t(`hotel.sections.${section}`));
    }
    await expect(page.getByRole('img').first()).toBeVisible();
    await expectNothingDead(page);
    await expectFits(page);

    const terms = page.getByRole('link', { name: t('page.footer.links.terms'), exact: true });
    await openWhole(page, () => terms.click());
    expect(await page.getByRole('main').innerText()).toMatch(/[^]{1500}/);
    await expectFits(page);
    // The browser does not load scripts that it would not run.
    expect(errors.filter((error) => !/^csp: \/assets\/[^/]+\.js$/.test(error))).toEqual([]);
    errors.length = 0;
  });
}
