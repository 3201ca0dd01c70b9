import {
  getSummary,
  provideNumbered,
  sendJson,
  startCachedHotels,
  type CachedHotels,
} from '../hotels/startCachedHotels.ts';

let hotels: CachedHotels | undefined;
afterEach(() => hotels?.close());

const body = 'x'.repeat(10_000);

/** Starts a cache of this size in front of responses of 10 KB. */
async function startWith(maxBytes: number) {
  const started = await startCachedHotels({ maxBytes });
  started.provide((_req, res) => sendJson(res, body, { 'Cache-Control': 'max-age=60' }));
  hotels = started;
  return started;
}

test('the least recently used entries are dropped first', async () => {
  const hotels = await startWith(45_000);
  for (const id of ['a', 'b', 'c', 'a', 'd']) await getSummary(hotels, `/api/hotels/${id}`);
  expect(hotels.cache.usage()).toMatchObject({ entries: 3 });
  expect(hotels.cache.usage().bytes).toBeLessThanOrEqual(45_000);
  const before = hotels.requests.length;
  await getSummary(hotels, '/api/hotels/a');
  expect(hotels.requests).toHaveLength(before);
  await getSummary(hotels, '/api/hotels/b');
  expect(hotels.requests).toHaveLength(before + 1);
});

test('encoded representations count towards the size', async () => {
  const hotels = await startWith(1_000_000);
  await getSummary(hotels);
  const { bytes } = hotels.cache.usage();
  const { body: encoded } = await hotels.get('/api/hotels/search?city=Lisbon', {
    'Accept-Encoding': 'br',
  });
  // The overhead of an entry counts too, and tests/deep/server/cache measures it.
  expect(bytes).toBeGreaterThan(body.length + 2_000);
  expect(hotels.cache.usage().entries).toBe(1);
  expect(hotels.cache.usage().bytes).toBeGreaterThanOrEqual(bytes + encoded.length);
});

test('a response larger than the cache is not stored', async () => {
  const hotels = await startWith(5_000);
  expect(await getSummary(hotels)).toMatchObject({ cache: 'hotels; fwd=uri-miss' });
});

test('a cache of 0 bytes stores nothing', async () => {
  const hotels = await startWith(0);
  provideNumbered(hotels, { 'Cache-Control': 'max-age=60' });
  await getSummary(hotels);
  expect(await getSummary(hotels)).toMatchObject({ text: '[2]' });
});
