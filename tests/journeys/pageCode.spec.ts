import { ownScriptsOf, scriptsOf } from './chunkFiles.ts';
import { expect, heading, test } from './journey.ts';

test('the code of the pages that are likely next loads after the first page, that of others when it is pointed at; a page whose code does not says so, and loads on the next navigation', async ({
  page,
  open,
  errors,
}) => {
  const loaded = ['listing', 'hotel'].map((name) =>
    page.waitForResponse((response) => scriptsOf(name).test(response.url())),
  );
  await open('/');
  await Promise.all(loaded);
  const pointedAt = page.waitForRequest(ownScriptsOf('favorites'));
  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).hover();
  await pointedAt;

  await page.route(scriptsOf('sign-in'), (route) => route.abort('internetdisconnected'));
  await open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page)).toHaveText('This page could not be shown');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.unroute(scriptsOf('sign-in'));
  await page.goBack();
  await expect(heading(page)).toHaveText('Find a room worth the journey');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page)).toHaveText('Login');

  expect(errors).toContainEqual(
    expect.stringMatching(/^net::ERR_INTERNET_DISCONNECTED: \/assets\//),
  );
  expect(errors).toContainEqual(expect.stringMatching(/^error: ChunkLoadError/));
  errors.length = 0;
});
