import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deskPaths } from '#client/desk/deskPaths.ts';
import { parseConfig } from '#server/main/config.ts';
import { builtDesk } from '#server/site/bundle.ts';
import { deskSite } from '#server/site/deskSite.ts';
import request from 'supertest';
import { withLanguage } from '#server/site/page.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { testApp } from '../testApp.ts';

const html = '<!doctype html>\n<html lang="en" dir="ltr">\n<head></head>\n</html>\n';

const folders: (() => void)[] = [];
afterAll(() => folders.forEach((remove) => remove()));

function deskOf(env: Record<string, string> = {}) {
  const { folder, remove } = temporaryFolder();
  folders.push(remove);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'assets/desk.1234abcd.js'), 'desk');
  const config = parseConfig(env);
  return testApp('http://127.0.0.1:9', {
    deskSite: deskSite(builtDesk(folder, config), config),
  });
}
/** The built page with the version that the server writes into it. */
const page = withLanguage(html, 'en');
const pages = Object.values(deskPaths).map((path) => path.replace(/:\w+/g, 'x'));

test('every page of the desk is served with a policy that allows only its own content', async () => {
  const app = deskOf();
  for (const path of pages) {
    const { status, text, headers } = await request(app).get(path).set('Accept', 'text/html');
    expect([path, status, text]).toEqual([path, 200, page]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(
      /default-src 'self'; object-src 'none'; media-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; img-src 'self'; .*frame-src 'none'; .*frame-ancestors 'none'/,
    );
  }
});

test.each([
  ['an address without a page', '/desk/no-such', 404, page],
  ['one below a page', '/desk/bookings/x/y', 404, page],
  ['a file', '/desk/assets/desk.1234abcd.js', 200, 'desk'],
  ['a missing file', '/desk/assets/missing.js', 404, 'Not Found\n'],
])('%s gets the right status and body', async (_what, path, status, text) => {
  const response = await request(deskOf()).get(path).set('Accept', 'text/html').buffer(true);
  expect([response.status, response.text]).toEqual([status, text]);
});

test('files are immutable and cannot load anything', async () => {
  const { headers } = await request(deskOf()).get('/desk/assets/desk.1234abcd.js');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

test('the page is in the language of the desk, and a 304 while unchanged', async () => {
  const app = deskOf({ DESK_LANGUAGE: 'ar' });
  const first = await request(app).get('/desk');
  expect(first.text).toContain('<html lang="ar" dir="rtl">');
  const etag = String(first.headers['etag']);
  expect((await request(app).get('/desk').set('If-None-Match', etag)).status).toBe(304);
});

test('pictures are allowed from the same hosts as on the site', async () => {
  const app = deskOf({ PICTURE_HOSTS: 'https://pictures.example' });
  const { headers } = await request(app).get('/desk');
  expect(headers['content-security-policy']).toContain("img-src 'self' https://pictures.example;");
});
