import request from 'supertest';
import { createKnownHotels } from '#server/hotels/knownHotels.ts';
import { createSitemap, pagesPerFile } from '#server/site/createSitemap.ts';
import { hangUp, json, scriptProvider } from '../../support/scriptedProvider.ts';
import { testApp } from '../testApp.ts';
import { openSite } from './openSite.ts';

const hotels = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, at) => ({ id: `${prefix}${at}`, name: 'x' }));

const sitesToRemove: (() => void)[] = [];
const providers: { close: () => Promise<void> }[] = [];
afterAll(async () => {
  sitesToRemove.forEach((remove) => remove());
  await Promise.all(providers.map(({ close }) => close()));
});

/**
 * Starts a site without the gate whose provider lists two places. A search finds these hotels in
 * each.
 */
async function siteWith(found: Record<string, object[]>, script = {}) {
  const provider = await scriptProvider({
    '/api/hotels/places': json({
      places: [
        { name: 'Rome', hotels: 1 },
        { name: 'Val d’Isère & Co', hotels: 9 },
      ],
    }),
    '/api/hotels/rand4': json(hotels(2, 'rand')),
    '/api/hotels/rand8': json([{ id: 7, name: 'x' }, { id: '../x' }, 'junk']),
    '/api/hotels/search': (req, res) => {
      const city = new URL(req.url ?? '', 'http://x').searchParams.get('city') ?? '';
      json({ hotels: found[city] ?? [] })(req, res);
    },
    ...script,
  });
  const { app, remove, lines } = openSite(provider.origin);
  providers.push(provider);
  sitesToRemove.push(remove);
  return { app, provider, lines };
}

const locations = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

/** Returns the text of an XML file for the parser of the DOM test below. */
async function xmlOf(app: Parameters<typeof request>[0], path: string) {
  const { status, text, headers } = await request(app).get(path);
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(headers['cache-control']).toBe('public, max-age=3600');
  return text;
}

test('robots.txt allows everything and names the sitemap', async () => {
  const { app } = await siteWith({});
  const { text, headers } = await request(app).get('/robots.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toBe('User-agent: *\nAllow: /\n\nSitemap: https://hotels.example/sitemap.xml\n');
});

test('the sitemap lists pages, places and every hotel of the provider once in each language', async () => {
  const { app } = await siteWith({ Rome: hotels(2, 'rome'), 'Val d’Isère & Co': hotels(1, 'val') });
  const files = locations(await xmlOf(app, '/sitemap.xml'));
  expect(files).toEqual(
    ['pages', 'places', 'hotels'].map((name) => `https://hotels.example/sitemaps/${name}-1.xml`),
  );
  const urls = await xmlOf(app, '/sitemaps/hotels-1.xml');
  const ids = ['7', 'rand0', 'rand1', 'rome0', 'rome1', 'val0'];
  expect(locations(urls)).toEqual(
    ids.flatMap((id) =>
      ['', '/de', '/fr', '/ar'].map(
        (prefix) => `https://hotels.example${prefix}/hotel-detail/${id}`,
      ),
    ),
  );
  expect(urls.match(/<xhtml:link rel="alternate" hreflang="x-default"/g)).toHaveLength(
    4 * ids.length,
  );
  expect(locations(await xmlOf(app, '/sitemaps/places-1.xml'))).toContain(
    'https://hotels.example/de/hotel-listing?city=Val%20d%E2%80%99Is%C3%A8re%20%26%20Co',
  );
  const pages = locations(await xmlOf(app, '/sitemaps/pages-1.xml'));
  expect(pages).toEqual(expect.arrayContaining(['https://hotels.example/fr/info/imprint']));
  expect(pages.join()).not.toMatch(/trips|account|checkout|booking/);
});

test('the sitemap leaves out a place whose name cannot be part of an address', async () => {
  const { app, provider, lines } = await siteWith({});
  provider.script['/api/hotels/places'] = (_req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end('{"places":[{"name":"Half \\ud83d","hotels":9},{"name":"Oslo","hotels":1}]}');
  };
  const places = locations(await xmlOf(app, '/sitemaps/places-1.xml'));
  expect(places).toHaveLength(4);
  expect(places).toContain('https://hotels.example/hotel-listing?city=Oslo');
  expect(provider.requests).toContain('/api/hotels/search?city=Oslo');
  expect(lines).toContain('warn: invalid places of the provider were skipped');
});

test('a sitemap file has at most 50,000 addresses, and unlisted files are a 404', async () => {
  const { app } = await siteWith({ Rome: hotels(pagesPerFile + 5, 'h') });
  const files = locations(await xmlOf(app, '/sitemap.xml'));
  expect(files.at(-1)).toBe('https://hotels.example/sitemaps/hotels-2.xml');
  const first = locations(await xmlOf(app, '/sitemaps/hotels-1.xml'));
  const second = locations(await xmlOf(app, '/sitemaps/hotels-2.xml'));
  expect(first.length).toBe(4 * pagesPerFile);
  expect(first.length).toBeLessThanOrEqual(50_000);
  expect(new Set([...first, ...second]).size).toBe(4 * (pagesPerFile + 5 + 3));
  for (const path of ['hotels-3.xml', 'hotels-0.xml', 'constructor-1.xml', 'x.xml', 'hotels-1']) {
    await request(app).get(`/sitemaps/${path}`).set('Accept', 'text/html').expect(404);
  }
});

test('hotels are collected once instead of for each request, and include those that travelers found', async () => {
  const { app, provider } = await siteWith({ Oslo: hotels(1, 'oslo') });
  await Promise.all([1, 2, 3].map(() => xmlOf(app, '/sitemap.xml')));
  expect(provider.requests.toSorted()).toEqual(
    [
      '/api/hotels/places',
      '/api/hotels/rand4',
      '/api/hotels/rand8',
      '/api/hotels/search?city=Rome',
      '/api/hotels/search?city=Val%20d%E2%80%99Is%C3%A8re%20%26%20Co',
    ].toSorted(),
  );
  await request(app).get('/api/hotels/search?city=Oslo').expect(200);
  expect(await xmlOf(app, '/sitemaps/hotels-1.xml')).toContain('/hotel-detail/oslo0<');
  await request(app).get('/api/hotels/oslo0').expect(404);
  expect(await xmlOf(app, '/sitemaps/hotels-1.xml')).not.toContain('/hotel-detail/oslo0<');
});

test.each([
  ['has no list of places', { '/api/hotels/places': json({}, 404) }, 3],
  ['fails', { '/api/hotels/places': hangUp }, undefined],
  ['fails in a search', { '/api/hotels/search': json({}, 500) }, 3],
])('the sitemap lists the other pages when the provider %s', async (_what, script, count) => {
  const { app } = await siteWith({}, script);
  await xmlOf(app, '/sitemap.xml');
  expect(locations(await xmlOf(app, '/sitemaps/pages-1.xml')).length).toBeGreaterThan(4);
  if (count === undefined) await request(app).get('/sitemaps/hotels-1.xml').expect(404);
  else expect(locations(await xmlOf(app, '/sitemaps/hotels-1.xml'))).toHaveLength(4 * count);
});

test('a slow provider delays no sitemap and is asked again the next day', async () => {
  let time = 0;
  let calls = 0;
  const sitemap = createSitemap({
    fetch: () => {
      calls += 1;
      return new Promise<never>(() => {});
    },
    hotelIds: createKnownHotels().ids,
    hasContent: () => true,
    siteOrigin: () => 'https://hotels.example',
    log: { warn: () => undefined },
    waitMs: 10,
    now: () => time,
  });
  const app = testApp('http://127.0.0.1:9', {
    findable: {
      sitemap,
      heads: { home: none, listing: none, hotel: none, content: none },
      plainSearch: () => (_req, res) => void res.status(404).end(),
    },
  });
  await xmlOf(app, '/sitemap.xml');
  await xmlOf(app, '/sitemap.xml');
  expect(calls).toBe(1);
  time = 25 * 3_600_000;
  await xmlOf(app, '/sitemap.xml');
  expect(calls).toBe(2);
});
const none = () => ({ status: 404 }) as const;

test('with the gate there is no robots.txt or sitemap, and no page is indexed', async () => {
  const app = testApp('http://127.0.0.1:9');
  await request(app).get('/robots.txt').expect(404);
  await request(app).get('/sitemap.xml').expect(404);
  for (const path of ['/', '/de/', '/hotel-detail/x', '/hotel-listing', '/info/imprint', '/none']) {
    const { headers } = await request(app).get(path).set('Accept', 'text/html');
    expect(headers['x-robots-tag']).toBe('noindex');
  }
});
