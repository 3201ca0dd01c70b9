import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { pageFile } from '#client/domain/paths.ts';
import { rootFiles } from '#contracts/site/rootFiles.ts';
import { languages } from '#contracts/texts/languages.ts';
import { builtBundle } from '#server/site/bundle.ts';
import { parseConfig } from '#server/main/config.ts';
import { testApp } from '../testApp.ts';

const script = `const words = ${JSON.stringify('sea '.repeat(200))};`;
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
mkdirSync(join(folder, 'assets'));
for (const language of languages) {
  const html = `<!doctype html><html lang="${language}"><head></head><h1>Enter Password</h1>`;
  writeFileSync(join(folder, pageFile(language)), html);
}
for (const name of rootFiles) writeFileSync(join(folder, name), '{}');
writeFileSync(join(folder, 'assets/share.0123456789.png'), 'picture');
writeFileSync(join(folder, 'assets/gate.0123456789.js'), script);
writeFileSync(join(folder, 'assets/gate.0123456789.js.br'), brotliCompressSync(script));
writeFileSync(join(folder, 'assets/gate.0123456789.js.gz'), gzipSync(script));
let live = false;
const app = testApp('http://127.0.0.1:9', {
  bundle: builtBundle(folder, parseConfig({}), () => live),
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = '/assets/gate.0123456789.js';

describe('a hashed file', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])(
    'requested with Accept-Encoding %s comes as %s and decodes to the same script',
    async (accepted, encoding) => {
      const response = await request(app).get(file).set('Accept-Encoding', accepted).expect(200);
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-type']).toMatch(/^text\/javascript; charset=utf-8$/i);
      expect(response.headers['vary']).toBe('Accept-Encoding');
      expect(response.text).toBe(script);
    },
  );

  test.each([
    ['/site.webmanifest', 'application/manifest+json', 'same-origin'],
    ['/site.ar.webmanifest', 'application/manifest+json', 'same-origin'],
    ['/icon-512.png', 'image/png', 'cross-origin'],
    ['/apple-touch-icon.png', 'image/png', 'cross-origin'],
    ['/favicon.ico', 'image/vnd.microsoft.icon', 'cross-origin'],
  ])('without a digest in its name is cached for a day: %s', async (path, type, policy) => {
    const { headers } = await request(app).get(path).expect(200);
    expect(headers['content-type']?.split(';')[0]).toBe(type);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['cross-origin-resource-policy']).toBe(policy);
    // The file is not a page and does not count towards the limits of pages.
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('can be shown by other sites and web mail if it is a picture', async () => {
    const policyOf = async (path: string) =>
      (await request(app).get(path).expect(200)).headers['cross-origin-resource-policy'];
    expect(await policyOf('/assets/share.0123456789.png')).toBe('cross-origin');
    expect(await policyOf(file)).toBe('same-origin');
  });

  test('is cached for a year', async () => {
    const { headers } = await request(app).get(file);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('supports HEAD, ranges and revalidation', async () => {
    const head = await request(app).head(file).set('Accept-Encoding', 'identity').expect(200);
    expect(head.headers['content-length']).toBe(String(script.length));
    const part = await request(app)
      .get(file)
      .set({ Range: 'bytes=6-10', 'Accept-Encoding': 'identity' })
      .expect(206);
    expect(part.headers['content-range']).toBe(`bytes 6-10/${script.length}`);
    expect(part.text).toBe('words');
    await request(app)
      .get(file)
      .set({ 'If-None-Match': head.headers['etag'] ?? '', 'Accept-Encoding': 'identity' })
      .expect(304);
  });

  test.each([
    { Range: 'bytes=999999-', status: 416 },
    { 'If-Match': '"other"', status: 412 },
  ])('with a failed condition (%j) gets a plain text error', async ({ status, ...headers }) => {
    const response = await request(app).get(file).set('Accept-Encoding', 'br').set(headers);
    expect(response.status).toBe(status);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('that does not exist is a plain 404, even for a browser', async () => {
    const response = await request(app).get('/assets/gate.old.js').set('Accept', 'text/html');
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test.each(['/assets/../index.html', '/assets/..%2findex.html', '/assets/'])(
    '%s reaches nothing outside the folder',
    async (path) => {
      const response = await request(app).get(path).set('Accept', '*/*');
      expect([response.status, response.text]).not.toContain('Enter Password');
    },
  );
});

describe('the page', () => {
  test('has the settings and is revalidated each time', async () => {
    const { headers, text } = await request(app).get('/').expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<meta name="gate-digest" content="6f281157');
    expect(text).toContain('{lat},{lng}&amp;z=14');
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])(
    'comes in the best encoding of %s and is a 304 while unchanged',
    async (accepted, encoding) => {
      const first = await request(app).get('/').set('Accept-Encoding', accepted);
      expect(first.headers['content-encoding']).toBe(encoding);
      expect(first.headers['vary']).toBe('Accept-Encoding');
      expect(first.text).toContain('<h1>Enter Password</h1>');
      await request(app)
        .get('/')
        .set({ 'Accept-Encoding': accepted, 'If-None-Match': first.headers['etag'] ?? '' })
        .expect(304);
    },
  );

  test('says whether the site is live at the moment', async () => {
    const plain = await request(app).get('/');
    live = true;
    const etag = plain.headers['etag'] ?? '';
    const changed = await request(app).get('/').set('If-None-Match', etag).expect(200);
    live = false;
    expect(plain.text).toContain('<meta name="live" content="false">');
    expect(changed.text).toContain('<meta name="live" content="true">');
  });

  test('has the same headers for HEAD as for GET', async () => {
    const whole = await request(app).get('/').set('Accept-Encoding', 'br');
    const head = await request(app).head('/').set('Accept-Encoding', 'br').expect(200);
    for (const name of [
      'content-length',
      'content-encoding',
      'content-type',
      'etag',
      'cache-control',
    ])
      expect(head.headers[name]).toBe(whole.headers[name]);
    expect(head.text).toBeUndefined();
  });

  test('cannot be served from a folder without a build, and the error says so', () => {
    expect(() => builtBundle(join(folder, 'assets'), parseConfig({}), () => live)).toThrow(
      /There is no built site at .*: run npm run build\./,
    );
  });
});

describe('a page in a language', () => {
  const get = (path: string) => request(app).get(path).set('Accept', 'text/html');

  test.each([
    ['/', 'en'],
    ['/de', 'de'],
    ['/de/', 'de'],
    ['/fr/hotel-detail/7', 'fr'],
    ['/ar/trips?upcoming=1', 'ar'],
    ['/de/info/imprint', 'de'],
  ])('%s is the page in %s', async (path, language) => {
    const { status, text } = await get(path);
    expect({ status, text }).toMatchObject({
      status: 200,
      text: expect.stringContaining(`<html lang="${language}">`),
    });
  });

  test('lists all its languages for search engines', async () => {
    const { headers } = await get('/de/hotel-listing?city=Paris');
    expect(headers['link']?.split(', ')).toEqual([
      '<https://hotels.example/de/hotel-listing>; rel="canonical"',
      '<https://hotels.example/hotel-listing>; rel="alternate"; hreflang="en"',
      '<https://hotels.example/de/hotel-listing>; rel="alternate"; hreflang="de"',
      '<https://hotels.example/fr/hotel-listing>; rel="alternate"; hreflang="fr"',
      '<https://hotels.example/ar/hotel-listing>; rel="alternate"; hreflang="ar"',
      '<https://hotels.example/hotel-listing>; rel="alternate"; hreflang="x-default"',
    ]);
  });

  test.each([
    ['/es/trips?upcoming=1', '/trips?upcoming=1'],
    ['/en/hotel-detail/7', '/hotel-detail/7'],
    ['/en', '/'],
    ['/DE/trips', '/de/trips'],
    ['/de-AT/booking/some-key?key=1', '/de/booking/some-key?key=1'],
    ['/es/nowhere', undefined],
    ['/de/nowhere', undefined],
    ['/de/info/no-such', undefined],
    ['/info/toString', undefined],
    ['/de/api/hotels/search?city=Paris', undefined],
    ['/es//evil.example/trips', undefined],
  ])('%s redirects to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect({ status, target: headers['location'] }).toEqual({ status: target ? 302 : 404, target });
  });

  test('hides the key of a booking from other sites, search engines and caches', async () => {
    const { headers } = await get('/de/booking/some-key');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(headers['link']).toBeUndefined();
  });
});
