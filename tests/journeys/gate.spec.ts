import { expect, heading, passGate, password, test } from './journey.ts';

test('a wrong password is refused, the right one opens, and a reload asks again', async ({
  page,
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

  await passGate(page);
  await expect(page.getByRole('heading', { name: 'Enter Password' })).toHaveCount(0);

  await page.reload();
  await expect(heading(page)).toHaveText('Enter Password');
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('nothing of the password stays behind: no storage, no cookie, no address, no page', async ({
  page,
  context,
  open,
}) => {
  await open('/');
  await expect(page.getByRole('heading', { name: 'Popular hotels' })).toBeVisible();
  const kept = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    historyState: JSON.stringify(history.state),
  }));
  expect(kept).toEqual({
    local: 0,
    session: 0,
    databases: 0,
    caches: 0,
    historyState: expect.not.stringContaining(password),
  });
  expect(await context.cookies()).toEqual([]);
  expect(page.url()).not.toContain(password);
  await expect(page.locator('#gate, input[type=password]')).toHaveCount(0);
});

test('every address is behind the gate', async ({ page }) => {
  await page.goto('/checkout');
  await expect(heading(page)).toHaveText('Enter Password');
  await passGate(page);
  await expect(heading(page)).toHaveText('Checkout');
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the gate is painted, and Submit neither leaves the page nor tells the password', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(heading(page)).toHaveText('Enter Password');
    // A trial click fails on what something else covers.
    await page.locator('noscript p').click({ trial: true });
    const address = page.url();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByLabel('Password')).toHaveValue(password);
    expect(page.url()).toBe(address);
  });
});
