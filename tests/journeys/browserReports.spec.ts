import { expect, passGate, test as journey } from './journey.ts';

const test = journey.extend({ unlocked: false });

test('an injected script is blocked, and the site logs errors and policy violations', async ({
  browser,
  site,
}) => {
  const before = site.warnings.length;
  // Not watched for errors, because this test causes them.
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
    const script = document.createElement('script');
    script.textContent = "window.taken = 'inline'";
    document.body.append(picture, script);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img src="x" onerror="window.taken='attribute'">`,
    );
  });
  const reported = () =>
    site.warnings
      .slice(before)
      .filter((line) => line.includes('a browser reported'))
      .map((line): unknown => JSON.parse(line));
  await expect.poll(() => reported().length).toBe(4);
  expect(reported()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'error', name: 'TypeError', at: ['1.ab.js:2:3'], page: '/' }),
      expect.objectContaining({
        kind: 'policy',
        directive: 'img-src',
        page: '/',
        blocked: 'https://elsewhere.example',
      }),
      expect.objectContaining({ kind: 'policy', directive: 'script-src-elem' }),
      expect.objectContaining({ kind: 'policy', directive: 'script-src-attr' }),
    ]),
  );
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  expect(site.warnings.slice(before).join()).not.toContain('Secret');
  await page.close();
});
