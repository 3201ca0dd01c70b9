import type { OutgoingHttpHeaders } from 'node:http';
import {
  getSummary,
  provideNumbered,
  startCachedHotels,
  type CachedHotels,
} from '../hotels/startCachedHotels.ts';

let hotels: CachedHotels;
beforeEach(async () => {
  hotels = await startCachedHotels();
});
afterEach(() => hotels.close());

const get = (path?: string) => getSummary(hotels, path);
const provide = (headers: OutgoingHttpHeaders, status?: number) =>
  provideNumbered(hotels, headers, status);

describe('a cacheable response', () => {
  test('is reused with its age while it is fresh, and then fetched again', async () => {
    provide({ 'Cache-Control': 'public, max-age=60' });
    expect(await get()).toMatchObject({
      text: '[1]',
      age: undefined,
      cache: 'hotels; fwd=uri-miss; stored',
    });
    hotels.advance(59);
    expect(await get()).toMatchObject({ text: '[1]', age: '59', cache: 'hotels; hit; ttl=1' });
    hotels.advance(2);
    expect(await get()).toMatchObject({ text: '[2]', cache: 'hotels; fwd=stale; stored' });
    expect(hotels.contexts.map(({ cache }) => cache)).toEqual(['miss', 'hit', 'miss']);
  });

  const date = 'Sat, 01 Jun 2030 12:00:00 GMT';
  test.each([
    [{ 'Cache-Control': 's-maxage=100, max-age=10' }, 99],
    [{ 'Cache-Control': 'MAX-AGE=100' }, 99],
    [{ 'Cache-Control': 'max-age="100"' }, 99],
    [{ 'Cache-Control': 'max-age=100, must-revalidate' }, 99],
    [{ 'Cache-Control': 'max-age=100, proxy-revalidate' }, 99],
    [{ 'Cache-Control': 'max-age=100, ext="no-store, max-age=1"' }, 99],
    [{ 'Cache-Control': 'max-age=100, max-age=100' }, 99],
    [{ 'Cache-Control': 'max-age=500, max-age=100' }, 99],
    [{ 'Cache-Control': 'max-age=160', Age: '60' }, 99],
    [{ Date: date, Expires: 'Sat, 01 Jun 2030 12:01:40 GMT' }, 99],
    [{ Date: date, Expires: 'Sat, 01 Jun 2030 12:01:40 GMT', 'Cache-Control': 'public' }, 99],
    [{ Expires: 'Sat, 01 Jun 2030 12:01:40 GMT' }, 99],
    [{ Date: 'Sat, 01 Jun 2030 11:59:00 GMT', 'Cache-Control': 'max-age=160' }, 99],
    [{ Date: 'Sat, 01 Jun 2030 11:59:30 GMT', Age: '60', 'Cache-Control': 'max-age=160' }, 99],
    [{ Date: 'Sat, 01 Jun 2030 13:00:00 GMT', 'Cache-Control': 'max-age=100' }, 99],
    [{ Date: 'yesterday', 'Cache-Control': 'max-age=100' }, 99],
  ])('with %j is fresh for %i s', async (headers, seconds) => {
    provide(headers);
    await get();
    hotels.advance(seconds);
    expect(await get()).toMatchObject({ text: '[1]' });
    hotels.advance(2);
    expect(await get()).toMatchObject({ text: '[2]' });
  });

  test('of a hotel is stored separately for other dates', async () => {
    provide({ 'Cache-Control': 'max-age=60' });
    const stay = 'check_in=2030-07-01&check_out=2030-07-02';
    for (const query of ['', `?${stay}`, `?${stay}&utm=x`, '?check_in=2030-07-03', ''])
      await get(`/api/hotels/42${query}`);
    expect(hotels.requests.map(({ url }) => url)).toEqual([
      '/api/hotels/42',
      `/api/hotels/42?${stay}`,
      '/api/hotels/42?check_in=2030-07-03',
    ]);
  });

  test.each([404, 410])('may be a %i with a lifetime', async (status) => {
    provide({ 'Cache-Control': 'max-age=60' }, status);
    await get('/api/hotels/gone');
    expect(await get('/api/hotels/gone')).toMatchObject({ status, text: '[1]' });
  });
});

describe('a response that must not be reused', () => {
  test.each([
    { 'Cache-Control': 'no-store' },
    { 'Cache-Control': 'No-Store, max-age=60' },
    { 'Cache-Control': 'private, max-age=60' },
    { 'Cache-Control': 'private="x-user", max-age=60' },
    { 'Cache-Control': 'no-cache="x-user, x-time", max-age=60' },
    { 'Cache-Control': 'max-age=60', Vary: 'Accept-Encoding, *' },
    { Expires: '0' },
    { 'Cache-Control': 'max-age=0' },
    { 'Cache-Control': 'max-age=0, max-age=60' },
    { 'Cache-Control': 'max-age=60, max-age=0' },
    { 'Cache-Control': 'max-age=60, s-maxage=0' },
    { 'Cache-Control': 'max-age=soon' },
    { 'Cache-Control': 'max-age=-60' },
    { 'Cache-Control': 'max-age' },
    { 'Cache-Control': 'no-cache, max-age=60' },
    { 'Cache-Control': 'max-age=60', Date: 'Sat, 01 Jun 2030 11:00:00 GMT' },
    { 'Cache-Control': 'max-age=60', Age: '60' },
  ])('has the headers %j', async (headers) => {
    provide(headers);
    await get();
    expect(await get()).toMatchObject({ text: '[2]', cache: 'hotels; fwd=uri-miss' });
    expect(hotels.cache.usage()).toEqual({ entries: 0, bytes: 0 });
  });

  test('replaces a stored response', async () => {
    provide({ 'Cache-Control': 'max-age=60, stale-if-error=1000' });
    await get();
    provide({ 'Cache-Control': 'no-store' });
    hotels.advance(61);
    await get();
    expect(hotels.cache.usage().entries).toBe(0);
  });

  test.each([500, 501, 502, 503, 504, 429, 400, 403, 405, 414])(
    'may be a %i, even with a lifetime',
    async (status) => {
      provide({ 'Cache-Control': 'public, max-age=60' }, status);
      await get();
      expect(hotels.cache.usage().entries).toBe(0);
    },
  );
});

describe('a response without caching headers', () => {
  test('is fresh for the configured time', async () => {
    await hotels.close();
    hotels = await startCachedHotels({ defaultTtlSeconds: 5 });
    provide({ 'Last-Modified': 'Mon, 01 Jan 2029 00:00:00 GMT' });
    await get();
    hotels.advance(4);
    expect(await get()).toMatchObject({ text: '[1]' });
    hotels.advance(2);
    expect(await get()).toMatchObject({ text: '[2]' });
  });

  test.each([404, 410])('is not stored if it is a %i', async (status) => {
    await hotels.close();
    hotels = await startCachedHotels({ defaultTtlSeconds: 5 });
    provide({}, status);
    await get();
    expect(await get()).toMatchObject({ text: '[2]' });
  });

  test('is not fresh if that time is 0', async () => {
    provide({ 'Last-Modified': 'Mon, 01 Jan 2029 00:00:00 GMT' });
    await get();
    expect(await get()).toMatchObject({ text: '[2]' });
  });
});
