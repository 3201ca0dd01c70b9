import { JSDOM } from 'jsdom';
import request from 'supertest';
import { readListingAddress } from '#client/domain/addresses/listingAddress.ts';
import { everyFacet } from '#client/domain/listing/facets.ts';
import { cityAddress } from '#client/domain/paths.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import type { DrawPage } from '#contracts/site/drawnPage.ts';
import { pathIn } from '#contracts/texts/languages.ts';
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
const hotels = Array.from({ length: 40 }, (_, at) => ({
  ...hotel,
  id: `h${at}`,
  name: `${at % 2 ? 'Sea' : 'Hill'} View ${at}`,
  star_rating: (at % 5) + 1,
  room_groups: [],
  rates: [{ ...tonight, meal: at % 4 ? ('room-only' as const) : ('breakfast' as const) }],
}));

let provider: Awaited<ReturnType<typeof scriptProvider>>;
let draw: DrawPage;
let restore = () => {};
const sites: (() => void)[] = [];

beforeAll(async () => {
  ({ draw, restore } = await loadDraw());
  provider = await scriptProvider({
    '/api/hotels/places': json({ places: [{ name: 'Lisbon', hotels: 40 }] }),
    '/api/hotels/search': json({ hotels }),
  });
});
afterAll(async () => {
  restore();
  sites.forEach((remove) => remove());
  await provider.close();
});

/**
 * Returns a site that has composed no page yet, because a site composes pages only for a share of
 * its time.
 */
function app() {
  const { remove, app: opened } = openSite(provider.origin, { draw, limitMs: 5_000 });
  sites.push(remove);
  return opened;
}

const city = cityAddress('Lisbon');
const textOf = (element: Element | null | undefined) =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** Returns a page as a browser without JavaScript shows it. */
async function read(path: string) {
  const { text } = await getPage(path, app());
  const { window } = new JSDOM(text);
  const { document } = window;
  const hidden = '#opening, script, #drawn :is([inert], [data-scripted])';
  for (const element of document.querySelectorAll(hidden)) element.remove();
  const forms = [...document.querySelectorAll<HTMLFormElement>('form:not([role])')];
  return { html: text, window, document, forms };
}

type Change = readonly [name: string, value: string];

/** Changes fields of the filter form and returns the address to which the site redirects. */
async function filter(path: string, ...changes: readonly Change[]) {
  const { window, forms } = await read(path);
  const [form] = forms;
  if (!form) throw new Error('the page has no form of filters');
  for (const [name, value] of changes) {
    const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const choice = fields.find((field) => field.value === value && field.type !== 'hidden');
    if (choice && choice.localName === 'input' && /checkbox|radio/.test(choice.type))
      choice.click();
    else for (const field of fields) field.value = value;
  }
  const fields = [...new window.FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  const action = form.getAttribute('action') ?? '';
  const { status, headers } = await request(app()).get(
    `${action}?${new URLSearchParams(fields).toString()}`,
  );
  expect(status).toBe(303);
  return String(headers['location']);
}

test('the filters of a listing are a valid HTML form for each page width', async () => {
  const { html, forms } = await read(pathIn('de', city));
  expect(forms).toHaveLength(2);
  const { t } = siteIn('de');
  expect(textOf(forms[0]?.parentElement?.querySelector('summary'))).toBe(t('filters.title'));
  for (const form of forms) {
    expect(form.querySelectorAll('button')).toHaveLength(1);
    expect(form.querySelector('button')?.type).toBe('submit');
  }
  expect(await errorsIn(html)).toEqual([]);
});

test('the form opens the address of the app and keeps the search and the chosen filters', async () => {
  const search = `city=Lisbon&check_in=${dayOf(30)}&check_out=${dayOf(32)}&occupancy=1`;
  const own = 'stars=4&area=10%2C20%2C30%2C40&compare=h1&comparing=1';
  const listing = `/hotel-listing?${search}&${own}&page=2`;
  const { value } = readListingAddress(listing.replace(/^[^?]*/, ''));
  const location = await filter(pathIn('fr', listing), ['stars', '5'], ['name', ' hill ']);
  expect(location).toMatch(/^\/fr\/hotel-listing\?/);
  expect(readListingAddress(location.replace(/^[^?]*/, ''))).toEqual({
    value: { ...value, stars: ['5', '4'], name: ' hill ', page: 1 },
    mended: [],
  });
});

test.each<[string, readonly Change[], string]>([
  ['a tick box', [['stars', '5']], '&stars=5'],
  ['a fact of rates', [['breakfast', '1']], '&breakfast=1'],
  ['a radio button', [['guest_rating', '8']], '&guest_rating=8'],
  ['a limit', [['max_price', '99.50']], '&max_price=99.50'],
  ['an order', [['sort', 'price']], '&sort=price'],
  ['an invalid limit', [['min_price', '-1']], ''],
  ['nothing', [], ''],
])('%s becomes part of the address', async (_what, changes, added) => {
  expect(await filter(city, ...changes)).toBe(city + added);
});

test('a chosen filter can be removed', async () => {
  const chosen = `${city}&stars=5&breakfast=1&guest_rating=8&sort=price`;
  const location = await filter(
    chosen,
    ['stars', '5'],
    ['breakfast', '1'],
    ['guest_rating', ''],
    ['sort', 'recommended'],
  );
  expect(location).toBe(city);
});

test('each facet with choices in the list has form fields', async () => {
  const { forms } = await read(city);
  const legends = [...(forms[0]?.querySelectorAll('legend') ?? [])].map(textOf);
  const { t } = siteIn('en');
  const known = everyFacet.filter(({ drawn, group }) => group !== undefined && !drawn);
  expect(known.length).toBeGreaterThan(0);
  for (const { group } of known) {
    if (group) expect(legends).toContain(t(`filters.group.${group}`, { measuredFrom: 'center' }));
  }
});

test('a filtered listing shows its rows, its count, and links that remove each filter', async () => {
  const location = await filter(city, ['stars', '5'], ['stars', '4']);
  expect(location).toBe(`${city}&stars=5&stars=4`);
  const { document } = await read(location);
  expect(document.querySelectorAll('article')).toHaveLength(16);
  expect(textOf(document.querySelector('#results')?.closest('div')?.parentElement)).toContain(
    'Lisbon',
  );
  const group = document.querySelector('[role=group][aria-label="Active filters"]');
  expect(
    [...(group?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
  ).toEqual([`${city}&stars=4`, `${city}&stars=5`, city]);
  expect(group?.querySelector('button')).toBeNull();
});

test('a filtered listing without results offers a link that loosens the filters', async () => {
  const { document } = await read(`${city}&stars=5&name=nowhere`);
  expect(document.querySelectorAll('article')).toHaveLength(0);
  expect(document.querySelector(`a[href="${city}&stars=5"]`)).not.toBeNull();
  const { t } = siteIn('en');
  const link = [...document.querySelectorAll('main a')].find(
    (each) => textOf(each) === t('filters.noMatches.remove', { filter: 'Name: nowhere' }),
  );
  expect(link?.getAttribute('href')).toBe(`${city}&stars=5`);
});

test('further pages of filtered results are links', async () => {
  const { document } = await read(`${city}&max_price=9999`);
  expect(document.querySelectorAll('article')).toHaveLength(25);
  expect(document.querySelector('a[rel=next]')?.getAttribute('href')).toBe(
    `${city}&max_price=9999&page=2`,
  );
});

test.each<[string, string, string]>([
  ['10,000 values of a filter', '&stars=4'.repeat(1_500), '&stars=4'],
  ['a long name', `&name=${'x'.repeat(10_000)}`, ''],
  [
    'an address of another site',
    '&name=//evil.example&next=https://evil.example',
    '&name=%2F%2Fevil.example',
  ],
  ['markup', '&neighborhood=%22%3E%3Cscript%3E', '&neighborhood=%22%3E%3Cscript%3E'],
  ['control characters', '&name=%00%0d%0aSet-Cookie:x', ''],
  ['fields of objects', '&__proto__[stars]=5&constructor=1&stars[]=5', ''],
])('hostile fields are answered at once and stay on this site: %s', async (_what, fields, kept) => {
  const started = performance.now();
  const sent = await request(app()).get(`/search?city=Lisbon${fields}`);
  expect([sent.status, sent.headers['location']]).toEqual([303, city + kept]);
  expect(performance.now() - started).toBeLessThan(2_000);
});
