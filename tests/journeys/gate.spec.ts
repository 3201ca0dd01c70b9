import { expect, heading, passGate, password, test } from './journey.ts';

test.use({ unlocked: false });

test('a wrong password shows a message, the right one unlocks, and every load locks again', async ({
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

  await page.goto('/checkout');
  await expect(heading(page)).toHaveText('Enter Password');
  await passGate(page);
  await expect(heading(page)).toHaveText('Checkout');
});

test('the password is not stored: in no storage, cookie, address or page', async ({
  page,
  context,
}) => {
  await page.goto('/');
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
