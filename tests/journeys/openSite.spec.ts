import { gateTexts } from '#contracts/texts/gateTexts.ts';
import { siteIn } from '../support/siteIn.ts';
import { startSite } from '../support/startSite.ts';
import { deskEmail, expect, expectErrors, heading, test as journey } from './journey.ts';

/** A test on a site without the gate. */
const test = journey.extend({
  baseURL: async ({ map }, provide) => {
    const site = await startSite({
      GATE: 'off',
      OPERATOR_NAME: 'Quay & Sons',
      OPERATOR_ADDRESS: '1 Harbor Street, Lisbon',
      OPERATOR_EMAIL: deskEmail,
      MAP_EMBED_URL: `${map}/?at={lat},{lng}&z=14`,
      MAP_TILE_URL: `${map}/tiles/{z}/{x}/{y}`,
    });
    await provide(site.origin);
    await site.stop();
  },
});
test.use({ unlocked: false });

test('without the gate the site opens at once, with the titles that its server wrote', async ({
  page,
  request,
  errors,
}) => {
  const scripts: string[] = [];
  page.on('request', (sent) => void scripts.push(sent.url()));
  const served = async () => {
    const html = await (await request.get(page.url())).text();
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    return title;
  };
  const { t } = siteIn('en');

  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#opening')).toHaveCount(0);
  await expect(page).toHaveTitle(await served());
  expect(scripts.filter((url) => /\/gate\./.test(url))).toEqual([]);

  await page.goto('/hotel-listing?city=Karachi');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(await served());

  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  const name = await page.getByRole('article').first().getByRole('heading').first().innerText();
  await page.getByRole('article').first().getByRole('heading').first().click();
  await expect(heading(page)).toHaveText(name);
  await expect(canonical).toHaveCount(0);
  await expect(page).toHaveTitle(t('page.title', { title: name }));
  expect(await served()).toBe(await page.title());
  await page.addInitScript(keepTitles);
  await page.reload();
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveTitle(t('page.title', { title: name }));
  expect(new Set(await page.evaluate(() => window.name.split('\n').filter(Boolean)))).toEqual(
    new Set([await page.title()]),
  );

  await page.getByLabel(t('page.language.label')).first().selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await served()).toBe(await page.title());

  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();

  // On a slow machine the first answer does not wait until this is known.
  const unknown = '/hotel-detail/no-such-hotel';
  await expect.poll(async () => (await request.get(unknown)).status()).toBe(404);
  await page.goto(unknown);
  await expect(heading(page)).toHaveText(t('hotel.notFound.heading'));
  await page.goto('/no-such-page');
  await expect(heading(page)).toHaveText(t('page.notFound.heading'));
  await expectErrors(errors, [
    '404: /api/hotels/no-such-hotel',
    '404: /hotel-detail/no-such-hotel',
    '404: /no-such-page',
    'error: API returned error 404',
  ]);

  await page.route(/\/assets\/(?!open)[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('#opening')).toHaveText(gateTexts.en.failed);
  errors.length = 0;
});

/**
 * Keeps every title of a document in the name of its window, a line each. Runs in the page, before
 * its scripts.
 */
function keepTitles(): void {
  new MutationObserver(() => {
    window.name += `\n${document.title}`;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
