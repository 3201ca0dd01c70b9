import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { cityAddress, hotelPath } from '#client/domain/paths.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import type { DrawPage } from '#contracts/site/drawnPage.ts';
import { type Language, pathIn } from '#contracts/texts/languages.ts';
import { siteIn } from '../../support/siteIn.ts';
import { json, scriptProvider } from '../../support/scriptedProvider.ts';
import { errorsIn, getPage, hotel } from './heads/pageHead.ts';
import { loadDraw, openSite } from './openSite.ts';

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
let restore = () => {};
const sites: (() => void)[] = [];

beforeAll(async () => {
  ({ draw, restore } = await loadDraw());
  provider = await scriptProvider({
    '/api/hotels/h1': json(hotels[1]),
    '/api/hotels/places': json({ places: [{ name: 'Lisbon', hotels: 12 }] }),
    '/api/hotels/search': json({ hotels }),
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

/** Returns the rendered content of a page, or null. */
async function drawnOf(path: string, { app } = site()) {
  const { status, text } = await getPage(path, app);
  const { document } = new JSDOM(text).window;
  return { status, text, page: document, drawn: document.getElementById('drawn') };
}

const city = cityAddress('Lisbon');

test.each<[string, string, Language, string]>([
  ['home', '/', 'en', siteIn('en').t('home.heading')],
  ['the listing', city, 'de', 'Unterkünfte in Lissabon'],
  ['a hotel', hotelPath('h1'), 'ar', hostileName],
])('the first content of %s (%s in %s) is rendered', async (_what, path, language, heading) => {
  const { status, text, page, drawn } = await drawnOf(pathIn(language, path));
  expect(status).toBe(200);
  expect(drawn?.querySelector('h1')?.textContent).toBe(heading);
  // The content replaces the name of the site and needs no script and no inline style.
  expect(drawn?.nextElementSibling?.id).toBe('opening');
  expect(drawn?.querySelectorAll('script, style, [style]')).toHaveLength(0);
  expect(page.querySelector('link[rel=stylesheet]')).not.toBeNull();
  const links = [...(drawn?.querySelectorAll('header a') ?? [])].slice(1);
  expect(links.map((link) => link.getAttribute('href'))).toContain(pathIn(language, '/favorites'));
  // Until the app takes over, a form is sent to the server, which only reads, or the form is inert.
  for (const form of drawn?.querySelectorAll('form:not([inert])') ?? []) {
    expect(form.getAttribute('method')).toBe('get');
    expect([pathIn(language, '/search'), pathIn(language, path)]).toContain(
      form.getAttribute('action'),
    );
  }
  // Controls that need the app are hidden without JavaScript.
  const controls = [...(drawn?.querySelectorAll('select, input, button') ?? [])];
  const shownAlways = controls.filter(
    (control) => !control.closest('[inert], [data-scripted], noscript'),
  );
  expect(shownAlways).toEqual([]);
  expect(await errorsIn(text)).toEqual([]);
});

test('a listing is rendered with all rows of its page, each with a price and a link', async () => {
  const { drawn } = await drawnOf(city);
  const rows = [...(drawn?.querySelectorAll('article') ?? [])];
  expect(rows).toHaveLength(hotels.length);
  expect(rows[1]?.querySelector('h2')?.textContent).toBe(hostileName);
  expect(rows[0]?.querySelector('h2 a')?.getAttribute('href')).toBe(hotelPath('h0'));
  expect(rows[0]?.textContent).toContain(`$${leanRate.total}`);
});

test.each([
  ['a hotel', hotelPath('full')],
  ['a listing', cityAddress('Porto')],
])('the page of %s without dates does not mention dates', async (_what, path) => {
  const full = { ...shown, id: 'full', rates: [] };
  const answers = {
    '/api/hotels/full': json(full),
    '/api/hotels/places': json({ places: [{ name: 'Porto', hotels: 2 }] }),
    '/api/hotels/search': json({ hotels: [hotels[0], full] }),
  };
  const other = await scriptProvider(answers);
  const { remove, ...opened } = openSite(other.origin, { draw });
  const { drawn } = await drawnOf(path, opened);
  expect(drawn?.textContent).toContain('No rooms left tonight');
  expect(drawn?.textContent).not.toContain('for these dates');
  remove();
  await other.close();
});

test('a page contains nothing about the person who requests it', async () => {
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
])('a page whose rendering %s is sent without content, and logged once', async (_what, broken) => {
  const opened = site({ draw: broken, limitMs: 100 });
  const { status, page, drawn } = await drawnOf(city, opened);
  expect([status, drawn]).toEqual([200, null]);
  expect(page.getElementById('opening')?.textContent).not.toBe('');
  expect(page.querySelector('script[data-answer]')).not.toBeNull();
  expect(opened.lines).toEqual(['warn: a page was not drawn']);
});

test('a drawn page reports omitted parts of an answer only in the log of the site', async () => {
  const other = await scriptProvider({
    '/api/hotels/places': json({ places: [{ name: 'Lisbon', hotels: 12 }] }),
    '/api/hotels/search': json({ hotels: [...hotels, { id: 'h99', name: 7 }] }),
  });
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { remove, ...opened } = openSite(other.origin, { draw });
  const { drawn } = await drawnOf(city, opened);
  const printed = error.mock.calls.length;
  error.mockRestore();
  remove();
  await other.close();
  expect(drawn?.querySelectorAll('article')).toHaveLength(hotels.length);
  expect(printed).toBe(0);
  expect(opened.lines).toEqual(['warn: a drawn page omits part of an answer']);
});

test('a page whose rendering failed is rendered again a second later', async () => {
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

/** Starts a site that counts the rendered pages. Returns a function that requests pages. */
function countingSite(env: Record<string, string> = {}) {
  const drawn: string[] = [];
  const { app } = site({
    env: { TRUST_PROXY: 'loopback', ...env },
    draw: ({ address }) => {
      drawn.push(address);
      return Promise.resolve(`<h1>${drawn.length}</h1>`);
    },
  });
  const get = async (path: string, client = '203.0.113.1', encoding = 'identity') => {
    const sent = getPage(path, app).set({ 'X-Forwarded-For': client, 'Accept-Encoding': encoding });
    const { status, text, headers } = await sent;
    const { document } = new JSDOM(text).window;
    return { status, headers, page: document, drawn: document.getElementById('drawn') };
  };
  return { drawn, get };
}

test('unknown query parameters do not create another cached page', async () => {
  const { drawn, get } = countingSite();
  const tags = new Set<unknown>();
  for (const path of [
    '/hotel-listing?city=Lisbon',
    '/hotel-listing?city=Lisbon&zz=1',
    '/hotel-listing?utm_source=mail&city=Lisbon&zz=2',
    '/hotel-listing?city=Lisbon&city=Rome',
    '/hotel-listing?city=Lisbon&page=0&stars=9&rooms=many&check_in=yesterday',
    '/Hotel-Listing/?city=Lisbon',
    '/hotel-listing?city=L%69sbon',
    '/hotel-listing?city=Lisbon?city=Rome',
  ]) {
    const { headers } = await get(path);
    tags.add(headers['etag']);
  }
  expect([...drawn]).toEqual(['/hotel-listing?city=Lisbon']);
  expect(tags.size).toBe(1);
  for (const path of [
    '/hotel-detail/h1?zz=1',
    '/hotel-detail/%681?city=Rome',
    '/?zz=1',
    '/?city=Rome',
  ]) {
    await get(path);
  }
  expect(drawn.splice(0)).toEqual(['/hotel-listing?city=Lisbon', '/hotel-detail/h1', '/']);
  await get('/de/hotel-listing?page=2&city=Lisbon&stars=4&occupancy=3');
  expect(drawn).toEqual(['/de/hotel-listing?city=Lisbon&occupancy=3&stars=4&page=2']);
});

test('a changed answer creates a new page for the same address', async () => {
  const { get } = countingSite();
  const named = v.object({ name: v.string() });
  const nameAt = async () => {
    const { page, drawn } = await get('/hotel-detail/changing');
    const answer = page.querySelector('script[data-answer]')?.textContent ?? '{}';
    const { name } = v.parse(v.pipe(v.string(), v.parseJson(), named), answer);
    return [name, drawn?.textContent];
  };
  const answers = (name: string) => {
    provider.script['/api/hotels/changing'] = (_req, res) =>
      void res
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'max-age=0' })
        .end(JSON.stringify({ ...shown, id: 'changing', name }));
  };
  answers('Sea View');
  expect(await nameAt()).toEqual(['Sea View', '1']);
  expect(await nameAt()).toEqual(['Sea View', '1']);
  answers('Hill View');
  expect(await nameAt()).toEqual(['Hill View', '2']);
});

test('a client above its share of rendered pages gets the head alone', async () => {
  const { get } = countingSite({ RATE_LIMIT: '20' });
  for (const page of [1, 2]) {
    expect((await get(`${city}&page=${page}`)).drawn).not.toBeNull();
  }
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers, page, drawn } = await get(`${city}&page=3`, undefined, encoding);
    expect([status, drawn, headers['content-encoding']]).toEqual([200, null, undefined]);
    expect(page.title).toContain('Lisbon');
    expect(page.querySelector('link[rel=canonical]')).not.toBeNull();
    expect(page.querySelector('script[data-answer]')).toBeNull();
    expect(page.getElementById('opening')?.textContent).not.toBe('');
  }
  // A known page is free, and other clients have not asked yet.
  expect((await get(`${city}&page=2`)).drawn).not.toBeNull();
  expect((await get(`${city}&page=3`, '203.0.113.2')).drawn).not.toBeNull();
  expect((await get(`${city}&page=3`)).drawn).not.toBeNull();
  // All addresses of an IPv6 network are the same client.
  for (const page of [4, 5]) await get(`${city}&page=${page}`, `2001:db8::${page}`);
  expect((await get(`${city}&page=6`, '2001:db8::6')).drawn).toBeNull();
});
