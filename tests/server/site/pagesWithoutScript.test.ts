import { JSDOM } from 'jsdom';
import request from 'supertest';
import { cityAddress, hotelPath } from '#client/domain/paths.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import type { DrawPage } from '#contracts/site/drawnPage.ts';
import { type Language, languages, pathIn } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { siteIn } from '../../support/siteIn.ts';
import { hangUp, json, scriptProvider } from '../../support/scriptedProvider.ts';
import { errorsIn, getPage, hotel } from './heads/pageHead.ts';
import { loadDraw, openSite } from './openSite.ts';

const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [arrival, departure] = [dayOf(30), dayOf(33)];
const hostile = `</noscript><script>alert(1)</script><form action="x"><input name='y'>`;
const hotels = Array.from({ length: 60 }, (_, at) => ({
  ...hotel,
  id: `h${at}`,
  name: `Sea View ${at}`,
  description: [
    { text: `A house by the sea. ${'It is quiet. '.repeat(30)}` },
    { title: 'Garden', text: `Roses, and ${hostile}` },
  ],
  rates: [],
}));

let provider: Awaited<ReturnType<typeof scriptProvider>>;
let draw: DrawPage;
let restore = () => {};
const sites: (() => void)[] = [];

beforeAll(async () => {
  ({ draw, restore } = await loadDraw());
  provider = await scriptProvider({
    '/api/hotels/h1': json(hotels[1]),
    '/api/hotels/places': json({
      places: [
        { name: 'Lisbon', country_code: 'PT', hotels: 60 },
        { name: 'Rome', country_code: 'IT', hotels: 60 },
      ],
    }),
    '/api/hotels/search': (req, res) =>
      json({ hotels: /Nowhere/.test(req.url ?? '') ? [] : hotels })(req, res),
  });
});
afterAll(async () => {
  restore();
  sites.forEach((remove) => remove());
  await provider.close();
});

function site(options: Parameters<typeof openSite>[1] = { draw }) {
  const { remove, ...opened } = openSite(provider.origin, options);
  sites.push(remove);
  return opened;
}

/** Returns a page as a browser without JavaScript reads it, without inert elements. */
async function read(path: string, { app } = site()) {
  const { status, text } = await getPage(path, app);
  const { document } = new JSDOM(text).window;
  const hidden = '#opening, script, #drawn :is([inert], [data-scripted]):not([aria-haspopup])';
  for (const element of document.querySelectorAll(hidden)) element.remove();
  return { status, html: text, page: document.body, title: document.title, document };
}

const textOf = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

test('a hotel page has its description, facilities, rooms and policies in full', async () => {
  const { page, html } = await read(hotelPath('h1'));
  const text = textOf(page);
  const headings = [...page.querySelectorAll('h2')].map(textOf);
  const { t } = siteIn('en');
  for (const section of ['about', 'facilities', 'rooms', 'nearby', 'policies'] as const) {
    expect(headings).toContain(t(`hotel.sections.${section}`));
  }
  expect(text).toContain(`Roses, and ${hostile}`.replace(/\s+/g, ' '));
  expect(text).toContain('Swimming pool');
  for (const room of ['Deluxe Double Room', 'Twin Room']) expect(text).toContain(room);
  expect(text).toContain('Minimum check-in age is 18.');
  expect(text).toContain('Clifton Beach');
  expect(text).not.toContain(t('map.loading'));
  // Without JavaScript, a button that sends no form does nothing. The button that opens pictures is
  // an exception.
  expect(page.querySelectorAll('button:not([type=submit], [aria-haspopup])')).toHaveLength(0);
  expect(page.querySelectorAll('form[action="x"], input[name=y], [style], dialog')).toHaveLength(0);
  expect(await errorsIn(html)).toEqual([]);
});

test('a rate has its terms, its price and a link to book it', async () => {
  const nights = [30, 31, 32].map((days) => ({ date: dayOf(days), amount: '40.00' }));
  const days = { check_in: arrival, check_out: departure, nights };
  const totals = { total: '120.00', total_property: '120.00' };
  const rate = { ...leanRate, ...days, ...totals };
  provider.script['/api/hotels/rated'] = json({ ...hotels[1], id: 'rated', rates: [rate] });
  const path = `${hotelPath('rated')}?check_in=${arrival}&check_out=${departure}`;
  const { page } = await read(path);
  const links = [...page.querySelectorAll('noscript a')].map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/checkout?'))).toHaveLength(1);
});

test.each(languages)('a content page has its whole text in %s', async (language) => {
  const opened = site();
  const { page, html, status } = await read(pathIn(language, '/info/terms'), opened);
  expect(status).toBe(200);
  expect(page.querySelectorAll('main h2').length).toBeGreaterThan(3);
  expect(textOf(page.querySelector('main')).length).toBeGreaterThan(1_500);
  expect(html).toContain(`data-answer="/api/content/${language}/terms"`);
  expect(opened.lines).toEqual([]);
  expect(await errorsIn(html)).toEqual([]);
});

test('a listing has all rows of its page and links to the other pages', async () => {
  const first = await read(cityAddress('Lisbon'));
  const rows = (page: Element) => [...page.querySelectorAll('article h2')].map(textOf);
  expect(rows(first.page)).toHaveLength(25);
  const next = first.page.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
  expect(next).toBe('/hotel-listing?city=Lisbon&page=2');
  const second = await read(next);
  expect(rows(second.page)).toHaveLength(25);
  expect(rows(second.page)).not.toContain(rows(first.page)[0]);
  expect(second.title).toBe('Stays in Lisbon · Page 2 · Stayfarer');
  expect(second.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `https://hotels.example${next}`,
  );
  expect(rows((await read(`${cityAddress('Lisbon')}&page=3`)).page)).toHaveLength(10);
});

test.each(['&page=4', '&page=2&stars=4', '&page=2&sort=price'])(
  'every page except a further page of all results has the first page as its canonical page: %s',
  async (query) => {
    const { document } = await read(cityAddress('Lisbon') + query);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://hotels.example${cityAddress('Lisbon')}`,
    );
  },
);

test('a search without results says so and offers a new search', async () => {
  const { status, page } = await read(cityAddress('Nowhere'));
  expect(status).toBe(404);
  const said = [...page.querySelectorAll('[role=status]')].map(textOf);
  expect(said.filter(Boolean)).toEqual(['No properties found', 'No hotels found for your search.']);
  // Nothing is read between the heading and this text.
  const heading = textOf(page.querySelector('h1'));
  expect(heading).toContain('Nowhere');
  expect(textOf(page)).toContain(`${heading}No properties found`);
  expect(page.querySelectorAll('form[action="/search"] input[name=city]')).toHaveLength(1);
});

test.each<[string, Parameters<typeof site>[0]]>([
  ['cannot be rendered', { draw: () => Promise.reject(new Error('broken')) }],
  ['comes too late', { draw: (page, onLeftOut) => draw(page, onLeftOut), budgetMs: 0 }],
])('a listing that %s says only that it could not be loaded', async (_what, options) => {
  provider.script['/api/hotels/places'] = json({ places: [] });
  const { page } = await read(cityAddress('Rome'), site(options));
  const { t } = serverI18n('en');
  const [notice, ...others] = page.querySelectorAll('noscript');
  expect(others).toEqual([]);
  expect(textOf(notice)).toBe(`${t('withoutScript.notLoaded')} ${t('withoutScript.retry')}`);
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('');
});

test.each<[string, string, number, 'notLoaded' | 'notFound' | 'needed']>([
  ['a hotel that the provider fails on', '/de/hotel-detail/broken', 503, 'notLoaded'],
  ['a hotel that does not exist', '/de/hotel-detail/none', 404, 'notFound'],
  ['an unknown page', '/de/none', 404, 'notFound'],
  ['a page that needs JavaScript', '/de/checkout', 200, 'needed'],
])('%s has one sentence and a link', async (_what, path, expected, key) => {
  provider.script['/api/hotels/broken'] = hangUp;
  provider.script['/api/hotels/none'] = json({}, 404);
  const { status, page } = await read(path);
  const { t } = serverI18n('de');
  expect(status).toBe(expected);
  const way = key === 'notLoaded' ? t('withoutScript.retry') : t('withoutScript.home');
  page.querySelector('#outdated')?.remove();
  expect(textOf(page)).toBe(`${t(`withoutScript.${key}`)} ${way}`);
});

/**
 * Fills in the search form of a page like a browser, and returns the address to which the site
 * redirects.
 */
async function submit(path: string, values: Readonly<Record<string, string>>, app = site().app) {
  const { page } = await read(path, { app, lines: [] });
  const form = page.querySelector<HTMLFormElement>('form[role=search]');
  const fields = [...(form?.elements ?? [])].flatMap((field) => {
    const name = field.getAttribute('name');
    return name === null ? [] : [[name, values[name] ?? field.getAttribute('value') ?? '']];
  });
  const action = form?.getAttribute('action') ?? '';
  return request(app).get(`${action}?${new URLSearchParams(fields).toString()}`);
}

test.each<[Language, string, string]>([
  ['en', 'Rome, Lazio, Italy', '/hotel-listing'],
  ['de', ' rom ', '/de/hotel-listing'],
  ['fr', 'Rome', '/fr/hotel-listing'],
  ['ar', 'روما', '/ar/hotel-listing'],
])('the search form opens the address of the app in %s', async (language, city, listing) => {
  const values = { city, check_in: arrival, check_out: departure, adults: '3', rooms: '2' };
  const { status, headers } = await submit(pathIn(language, '/'), values);
  expect(status).toBe(303);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['location']).toBe(
    `${listing}?city=Rome&check_in=${arrival}&check_out=${departure}&occupancy=2&occupancy=1`,
  );
});

test('the search form of a listing starts with its search, including children', async () => {
  const search = `city=Lisbon&check_in=${arrival}&check_out=${departure}&occupancy=4-3%2C9`;
  const { headers } = await submit(`/de/hotel-listing?${search}&stars=4&page=2`, {});
  expect(headers['location']).toBe(`/de/hotel-listing?${search}`);
});

test('the form on a hotel page searches other dates for the hotel', async () => {
  const { status, text } = await submit(hotelPath('h1'), { check_in: arrival, adults: '5' });
  expect(status).toBe(200);
  expect(
    new JSDOM(text).window.document.querySelector<HTMLInputElement>('[name=adults]')?.value,
  ).toBe('5');
});

test.each<[string, string]>([
  ['', '/hotel-listing'],
  ['?city=&check_in=&check_out=&adults=2&rooms=1&child=&child=', '/hotel-listing'],
  ['?city[]=Rome&city%5B%5D=x&__proto__=1', '/hotel-listing'],
  ['?city=Rome&city=Lisbon&adults=2&adults=9', '/hotel-listing?city=Rome'],
  [`?city=${'x'.repeat(201)}`, '/hotel-listing'],
  ['?city=%00%0d%0aSet-Cookie:x', '/hotel-listing'],
  ['?city=%E0%A4%A', '/hotel-listing?city=%EF%BF%BD%25A'],
  ['?city=Rome&check_in=2020-01-01&check_out=2020-01-05', '/hotel-listing?city=Rome'],
  ['?city=Rome&check_in=2028-02-31&check_out=tomorrow', '/hotel-listing?city=Rome'],
  ['?city=Rome&adults=0&rooms=99&child=-1&child=x', '/hotel-listing?city=Rome'],
  ['?city=Rome&rooms=4', `/hotel-listing?city=Rome${'&occupancy=1'.repeat(4)}`],
  ['?city=//evil.example&x=https://evil.example', '/hotel-listing?city=%2F%2Fevil.example'],
  ['?city="><script>', '/hotel-listing?city=%22%3E%3Cscript%3E'],
])('unusual fields of the search form are accepted: %s', async (query, location) => {
  const sent = await request(site().app).get(`/search${query}`);
  expect([sent.status, sent.headers['location']]).toEqual([303, location]);
});

test('a listing ignores dates in the past, like the app', async () => {
  const { page } = await read(`${cityAddress('Lisbon')}&check_in=2020-01-01&check_out=2020-01-05`);
  expect(page.querySelectorAll('article')).toHaveLength(25);
});

test('the page links to itself in the other languages', async () => {
  const { page } = await read('/de/hotel-listing?city=Lisbon&page=2');
  const links = [...page.querySelectorAll('footer a[hreflang]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/hotel-listing?city=Lisbon&page=2',
    '/fr/hotel-listing?city=Lisbon&page=2',
    '/ar/hotel-listing?city=Lisbon&page=2',
  ]);
});
