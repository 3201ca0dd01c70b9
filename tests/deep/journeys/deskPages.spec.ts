import type { Page } from '@playwright/test';
import { deskLanguages } from '#client/desk/app/loadDeskTexts.ts';
import { deskPaths } from '#client/desk/deskPaths.ts';
import { startSite } from '../../support/startSite.ts';
import { linkOf } from '../../journeys/accountMail.ts';
import { expectAccessible } from '../../journeys/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../../journeys/expectFits.ts';
import { fillDesk, webhookNowhere } from './fillDesk.ts';
import { expect, test } from '../../journeys/journey.ts';
import { joinDesk } from '../../journeys/joinDesk.ts';

test.use({ unlocked: false });

/** The tested languages that the desk has: the first one, and one from right to left. */
const languages = (['en', 'ar'] as const).filter((language) => deskLanguages.includes(language));
const widths = [320, 768, 1280];
const { invitation: invitationPath, ...pages } = deskPaths;

for (const language of languages) {
  test(`every page and dialog of the desk is accessible and fits its window: ${language}`, async ({
    context,
    visit,
  }) => {
    test.slow();
    const site = await startSite(webhookNowhere);
    const baseURL = site.origin;
    const { parameters, invitation } = await fillDesk(await visit({ baseURL }), site);
    const page = await context.newPage();
    await page.goto(`${baseURL}/healthz`);
    await page.evaluate((chosen) => localStorage.setItem('desk-language', chosen), language);
    await page.goto(`${baseURL}/desk`);
    await expectSound(page);
    await page.goto(`${baseURL}${linkOf(invitation)}`);
    expect(new URL(page.url()).pathname).toBe(invitationPath);
    await expectSound(page);
    await joinDesk(page, site, 'admin');
    const given = new Map<string, Readonly<Record<string, string>>>(Object.entries(parameters));
    for (const [name, path] of Object.entries(pages)) {
      await test.step(name, async () => {
        const filled = path.replace(/:(\w+)/g, (_all, key: string) =>
          encodeURIComponent(given.get(name)?.[key] ?? ''),
        );
        await page.goto(`${baseURL}${filled}`);
        await expectSound(page);
        await expectSoundDialogs(page);
      });
    }
    // A button of the last page may have sent a request that is not answered yet.
    await page.goto(`${baseURL}/desk`);
    await expectSound(page, { axeAt: [] });
    await site.stop();
  });
}

/**
 * Checks the loaded content at each width, with axe at some of them. The tablet uses the dark
 * theme.
 */
async function expectSound(page: Page, { axeAt = widths } = {}): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: width === 768 ? 'dark' : 'light' });
    await expectNoSidewaysScroll(page);
    if (axeAt.includes(width)) await expectAccessible(page);
  }
}

/**
 * Checks each dialog that a button of the page opens. In a table it checks the first row with such
 * buttons.
 */
async function expectSoundDialogs(page: Page): Promise<void> {
  const buttons = page.locator('main button:visible:not(tr:has(button) ~ tr button)');
  const dialog = page.getByRole('dialog');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    await buttons.nth(index).click();
    if ((await dialog.count()) === 0) continue;
    await expectSound(page, { axeAt: widths.slice(0, 1) });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}
