import { ownScriptsOf, scriptsOf } from './chunkFiles.ts';
import { expect, heading, resultCount, someResults, test } from './journey.ts';

test('code of likely next pages loads after the first page, and other code on hover', async ({
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
  await expect(page.getByRole('banner').getByRole('link', { name: 'Favorites' })).toBeVisible();
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

test('a hotel page whose code is missing offline keeps the header and links to the results', async ({
  page,
  open,
  errors,
}) => {
  await page.route(ownScriptsOf('hotel'), (route) => route.abort('internetdisconnected'));
  await open('/hotel-listing?city=Marrakech');
  await expect(resultCount(page)).toHaveText(someResults);
  await page.context().setOffline(true);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(heading(page)).toHaveText('This page could not be shown');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(resultCount(page)).toHaveText(someResults);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(false);

  const expected = /^net::ERR_INTERNET_DISCONNECTED: |ChunkLoadError|Failed to fetch/;
  expect(errors.filter((error) => !expected.test(error))).toEqual([]);
  errors.length = 0;
});

test('a page that gets a gateway’s error page says so and can be loaded again', async ({
  page,
  open,
  errors,
}) => {
  const body = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';
  const gateway = { status: 502, contentType: 'text/html', body };
  await open('/');
  await page.route(scriptsOf('sign-in'), (route) => route.fulfill(gateway));
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page)).toHaveText('This page could not be shown');
  await page.unroute(scriptsOf('sign-in'));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toHaveText('Login');

  const main = page.getByRole('main');
  await page.route('**/api/hotels/**', (route) => route.fulfill(gateway));
  await open('/hotel-listing?city=Marrakech');
  await expect(main.getByRole('alert')).toHaveText(
    'The search results could not be loaded. Try again in a moment.',
  );
  await page.unroute('**/api/hotels/**');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(resultCount(page)).toHaveText(someResults);

  const expected = /^502: \/(assets|api\/hotels)\/|ChunkLoadError|API returned error 502/;
  expect(errors.filter((error) => !expected.test(error))).toEqual([]);
  errors.length = 0;
});
