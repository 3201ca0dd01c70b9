import type { Page } from '@playwright/test';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { addDays } from '#client/domain/search/calendarDay.ts';
import { gateTexts } from '#contracts/texts/gateTexts.ts';
import { directionOf, type Language, pathPrefix } from '#contracts/texts/languages.ts';
import type { Site } from '../support/startSite.ts';
import { siteIn } from '../support/siteIn.ts';
import { mailTo, newTraveler } from './accountMail.ts';
import { expect, heading, password } from './journey.ts';

/** Pays for a prepaid stay on the page of the sample bank. */
async function payIn(page: Page, site: Site): Promise<void> {
  const made = page.locator('[data-status]:not([data-status=pending])');
  await expect(made.or(page.locator('#card'))).toBeVisible();
  if (!page.url().startsWith(site.bank)) return;
  await page.locator('#card').fill('4242 4242 4242 4242');
  await page.locator('main form button').click();
}

/**
 * Books a stay in a language, from the gate to the mail, and calls `lookAt` on each page. Each
 * caller passes another `checkIn`, so that no other journey takes the last room.
 */
export async function bookIn(
  language: Language,
  {
    page,
    site,
    checkIn,
    lookAt,
  }: { page: Page; site: Site; checkIn: string; lookAt: () => Promise<void> },
): Promise<void> {
  const { t } = siteIn(language);
  const prefix = pathPrefix(language);
  const gate = gateTexts[language];

  await page.goto(prefix || '/');
  await expect(heading(page)).toHaveText(gate.heading);
  await page.getByLabel(gate.password).fill(password);
  await page.getByRole('button', { name: gate.submit }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', directionOf(language));
  await lookAt();

  await page.goto(
    `${prefix}${listingAddress({ city: 'Marrakech', checkIn, checkOut: addDays(checkIn, 2) })}`,
  );
  await page.getByLabel(gate.password).fill(password);
  await page.keyboard.press('Enter');
  const row = page.getByRole('article').first();
  await expect(row).toBeVisible();
  await lookAt();

  await row.getByRole('heading').first().click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/hotel-detail/`));
  const offer = page.locator('main a[href*="/checkout?"]').first();
  await expect(offer).toBeVisible();
  await lookAt();

  await offer.click();
  await expect(heading(page)).toHaveText(t('checkout.title'));
  await lookAt();
  await page.locator('[autocomplete$="given-name"]').first().fill('Ada');
  await page.locator('[autocomplete$="family-name"]').first().fill('Bell');
  await page.locator('select[name=phoneCountry]').selectOption('PK');
  await page.locator('[autocomplete="tel"]').fill('0300 1234567');
  const { email } = newTraveler();
  await page.locator('[autocomplete="email"]').fill(email);
  const citizenship = page.locator('select[autocomplete="country"]');
  if ((await citizenship.count()) > 0) await citizenship.selectOption('PK');
  await page.locator('main form button[type=submit]').last().click();
  await payIn(page, site);
  await expect(page).toHaveURL(new RegExp(`${prefix}/booking/`));
  await lookAt();

  const mail = (await mailTo(site, email, '')).replaceAll('=3D', '=');
  expect(mail).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
  expect(mail).toContain(`${site.origin}${prefix}/booking/`);
}
