import { JSDOM } from 'jsdom';
import { cityAddress, hotelPath } from '#client/domain/paths.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import type { DrawPage } from '#contracts/site/drawnPage.ts';
import { readSiteSettings } from '#contracts/site/siteSettings.ts';
import { type Language, pathIn } from '#contracts/texts/languages.ts';
import { createDrawing } from '#server/site/drawing.ts';
import { siteIn } from '../../support/siteIn.ts';
import { json, scriptProvider } from '../../support/scriptedProvider.ts';
import { errorsIn, getPage, hotel } from './heads/pageHead.ts';
import { openSite } from './openSite.ts';

const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const tonight = {
  ...leanRate,
  check_in: dayOf(0),
  check_out: dayOf(1),
  nights: [{ date: dayOf(0), amount: leanRate.total }],
};
const hostileName = `"><script>alert(1)</script></div><p id="opening" $& 'x`;
const shown = { ...hotel, room_groups: [], rates: [tonight] };
const hotels = Array.from({ length: 12 }, (_, at) => ({
  ...shown,
  id: `h${at}`,
  name: at === 1 ? hostileName : `Sea View ${at}`,
}));

let provider: Awaited<ReturnType<typeof scriptProvider>>;
let draw: DrawPage;
const sites: (() => void)[] = [];
const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

beforeAll(async () => {
  // What the build writes in its place.
  const value = { language: 'en', languages: [] };
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });
  ({ draw } = await import('#client/draw.tsx'));
  provider = await scriptProvider({
    '/api/hotels/h1': json(hotels[1]),
    '/api/hotels/places': json({ places: [{ name: 'Lisbon', hotels: 12 }] }),
    '/api/hotels/search': json({ hotels }),
  });
});
afterAll(async () => {
  if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
  else Reflect.deleteProperty(globalThis, 'navigator');
  sites.forEach((remove) => remove());
  await provider.close();
});

function site(options: Parameters<typeof openSite>[1] = { draw }) {
  const { remove, ...opened } = openSite(provider.origin, options);
  sites.push(remove);
  return opened;
}

/** What is drawn of a page; null for nothing. */
async function drawnOf(path: string, { app } = site()) {
  const { status, text } = await getPage(path, app);
  const { document } = new JSDOM(text).window;
  return { status, text, page: document, drawn: document.getElementById('drawn') };
}

const city = cityAddress('Lisbon');

test.each<[string, string, Language, string]>([
  ['home', '/', 'en', siteIn('en').t('home.heading')],
  ['the listing', city, 'de', siteIn('de').t('listing.found', { count: 12 })],
  ['a hotel', hotelPath('h1'), 'ar', hostileName],
])('the first content of %s, %s in %s, is drawn', async (_what, path, language, heading) => {
  const { status, text, page, drawn } = await drawnOf(pathIn(language, path));
  expect(status).toBe(200);
  expect(drawn?.querySelector('h1')?.textContent).toBe(heading);
  // It goes where the name of the site stands otherwise, and needs no script and no inline style.
  expect(drawn?.nextElementSibling?.id).toBe('opening');
  expect(drawn?.querySelectorAll('script, style, [style]')).toHaveLength(0);
  expect(page.querySelector('link[rel=stylesheet]')).not.toBeNull();
  const links = [...(drawn?.querySelectorAll('header a') ?? [])].slice(1);
  expect(links.map((link) => link.getAttribute('href'))).toContain(pathIn(language, '/favorites'));
  // What a traveller would lose is not to be typed or chosen yet.
  expect(drawn?.querySelectorAll('select:not([inert])')).toHaveLength(0);
  expect(drawn?.querySelectorAll('input:not([inert]), button:not([inert])')).toHaveLength(0);
  expect(await errorsIn(text)).toEqual([]);
});

test('a listing has its first rows, each with its price and a link', async () => {
  const { drawn } = await drawnOf(city);
  const rows = [...(drawn?.querySelectorAll('article') ?? [])];
  expect(rows).toHaveLength(8);
  expect(rows[1]?.querySelector('h2')?.textContent).toBe(hostileName);
  expect(rows[0]?.querySelector('h2 a')?.getAttribute('href')).toBe(hotelPath('h0'));
  expect(rows[0]?.textContent).toContain(`$${leanRate.total}`);
});

test('nothing of who asks is in a page', async () => {
  const { app } = site();
  const asStranger = await getPage(city, app);
  const asSomebody = await getPage(city, app).set('Cookie', 'session=secret');
  expect(asSomebody.text).toBe(asStranger.text);
  expect(asSomebody.headers['etag']).toBe(asStranger.headers['etag']);
  expect(asSomebody.headers['vary']).toBe('Accept-Encoding');
});

test.each<[string, DrawPage]>([
  ['fails', () => Promise.reject(new Error('broken'))],
  ['takes too long', () => new Promise(() => undefined)],
])('a page whose drawing %s is sent without, and that is logged once', async (_what, broken) => {
  const opened = site({ draw: broken, limitMs: 100 });
  const { status, page, drawn } = await drawnOf(city, opened);
  expect([status, drawn]).toEqual([200, null]);
  expect(page.getElementById('opening')?.textContent).not.toBe('');
  expect(page.querySelector('script[data-answer]')).not.toBeNull();
  expect(opened.lines).toEqual(['warn: a page was not drawn']);
});

test('a page that could not be drawn is tried again a second later', async () => {
  let broken = true;
  const opened = site({
    draw: () => (broken ? Promise.reject(new Error('broken')) : Promise.resolve('<h1>Drawn</h1>')),
  });
  expect((await drawnOf(city, opened)).drawn).toBeNull();
  broken = false;
  const now = performance.now.bind(performance);
  const later = jest.spyOn(performance, 'now');
  later.mockImplementation(() => now() + 1_500);
  const { drawn } = await drawnOf(city, opened);
  later.mockRestore();
  expect(drawn?.textContent).toBe('Drawn');
});

test('a process draws twenty pages a second at most', async () => {
  const drawing = createDrawing(() => Promise.resolve('drawn'), { log: { warn: () => undefined } });
  const settings = readSiteSettings(() => '');
  const page = { address: '/', language: 'en', settings } as const;
  const drawn = await Promise.all(Array.from({ length: 60 }, () => drawing(page)));
  const count = drawn.filter(Boolean).length;
  // Sixty at once are asked for within two seconds of the clock at most.
  expect(count).toBeGreaterThanOrEqual(20);
  expect(count).toBeLessThanOrEqual(40);
});

test.each([
  ['that has no hotels to show yet', '/hotel-listing', 200],
  ['of content', '/info/imprint', 200],
  ['that is not there', hotelPath('none'), 404],
])('a page %s is not drawn', async (_what, path, expected) => {
  const { status, drawn } = await drawnOf(path);
  expect([status, drawn]).toEqual([expected, null]);
});
