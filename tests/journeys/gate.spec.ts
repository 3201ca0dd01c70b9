import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { gateTexts } from '#contracts/texts/gateTexts.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, heading, passGate, password, test } from './journey.ts';
import { makeOutdated } from './outdatedBrowser.ts';

test.use({ unlocked: false });

test('only the right password unlocks the site, and every load locks it again', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('Enter Password');
  await expect(page.getByRole('alert')).toBeEmpty();
  const field = page.getByLabel('Password');
  await expect(field).toBeFocused();

  await field.fill('Explore');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect password');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);

  await passGate(page);
  await expect(page.getByRole('heading', { name: 'Popular hotels' })).toBeVisible();
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    historyState: JSON.stringify(history.state),
  }));
  expect(stored).toEqual({
    local: 0,
    session: 0,
    databases: 0,
    caches: 0,
    historyState: expect.not.stringContaining(password),
  });
  expect(await context.cookies()).toEqual([]);
  expect(page.url()).not.toContain(password);
  await expect(page.locator('#gate, input[type=password]')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter((face) => face.status === 'loaded').map(({ family }) => family),
      ),
    )
    .toEqual(
      expect.arrayContaining([
        expect.stringContaining('Figtree Variable'),
        expect.stringContaining('Fraunces Variable'),
      ]),
    );
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  const response = await page.request.get(String(icon));
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('image/svg+xml');

  await page.goto('/checkout');
  await expect(heading(page)).toHaveText('Enter Password');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await passGate(page);
  await expect(heading(page)).toHaveText('Checkout');
});

test('the probes name the running version and mark the hotels as samples', async ({ request }) => {
  const textAt = async (path: string) => (await request.get(path)).text();
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  expect(await textAt('/healthz')).toMatch(
    new RegExp(`^alive\nversion ${version}(?: \\([\\da-f]{7,}(?:-dirty)?\\))?\n$`),
  );
  await expect.poll(() => textAt('/readyz')).toBe('ready\nsample hotels\n');
});

test.describe('in an outdated browser', () => {
  test.use({ bypassCSP: true });

  test('the gate asks for an update and shows only controls that work', async ({ page }) => {
    await makeOutdated(page);
    await page.goto('/');
    await expect(page.getByText(gateTexts.en.outdated)).toBeVisible();
    await expect(heading(page)).toHaveText('Enter Password');
    await expect(page.getByLabel('Password')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the gate is shown, and Submit neither leaves the page nor reveals the password', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(heading(page)).toHaveText('Enter Password');
    // A trial click fails when another element covers the target.
    await page.locator('noscript p').click({ trial: true });
    const address = page.url();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('Password')).toHaveValue(password);
    expect(page.url()).toBe(address);
  });
});
