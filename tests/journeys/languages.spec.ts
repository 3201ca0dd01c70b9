import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingAddress } from '#client/domain/addresses/listingAddress.ts';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { gateTexts } from '#contracts/texts/gateTexts.ts';
import { directionOf, languages, pathPrefix } from '#contracts/texts/languages.ts';
import { siteIn } from '../support/siteIn.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading, password, test } from './journey.ts';

test.use({ unlocked: false });

for (const width of [375, 1280]) {
  for (const language of languages) {
    const days = 30 + 3 * (languages.indexOf(language) + (width < 400 ? 0 : languages.length));
    const checkIn = addDays(today(), days);

    test(`in ${language} at ${width} px a stay is booked, from the gate to its mail`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 812 });
      const { t } = siteIn(language);
      const prefix = pathPrefix(language);
      const gate = gateTexts[language];
      const lookAt = async () => {
        await expectFits(page);
        if (language === 'ar') await expectAccessible(page);
      };

      await page.goto(prefix || '/');
      await expect(heading(page)).toHaveText(gate.heading);
      await page.getByLabel(gate.password).fill(password);
      await page.getByRole('button', { name: gate.submit }).click();
      await expect(page.getByRole('banner')).toBeVisible();
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', directionOf(language));
      await lookAt();

      // Days of its own, so that no other journey takes the last room.
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
      const offer = page.locator('main a[href*="/pre-checkout"]').first();
      await expect(offer).toBeVisible();
      await lookAt();

      await offer.click();
      await expect(heading(page)).toHaveText(t('precheckout.title'));
      await lookAt();
      await page.locator('[autocomplete$="given-name"]').first().fill('Ada');
      await page.locator('[autocomplete$="family-name"]').first().fill('Bell');
      await page.locator('select:has(option[value="PK"])').last().selectOption('PK');
      await page.locator('[autocomplete="tel"]').fill('0300 1234567');
      await page.locator('main form button[type=submit]').last().click();
      await expect(heading(page)).toHaveText(t('checkout.title'));
      await lookAt();

      await page.locator('select[autocomplete="country"]').selectOption('PK');
      const email = `ada-${language}-${width}@example.com`;
      await page.locator('[autocomplete="email"]').fill(email);
      await page.locator('main form button[type=submit]').last().click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/booking/`));
      await lookAt();

      const folder = join(site.dataDir, 'mail');
      const mail = () =>
        (existsSync(folder) ? readdirSync(folder) : [])
          .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
          .find((text) => text.includes(`To: ${email}`))
          ?.replaceAll('=3D', '=');
      await expect.poll(() => mail() !== undefined).toBe(true);
      expect(mail()).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      expect(mail()).toContain(`${site.origin}${prefix}/booking/`);
    });
  }
}

test('the language is switched in place: what was typed and the page stay', async ({ page }) => {
  await page.goto('/hotel-listing?city=Marrakech&stars=4');
  await page.locator('#gate-password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  const where = page.getByRole('search').first().getByRole('combobox').first();
  await where.fill('Kyoto');
  await page.getByLabel('Language').first().selectOption('ar');
  await expect(page).toHaveURL('/ar/hotel-listing?city=Marrakech&stars=4');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(where).toHaveValue('Kyoto');
});
