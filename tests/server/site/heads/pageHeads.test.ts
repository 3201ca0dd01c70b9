import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import request from 'supertest';
import { cityAddress, hotelPath } from '#client/domain/paths.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate, leanRate } from '#contracts/kit/samples/rates.ts';
import { languages, pathIn } from '#contracts/texts/languages.ts';
import { cityText } from '#contracts/texts/placeNames.ts';
import { staysInText } from '#contracts/texts/staysInText.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { hangUp, hold, json, scriptProvider } from '../../../support/scriptedProvider.ts';
import { oneOfEach } from '../../../support/oneOfEach.ts';
import { openSite } from '../openSite.ts';
import { elementsOf, errorsIn, expectHead, getPage, hotel, publicPages } from './pageHead.ts';

const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const costing = (amount: string) => ({
  total: amount,
  total_property: amount,
  nights: [{ date: dayOf(0), amount }],
});
/**
 * The rates of one night from today. The second is the lowest, and the third is in another
 * currency.
 */
const tonight = [
  ['90.00', 'USD'],
  ['84.00', 'USD'],
  ['1.00', 'EUR'],
].map(([amount = '', currency = ''], at) => ({
  ...leanRate,
  id: `r${at}`,
  currency,
  check_in: dayOf(0),
  check_out: dayOf(1),
  ...costing(amount),
}));

let provider: Awaited<ReturnType<typeof scriptProvider>>;
let shared: ReturnType<typeof site>;
const sites: (() => void)[] = [];
beforeAll(async () => {
  provider = await scriptProvider({
    '/api/hotels/h1': json(hotel),
    '/api/hotels/places': json({ places: [{ name: 'São Paulo', hotels: 3 }] }),
  });
  shared = site();
});
afterAll(async () => {
  sites.forEach((remove) => remove());
  await provider.close();
});

function site(options: Parameters<typeof openSite>[1] = {}) {
  const { app, remove } = openSite(provider.origin, options);
  sites.push(remove);
  return app;
}

const get = (path: string, app = shared) => getPage(path, app);

/**
 * A strict schema of the parts of schema.org that the site uses. Any other property or type of
 * value is an error.
 */
const text = v.pipe(v.string(), v.nonEmpty());
const address = v.pipe(v.string(), v.url());
const typed = <const Entries extends v.ObjectEntries>(type: string, entries: Entries) =>
  v.strictObject({ '@type': v.literal(type), ...entries });
const hotelSchema = v.strictObject({
  '@context': v.literal('https://schema.org'),
  ...typed('Hotel', {
    '@id': address,
    name: text,
    url: address,
    description: v.optional(text),
    image: v.optional(v.array(address)),
    address: typed('PostalAddress', {
      streetAddress: v.optional(text),
      addressLocality: v.optional(text),
      addressCountry: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    }),
    geo: v.optional(typed('GeoCoordinates', { latitude: v.number(), longitude: v.number() })),
    starRating: v.optional(typed('Rating', { ratingValue: v.number() })),
    checkinTime: v.optional(text),
    checkoutTime: v.optional(text),
    telephone: v.optional(text),
    amenityFeature: v.optional(
      v.array(typed('LocationFeatureSpecification', { name: text, value: v.literal(true) })),
    ),
    aggregateRating: v.optional(
      typed('AggregateRating', {
        ratingValue: v.number(),
        reviewCount: v.number(),
        worstRating: v.literal(0),
        bestRating: v.literal(10),
      }),
    ),
    makesOffer: v.optional(
      typed('Offer', {
        price: v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)),
        priceCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
        availability: v.literal('https://schema.org/InStock'),
        availabilityStarts: v.pipe(v.string(), v.isoDate()),
        availabilityEnds: v.pipe(v.string(), v.isoDate()),
        url: address,
      }),
    ),
  }).entries,
});

// tests/deep/server/site/heads tests every page in every language.
const kindOf = (path: string) => path.split('/')[1] ?? '';

describe.each(languages)('in %s', (language) => {
  test.each(language === 'en' ? oneOfEach(publicPages, kindOf) : ['/', hotelPath('h1')])(
    '%s is valid HTML that names itself and its other languages',
    (path) => expectHead(shared, language, path),
  );

  test('the titles are the same as those that the client sets', async () => {
    const i18n = serverI18n(language);
    const { t } = i18n;
    const titleOf = async (path: string) =>
      elementsOf((await get(pathIn(language, path))).text).title;
    expect(await titleOf('/')).toBe(t('page.title', { title: t('home.title') }));
    expect(await titleOf(hotelPath('h1'))).toBe(t('page.title', { title: 'Sea View' }));
    const city = 'São Paulo, Brazil';
    expect(await titleOf(cityAddress(city))).toBe(
      t('page.title', { title: staysInText(i18n, city) }),
    );
  });
});

describe('the structured data of a hotel', () => {
  const dataOf = async (hotelAsSent: object, options: Parameters<typeof site>[0] = {}) => {
    provider.script['/api/hotels/data'] = json({ ...hotelAsSent, id: 'data' });
    const { text: html } = await get('/de/hotel-detail/data', site(options));
    return v.parse(hotelSchema, elementsOf(html).data);
  };

  test('has the start of the hotel description, like the head, cut at a word', async () => {
    const data = await dataOf({
      ...hotel,
      description: [{ text: `A house\nof ${'wood '.repeat(40)}` }],
    });
    expect(data.description).toMatch(/^A house of (wood )+…$/);
    expect(data.description?.length).toBeLessThanOrEqual(160);
    const { description } = elementsOf((await get('/de/hotel-detail/data', site())).text);
    expect(description).toBe(data.description);
    expect((await dataOf({ ...hotel, description: null })).description).toBeUndefined();
  });

  test('has no price from a stored response of an earlier night', async () => {
    provider.script['/api/hotels/data'] = json({ ...hotel, rates: tonight, id: 'data' });
    const app = site();
    const offer = async () =>
      v.parse(hotelSchema, elementsOf((await get('/hotel-detail/data', app)).text).data).makesOffer;
    expect(await offer()).toBeDefined();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 2 * 86_400_000);
    expect(await offer()).toBeUndefined();
    clock.mockRestore();
  });

  test('has the data of the provider, the rating of this site and the lowest price tonight', async () => {
    const data = await dataOf(
      { ...hotel, guest_rating: { score: 3, reviews: 9 }, rates: tonight },
      { ratingOf: () => Promise.resolve({ count: 2, average: 8.5 }) },
    );
    expect(data).toMatchObject({
      '@id': 'https://hotels.example/hotel-detail/data',
      url: 'https://hotels.example/de/hotel-detail/data',
      name: 'Sea View',
      aggregateRating: { ratingValue: 8.5, reviewCount: 2 },
      makesOffer: { price: '84.00', priceCurrency: 'USD', availabilityStarts: dayOf(0) },
    });
  });

  test('has the price for two people, like the page, even if a single room costs less', async () => {
    const single = { ...tonight[0], id: 'single', room_group_id: 'single', ...costing('50.00') };
    const data = await dataOf({
      ...hotel,
      room_groups: [...hotel.room_groups, { id: 'single', sleeps: 1 }],
      rates: [...tonight, single],
    });
    expect(data.makesOffer?.price).toBe('84.00');
  });

  test('has no external rating, no sample price and no price of other days', async () => {
    for (const [rates, isLive] of [
      [tonight, false],
      [[fullRate], true],
      [[], true],
    ] as const) {
      const data = await dataOf(
        { ...hotel, guest_rating: { score: 3, reviews: 9 }, rates },
        { isLive: () => isLive },
      );
      expect(data).not.toHaveProperty('makesOffer');
      expect(data).not.toHaveProperty('aggregateRating');
    }
  });

  test('has the amenities in the language of the page, except those of only some rates', async () => {
    const amenities = [
      { amenity: 'Swimming pool', code: 'pool' },
      { amenity: 'Bar <b>' },
      { amenity: 'Breakfast included' },
      { amenity: 'Free cancellation' },
      { amenity: ' ' },
    ];
    const { amenityFeature } = await dataOf({
      ...hotel,
      amenity_groups: [{ amenities }, { amenities: [{ amenity: 'Bar <b>' }] }, { amenities: null }],
    });
    expect(amenityFeature?.map(({ name }) => name)).toEqual(['Swimmingpool', 'Bar <b>']);
  });

  test('leaves out missing and invalid values', async () => {
    const data = await dataOf({ name: 'Bare', latitude: 91, longitude: 0, star_rating: 0 });
    expect(Object.keys(data).toSorted()).toEqual(
      ['@context', '@id', '@type', 'address', 'name', 'url'].toSorted(),
    );
  });
});

test('a listing near a landmark has the landmark in its title', async () => {
  const titleOf = async (search: string) =>
    elementsOf((await get(`/hotel-listing?city=Karachi${search}`)).text).title;
  expect(await titleOf('&near=24.84750,67.03300&near_name=Frere+Hall')).toBe(
    'Frere Hall, Karachi: stays nearby · Stayfarer',
  );
  expect(await titleOf('&near_name=Frere+Hall')).toBe('Stays in Karachi · Stayfarer');
});

test('a hotel and a listing have breadcrumbs with their location', async () => {
  const trailOf = async (path: string) => {
    const { data, more } = elementsOf((await get(path)).text);
    return more[0] ?? data;
  };
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://hotels.example${path}`,
  });
  const city = step(2, 'Karatschi', '/de/hotel-listing?city=Karachi');
  expect(await trailOf('/de/hotel-detail/h1')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, 'Stayfarer', '/de/'),
      city,
      step(3, 'Sea View', '/de/hotel-detail/h1'),
    ],
  });
  expect(await trailOf(cityAddress('São Paulo'))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2, name: 'São Paulo' }],
  });
});

test.each(languages)(
  'the search form in the structured data of the home page in %s opens a listing',
  async (language) => {
    const { data } = elementsOf((await get(pathIn(language, '/'))).text);
    const { potentialAction } = v.parse(
      v.object({
        '@type': v.literal('WebSite'),
        potentialAction: typed('SearchAction', {
          target: typed('EntryPoint', { urlTemplate: v.string() }),
          'query-input': v.literal('required name=search_term_string'),
        }),
      }),
      data,
    );
    const target = potentialAction.target.urlTemplate.replace(
      '{search_term_string}',
      encodeURIComponent('São Paulo'),
    );
    const { pathname, search, origin } = new URL(target);
    expect(origin).toBe('https://hotels.example');
    const { status, text: html } = await get(pathname + search);
    expect(status).toBe(200);
    const i18n = serverI18n(language);
    const title = staysInText(i18n, cityText(i18n, 'São Paulo'));
    expect(elementsOf(html).title).toBe(i18n.t('page.title', { title }));
  },
);

const hostileNames = [
  `</title><script>alert(1)</script>`,
  `" onload="alert(1)`,
  `</script><script>alert(1)</script>`,
  `<!--<script>`,
  `]]>'"&lt;\u2028\u2029`,
  `$& $1 $\``,
  `\u0000\u0008\ud800 x`,
  `\u202eevil`,
];
test.each(hostileNames)('the hostile name %j stays plain text', async (name) => {
  const texts = { name, address: name, region: { name, country_code: name }, contact_phone: name };
  const images = [{ url: `https://x.example/${name}` }, { url: `javascript:alert(1)` }];
  const id = `hostile-${hostileNames.indexOf(name)}`;
  provider.script[`/api/hotels/${id}`] = json({ id, ...texts, images });
  const { status, text, headers } = await get(hotelPath(id));
  expect(status).toBe(200);
  expect(await errorsIn(text)).toEqual([]);
  const answer = /<script type="application\/json"[^>]*>([^<]*)<\/script>/;
  expect(JSON.parse(answer.exec(text)?.[1] ?? '')).toMatchObject({ id });
  const html = text.replace(answer, '');
  // The hotel, its breadcrumbs, and the script of the page.
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html).not.toContain('javascript:');
  expect(elementsOf(html).data).toMatchObject({ name: JSON.parse(JSON.stringify(name)) });
  expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
});

describe('a page that cannot be filled', () => {
  test.each([
    ['an unknown hotel', '/hotel-detail/none', 404],
    ['an id that no hotel has', '/hotel-detail/%00', 404],
    ['a city without hotels', '/hotel-listing?city=qwertz', 404],
    ['an invalid city', `/hotel-listing?city=${'x'.repeat(300)}`, 404],
    ['an unknown page of content', '/info/none', 404],
    ['an unknown page', '/de/none', 404],
    ['a hotel that a gateway does not find', '/hotel-detail/gateway', 503],
    ['a hotel that the provider fails on', '/hotel-detail/broken', 503],
    ['a hotel behind a broken connection', '/hotel-detail/cut', 503],
    ['a hotel of another shape', '/hotel-detail/shape', 503],
    ['a city while the search fails', '/hotel-listing?city=Broken', 503],
  ])('of %s (%s) has status %i', async (_what, path, expected) => {
    Object.assign(provider.script, {
      '/api/hotels/search': (...args: Parameters<ReturnType<typeof json>>) =>
        json({ hotels: [] }, args[0].url?.includes('Broken') ? 500 : 200)(...args),
      '/api/hotels/gateway': (_req: unknown, res: Parameters<ReturnType<typeof json>>[1]) =>
        void res.writeHead(404, { 'content-type': 'text/html' }).end('<p>'),
      '/api/hotels/broken': json({}, 500),
      '/api/hotels/cut': hangUp,
      '/api/hotels/shape': json({ id: 'shape' }),
    });
    const { status, text: html, headers } = await get(path);
    expect(status).toBe(expected);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['retry-after']).toBe(expected === 503 ? '120' : undefined);
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('canonical');
  });

  test('of a slow hotel has the plain head, and its full head the next time', async () => {
    const held = hold(json({ ...hotel, id: 'slow' }));
    provider.script['/api/hotels/slow'] = held.handler;
    const app = site({ budgetMs: 20 });
    const first = elementsOf((await get('/hotel-detail/slow', app)).text);
    expect(first.title).toBe('Hotel details · Stayfarer');
    expect(first.canonical).toBe('https://hotels.example/hotel-detail/slow');
    expect(first.data).toBeUndefined();
    held.release();
    await request(app).get('/api/hotels/slow').set('Accept-Language', 'en').expect(200);
    expect(elementsOf((await get('/hotel-detail/slow', app)).text).title).toBe(
      'Sea View · Stayfarer',
    );
  });

  test('has its head without the rating if only the rating is slow or fails', async () => {
    for (const ratingOf of [
      () => new Promise<never>(() => {}),
      () => Promise.reject(new Error('no database')),
    ]) {
      const { text: html } = await get(hotelPath('h1'), site({ ratingOf, budgetMs: 300 }));
      expect(elementsOf(html).title).toBe('Sea View · Stayfarer');
      expect(elementsOf(html).data).not.toHaveProperty('aggregateRating');
    }
  });

  test('for a client over its limit uses the cache and makes no call', async () => {
    let allowed = true;
    const app = site({ mayAsk: () => allowed });
    await get(hotelPath('h1'), app).expect(200);
    allowed = false;
    const before = provider.requests.length;
    expect(elementsOf((await get(hotelPath('h1'), app)).text).title).toBe('Sea View · Stayfarer');
    expect(elementsOf((await get(hotelPath('h2'), app)).text).title).toBe(
      'Hotel details · Stayfarer',
    );
    expect(provider.requests).toHaveLength(before);
  });
});

test('a page and the API share one call to the provider', async () => {
  const app = site();
  const before = provider.requests.length;
  await get(hotelPath('h1'), app).expect(200);
  const { headers } = await request(app).get('/api/hotels/h1').set('Accept-Language', 'en');
  expect(headers['cache-status']).toMatch(/hit/);
  const asked = provider.requests.slice(before).sort();
  expect(asked).toEqual(['/api/hotels/h1', '/api/hotels/h1/reviews']);
});

test('a page preloads its code and picture, and includes the answer to its first call', async () => {
  const images = [{ url: '/media/{size}/sea.svg' }, { url: '/media/{size}/view.svg' }];
  const marked = { ...hotel, id: 'marked', name: 'Sea </script><!-- View', images };
  provider.script['/api/hotels/marked'] = json(marked);
  provider.script['/api/hotels/search'] = json({ hotels: [marked] });
  provider.script['/api/hotels/private'] = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'private' })
      .end(JSON.stringify({ ...hotel, id: 'private' }));
  const app = site();
  const partsOf = async (path: string, of = app) => {
    const { document } = new JSDOM((await get(path, of)).text).window;
    const links = [...document.querySelectorAll('link[rel=preload]')];
    const [answer] = document.querySelectorAll<HTMLElement>('script[data-answer]');
    return {
      links: links.map((link) => link.getAttribute('href')),
      call: answer?.dataset['answer'],
      answer: answer && v.parse(v.looseObject({}), JSON.parse(answer.textContent)),
    };
  };
  const page = await partsOf('/hotel-detail/marked');
  expect(page.links).toEqual(
    expect.arrayContaining(['/assets/hotel.js', '/assets/hotel.css', expect.stringMatching(/sea/)]),
  );
  expect(page.links.join()).not.toMatch(/view|text\.woff2/);
  expect(page).toMatchObject({ call: '/api/hotels/marked', answer: { name: marked.name } });
  const plain = await partsOf('/hotel-detail/marked', site({ live: false }));
  expect(plain.links).toEqual(expect.arrayContaining(['/assets/plain.js', '/assets/plain.css']));
  expect(plain.links.join()).not.toContain('/assets/hotel');
  const stay = 'check_in=2031-03-01&check_out=2031-03-03';
  expect((await partsOf(`/hotel-detail/marked?occupancy=1&occupancy=1&${stay}`)).call).toBe(
    `/api/hotels/marked?${stay}&occupancy=1&occupancy=1`,
  );
  const listing = await partsOf(`/hotel-listing?city=S%C3%A3o+Paulo%2C+Brazil&${stay}`);
  expect(listing).toMatchObject({
    call: `/api/hotels/search?city=S%C3%A3o+Paulo&${stay}`,
    answer: { hotels: [{ name: marked.name }] },
  });
  // A hotel without a price is further down the page, so preloading its picture would be useless.
  provider.script['/api/hotels/search'] = json({
    hotels: [
      { ...marked, id: 'full', rates: [], images: [{ url: '/media/{size}/full.svg' }] },
      { ...fullHotel, images: [{ url: '/media/{size}/free.svg' }] },
    ],
  });
  const { links } = await partsOf('/hotel-listing?city=Karachi');
  expect(links.join()).toContain('/free.svg');
  expect(links.join()).not.toContain('/full.svg');
  expect((await partsOf('/hotel-detail/private')).call).toBeUndefined();
  expect((await partsOf('/')).call).toBe('/api/destinations');
  expect((await partsOf('/', site({ live: false }))).call).toBeUndefined();
});

test('a page is revalidated with an ETag for its head and encoding', async () => {
  const app = site();
  const tagOf = async (path: string, encoding: string) => {
    const { headers } = await get(path, app).set('Accept-Encoding', encoding).expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    return headers['etag'] ?? '';
  };
  const tags = [];
  for (const encoding of ['br', 'gzip', 'identity']) {
    for (const path of ['/', '/de/', hotelPath('h1')]) {
      const tag = await tagOf(path, encoding);
      tags.push(tag);
      await get(path, app).set({ 'Accept-Encoding': encoding, 'If-None-Match': tag }).expect(304);
    }
  }
  expect(new Set(tags).size).toBe(tags.length);
});

test.each(['/trips', '/checkout', '/account', '/booking/x', '/sign-in', '/compare', '/favorites'])(
  '%s is private to one traveler and not indexed',
  async (path) => {
    const { status, headers, text: html } = await get(path);
    expect([status, headers['x-robots-tag'], headers['link']]).toEqual([200, 'noindex', undefined]);
    expect(html).not.toContain('canonical');
  },
);
