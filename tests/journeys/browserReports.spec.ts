import { startSite } from '../support/startSite.ts';
import { expect, passGate, test as journey } from './journey.ts';

const test = journey.extend({ unlocked: false });

test('an uncaught error and a violation of the policy are in the log of the site, without what they quote', async ({
  browser,
}) => {
  const site = await startSite();
  // Unwatched: its errors are what is tested.
  const page = await browser.newPage({ baseURL: site.origin });
  await page.goto('/?key=Secret');
  await passGate(page);
  await page.evaluate(() => {
    const error = new TypeError('Secret is not defined');
    error.stack = `TypeError: Secret\n    at f (${window.location.origin}/assets/1.ab.js:2:3)`;
    setTimeout(() => {
      throw error;
    });
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/Secret.jpg?Secret';
    document.body.append(picture);
  });
  const reported = () =>
    site.warnings
      .filter((line) => line.includes('a browser reported'))
      .map((line): unknown => JSON.parse(line))
      .sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  await expect.poll(reported).toEqual([
    expect.objectContaining({ kind: 'error', name: 'TypeError', at: ['1.ab.js:2:3'], page: '/' }),
    expect.objectContaining({
      ...{ kind: 'policy', directive: 'img-src', page: '/' },
      blocked: 'https://elsewhere.example',
    }),
  ]);
  expect(site.warnings.join()).not.toContain('Secret');
  await page.close();
  await site.stop();
});
