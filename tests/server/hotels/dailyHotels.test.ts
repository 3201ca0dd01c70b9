import * as v from 'valibot';
import { leanRate } from '#contracts/kit/samples/rates.ts';
import { hotelIds } from '#server/cache/hotelIds.ts';
import { createDailyHotels } from '#server/hotels/dailyHotels.ts';
import type { ProviderRequest } from '#server/provider/providerRequest.ts';

const request: ProviderRequest = { endpoint: 'rand4', path: '/api/hotels/rand4' };
const bodySchema = v.array(v.looseObject({ id: v.string(), night: v.optional(v.number()) }));

/**
 * Starts a provider that numbers its hotels. `priced` says which have a rate, and `night` counts
 * the calls.
 */
function start({
  live = true,
  priced = () => true,
}: { live?: boolean; priced?: (id: number) => boolean } = {}) {
  const missing: string[] = [];
  let ms = Date.parse('2030-06-01T12:00:00Z');
  let last = 0;
  const calls: string[] = [];
  const hotelOf = (id: number) => ({
    id: `h${id}`,
    name: 'H',
    rates: priced(id) ? [leanRate] : [],
  });
  const daily = createDailyHotels(
    () => live,
    () => ms,
  );
  const fetch = daily.around(({ endpoint, path }) => {
    calls.push(path);
    const id = path.replace(/.*\/h|\?.*/g, '');
    const gone = missing.some((part) => id === part || path.includes(`=${part}`));
    const body =
      endpoint === 'hotel'
        ? { ...hotelOf(Number(id)), night: calls.length }
        : Array.from({ length: 4 }, () => hotelOf((last += 1)));
    return Promise.resolve({
      json: { value: body },
      status: gone ? 404 : 200,
      headers: { 'cache-control': 'no-store' },
      body: Buffer.from(JSON.stringify(body)),
      upstreamMs: 1,
    });
  });
  return {
    fetch,
    calls,
    missing,
    advance: (hours: number) => {
      ms += hours * 3_600_000;
    },
    ids: async (query = '') => {
      const path = request.path + query;
      const { body, headers } = await fetch({ ...request, path }, { requestId: 'r' });
      const hotels = v.parse(bodySchema, JSON.parse(body.toString()));
      return { ids: hotels.map(({ id }) => id).join(), headers };
    },
  };
}

test('a live site shows the same hotels all day with current details', async () => {
  const { ids, calls, advance } = start();
  expect((await ids()).ids).toBe('h1,h2,h3,h4');
  expect(calls).toHaveLength(1);
  advance(11);
  const { ids: later, headers } = await ids();
  expect(later).toBe('h1,h2,h3,h4');
  expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=60');
  expect(calls.slice(1)).toEqual(['h1', 'h2', 'h3', 'h4'].map((id) => `/api/hotels/${id}`));
  advance(1);
  expect((await ids()).ids).toBe('h5,h6,h7,h8');
});

test('hotels with prices are preferred, from at most three lists', async () => {
  const { ids, calls } = start({ priced: (id) => id % 3 === 0 });
  expect((await ids()).ids).toBe('h3,h6,h9,h12');
  expect(calls).toHaveLength(3);
});

test('a hotel that is gone is left out, and new hotels are chosen if all are gone', async () => {
  const { ids, missing } = start();
  await ids();
  missing.push('2');
  expect((await ids()).ids).toBe('h1,h3,h4');
  missing.push('1', '3', '4');
  expect((await ids()).ids).toBe('h5,h6,h7,h8');
});

test('the hotels of the day stay the same for a search with dates and get its rates', async () => {
  const { ids, calls, missing } = start();
  const stay = '?check_in=2030-07-01&check_out=2030-07-03';
  expect((await ids(stay)).ids).toBe('h1,h2,h3,h4');
  expect(calls).toEqual([request.path, ...[1, 2, 3, 4].map((id) => `/api/hotels/h${id}${stay}`)]);
  missing.push('2030-07-01');
  expect((await ids(stay)).ids).toBe('h1,h2,h3,h4');
  expect((await ids('?check_in=tomorrow')).ids).toBe('h1,h2,h3,h4');
  expect(calls.at(-1)).toBe('/api/hotels/h4');
});

test('a site that is not live passes every list on unchanged', async () => {
  const { ids, calls } = start({ live: false });
  expect((await ids()).ids).toBe('h1,h2,h3,h4');
  const second = await ids('?check_in=2030-07-01');
  expect(calls).toEqual([request.path, request.path]);
  expect(second.ids).toBe('h5,h6,h7,h8');
  expect(second.headers['cache-control']).toBe('no-store');
});

test('a list of the hotels of the day depends on each of its hotels, so that a booking expires it', async () => {
  const { fetch } = start();
  for (const path of ['', '?check_in=2030-06-02']) {
    const response = await fetch({ ...request, path: request.path + path }, { requestId: 'r' });
    expect(response.json?.value).toEqual(JSON.parse(response.body.toString()));
    expect(hotelIds(request, response)).toEqual(['h1', 'h2', 'h3', 'h4']);
  }
});
