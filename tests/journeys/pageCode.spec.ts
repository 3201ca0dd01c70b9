import { expect, heading, test } from './journey.ts';

test('the code of the other pages comes while the first one is looked at', async ({
  page,
  open,
}) => {
  const others = ['listing', 'hotel', 'pre-checkout', 'checkout', 'sign-in', 'sign-up'];
  const come = others.map((name) =>
    page.waitForResponse((answer) => answer.url().includes(`/assets/${name}.`)),
  );
  await open('/');
  await Promise.all(come);
});

test('a page whose code does not come says so, and is shown on the next visit', async ({
  page,
  open,
  faults,
}) => {
  await page.route('**/assets/sign-in.*.js', (route) => route.abort('internetdisconnected'));
  await open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page)).toHaveText('This page could not be shown');
  await expect(page.getByRole('button', { name: 'Load again' })).toBeVisible();
  await page.unroute('**/assets/sign-in.*.js');
  await page.goBack();
  await expect(heading(page)).toHaveText('Find a room worth the journey');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page)).toHaveText('Login');

  expect(faults).toContainEqual(
    expect.stringMatching(/^net::ERR_INTERNET_DISCONNECTED: .*sign-in/),
  );
  expect(faults).toContainEqual(expect.stringMatching(/^error: ChunkLoadError/));
  faults.length = 0;
});
