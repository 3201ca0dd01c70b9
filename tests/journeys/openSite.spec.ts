import type { Locator, Page } from '@playwright/test';
import { gateTexts } from '#contracts/texts/gateTexts.ts';
import { siteIn } from '../support/siteIn.ts';
import { expect, expectErrors, heading } from './journey.ts';
import { test } from './openSiteJourney.ts';
import { makeOutdated } from './outdatedBrowser.ts';

test.use({ unlocked: false });

test('without the gate the site opens at once, with the titles from its server', async ({
  page,
  request,
  errors,
}) => {
  const requests: string[] = [];
  page.on('request', (sent) => void requests.push(sent.url()));
  const asked = () => requests.splice(0).filter((url) => /\/api\/hotels\/(?!places)/.test(url));
  const served = async () => {
    const html = await (await request.get(page.url())).text();
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    return title;
  };
  const { t } = siteIn('en');

  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#opening')).toHaveCount(0);
  await expect.poll(() => fontsOf(page, 'h1')).toEqual(['Fraunces']);
  await expect(page).toHaveTitle(await served());
  expect(requests.filter((url) => /\/gate\./.test(url))).toEqual([]);

  // On a slow machine the first page may be sent before the provider's response, but the next page
  // has it.
  await expect(async () => {
    requests.length = 0;
    await page.goto('/hotel-listing?city=Karachi');
    await expect(page.locator('#drawn')).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked()).toEqual([]);
  }).toPass();
  await expect(page).toHaveTitle(await served());

  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  const name = await page.getByRole('article').first().getByRole('heading').first().innerText();
  await page.getByRole('article').first().getByRole('heading').first().click();
  await expect(heading(page)).toHaveText(name);
  await expect(canonical).toHaveCount(0);
  await expect(page).toHaveTitle(t('page.title', { title: name }));
  await expect.poll(() => served()).toBe(await page.title());
  await page.addInitScript(keepTitles);
  await expect(async () => {
    requests.length = 0;
    await page.reload();
    await expect(page.locator('#drawn')).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveTitle(t('page.title', { title: name }));
    expect(asked()).toEqual([]);
  }).toPass();
  expect(new Set(await page.evaluate(() => window.name.split('\n').filter(Boolean)))).toEqual(
    new Set([await page.title()]),
  );

  await page.getByLabel(t('page.language.label')).first().selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => served()).toBe(await page.title());

  // Prices in a page from the browser's cache do not count as new.
  requests.length = 0;
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();

  // On a slow machine the first response may be sent before this is known.
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

test('an Arabic page gets its own web font, and shows its headings meanwhile', async ({ page }) => {
  await page.goto('/ar');
  await expect(page.locator('#opening')).toHaveCount(0);
  await expect.poll(() => fontsOf(page, 'h1')).toContain('El Messiri SemiBold');
  const fonts = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, display }) =>
      family.includes('El Messiri') ? [display] : [],
    ),
  );
  expect(fonts).toEqual(['swap']);
});

test('the page from the server is shown first, and the app replaces it without a shift', async ({
  page,
  request,
}) => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route(/\/assets\/(?!open)[^/]*\.js$/, async (route) => {
    await loaded;
    await route.continue();
  });
  // On a slow machine the first page may be sent before the provider's response, but the next page
  // has it.
  await expect
    .poll(async () => (await request.get('/hotel-listing?city=Karachi')).text())
    .toContain('id="drawn"');
  await page.goto('/hotel-listing?city=Karachi', { waitUntil: 'commit' });
  const drawn = page.locator('#drawn');
  const link = (at: Locator) =>
    at.getByRole('article').nth(2).getByRole('heading').getByRole('link');
  await expect(link(drawn)).toBeVisible();
  const styled = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet !== null,
    );
  await expect.poll(() => page.evaluate(styled)).toBe(true);

  await link(drawn).focus();
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  const top = async (at: Locator) => (await link(at).boundingBox())?.y ?? 0;
  const before = await top(drawn);

  load();
  await expect(drawn).toHaveCount(0);
  const shown = page.locator('#root');
  await expect(link(shown)).toBeFocused();
  await expect.poll(async () => Math.abs((await top(shown)) - before)).toBeLessThan(2);
});

test('a sampled page load reports its speed once, and nothing about the visitor', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
    // Playwright sees neither requests with a blob nor requests that a page sends when it is left.
    navigator.sendBeacon = (to, body) => {
      if (body instanceof Blob) void body.text().then((text) => (window.name += `${to} ${text}\n`));
      return true;
    };
  });
  const sent = () => page.evaluate(() => window.name.split('\n').filter((line) => line !== ''));
  const measures = page.waitForResponse(async (response) =>
    (await response.text().catch(() => '')).includes('largest-contentful-paint'),
  );
  await page.goto('/hotel-listing?city=Karachi');
  await expect(page.locator('#drawn')).toHaveCount(0);
  await measures;
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await sent()).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    for (let times = 0; times < 2; times += 1) {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });
  await expect.poll(sent).toHaveLength(1);
  const [address, report = ''] = (await sent()).join('').split(' ');
  expect(address).toBe('/api/reports');
  expect(JSON.parse(report)).toEqual({
    kind: 'vitals',
    page: 'listing',
    width: 'desktop',
    lcp: expect.any(Number),
    inp: expect.any(Number),
    cls: expect.any(Number),
  });
});

test.describe('in an outdated browser', () => {
  test.use({ bypassCSP: true });

  test('a page keeps the content from the server below the advice to update the browser', async ({
    page,
    request,
  }) => {
    await expect
      .poll(async () => (await request.get('/?city=Karachi')).text())
      .toContain('id="drawn"');
    await makeOutdated(page);
    await page.goto('/');
    await expect(page.getByText(gateTexts.en.outdated)).toBeVisible();
    await expect(page.locator('#drawn').getByRole('banner')).toBeVisible();
    await expect(page.locator('script[src]')).toHaveCount(1);
  });
});

/** Returns the families of the web fonts in which the browser renders the first match. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.flatMap(({ familyName, isCustomFont }) => (isCustomFont ? [familyName] : []));
}

/**
 * Stores every title of a document in the name of its window, one a line. Runs in the page, before
 * its scripts.
 */
function keepTitles(): void {
  new MutationObserver(() => {
    window.name += `\n${document.title}`;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
