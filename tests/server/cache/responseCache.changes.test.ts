import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type CachedHotels,
  getSummary,
  provideNumbered,
  sendJson,
  startCachedHotels,
} from '../hotels/startCachedHotels.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';

let hotels: CachedHotels;
beforeEach(async () => {
  hotels = await startCachedHotels();
});
afterEach(() => hotels.close());

const lisbon = '/api/hotels/search?city=Lisbon';
const caching = { 'Cache-Control': 'max-age=60' };

/** Makes the provider respond to a search with these hotels and the number of calls so far. */
function provideList(ids: readonly unknown[], headers: object = caching) {
  let calls = 0;
  hotels.provide((_req, res) => {
    calls += 1;
    sendJson(res, { hotels: ids.map((id) => ({ id })), calls }, { ...headers });
  });
}

/** Returns the number of calls that the provider had seen when it made the response. */
async function callsIn(path = lisbon, headers: Record<string, string> = {}) {
  const { body } = await hotels.get(path, headers);
  const { calls }: { calls: number } = JSON.parse(body.toString());
  return calls;
}

describe('a change of a hotel', () => {
  test.each([
    ['a list that has it', lisbon],
    ['a list that has it, whose ids are numbers', lisbon, 7, '7'],
    ['its own response for a stay', '/api/hotels/b?check_in=2030-06-08'],
    ['its calendar', '/api/hotels/b/calendar?from=2030-06-08&to=2030-06-09'],
    ['its own response, whose id is percent-encoded', '/api/hotels/b%40c', 'b@c', 'b@c'],
  ])('causes %s to be requested again', async (_what, path, id: unknown = 'b', changed = 'b') => {
    provideList(['a', id]);
    expect([await callsIn(path), await callsIn(path)]).toEqual([1, 1]);
    hotels.cache.expireHotels([changed]);
    expect([await callsIn(path), await callsIn(path)]).toEqual([2, 2]);
  });

  test('leaves the responses of other hotels', async () => {
    provideList(['a', 'b']);
    const paths = [lisbon, '/api/hotels/a', '/api/hotels/places'];
    const before = await Promise.all(paths.map((path) => callsIn(path)));
    hotels.cache.expireHotels(['c', 'search', 'places', '']);
    expect(await Promise.all(paths.map((path) => callsIn(path)))).toEqual(before);
  });

  test('affects every language and the short form', async () => {
    provideList(['a'], { ...caching, Vary: 'Accept-Language' });
    const german = { 'Accept-Language': 'de' };
    const short = { ...german, Prefer: 'return=minimal' };
    // The cache knows the languages of the response only after the first one.
    await callsIn();
    const inGerman = await callsIn(lisbon, german);
    expect(await callsIn(lisbon, short)).toBe(inGerman);
    hotels.cache.expireHotels(['a']);
    expect(await callsIn(lisbon, short)).toBeGreaterThan(inGerman);
    expect(await callsIn()).toBeGreaterThan(inGerman);
  });

  test('ends stale-while-revalidate', async () => {
    provideList(['a'], { 'Cache-Control': 'max-age=10, stale-while-revalidate=90' });
    await callsIn();
    hotels.advance(20);
    hotels.cache.expireHotels(['a']);
    expect(await callsIn()).toBe(2);
  });

  test('lets the provider confirm the stored response with a 304', async () => {
    hotels.provide((req, res) => {
      const headers = { ...caching, ETag: '"1"' };
      if (req.headers['if-none-match']) res.writeHead(304, headers).end();
      else sendJson(res, { hotels: [{ id: 'a' }], calls: 1 }, headers);
    });
    await callsIn();
    hotels.cache.expireHotels(['a']);
    expect(await getSummary(hotels, lisbon)).toMatchObject({
      cache: 'hotels; fwd=stale; fwd-status=304; stored',
    });
    expect(await getSummary(hotels, lisbon)).toMatchObject({ cache: 'hotels; hit; ttl=60' });
    hotels.cache.expireHotels(['a']);
    expect(await getSummary(hotels, lisbon)).toMatchObject({
      cache: 'hotels; fwd=stale; fwd-status=304; stored',
    });
  });

  test('keeps the response for its lifetime while the provider fails', async () => {
    provideList(['a']);
    await callsIn();
    hotels.cache.expireHotels(['a']);
    hotels.provide((_req, res) => sendJson(res, {}, {}, 503));
    hotels.advance(59);
    expect(await callsIn()).toBe(1);
    hotels.advance(2);
    expect(await getSummary(hotels, lisbon)).toMatchObject({ status: 503 });
  });
});

describe('a response that was requested before a change', () => {
  /** Makes the provider hold its next response and number all of them. */
  function provideHeld(headers: object = caching) {
    const waiting: (() => void)[] = [];
    let calls = 0;
    hotels.provide((_req: IncomingMessage, res: ServerResponse) => {
      calls += 1;
      const made = { hotels: [{ id: 'a' }], calls };
      if (calls === 1) waiting.push(() => sendJson(res, made, { ...headers }));
      else sendJson(res, made, { ...headers });
    });
    return async () => (await eventually(() => waiting[0]))();
  }

  test('is sent to clients that already waited for it, and not reused', async () => {
    const release = provideHeld();
    const first = callsIn();
    await eventually(() => hotels.requests[0]);
    hotels.cache.expireHotels(['a']);
    await release();
    expect(await first).toBe(1);
    expect([await callsIn(), await callsIn()]).toEqual([2, 2]);
  });

  test('is not sent to clients that ask after the change', async () => {
    const release = provideHeld();
    const first = callsIn();
    await eventually(() => hotels.requests[0]);
    hotels.cache.expireHotels(['a']);
    const arrived = hotels.arrivals(2);
    const later = [callsIn(), callsIn()];
    await arrived;
    await release();
    expect([await first, ...(await Promise.all(later))]).toEqual([1, 2, 2]);
    expect(hotels.requests).toHaveLength(2);
  });

  test('may come from a cache of the provider, and its Age header reveals its time', async () => {
    provideList(['a'], { ...caching, Age: '20' });
    await callsIn();
    hotels.cache.expireHotels(['a']);
    hotels.advance(10);
    expect([await callsIn(), await callsIn()]).toEqual([2, 3]);
    hotels.advance(15);
    expect([await callsIn(), await callsIn()]).toEqual([4, 4]);
  });
});

test('a hotel that changes all day is requested ten extra times at once, then every ten seconds', async () => {
  provideNumbered(hotels, caching);
  const own = '/api/hotels/a';
  const read = () => getSummary(hotels, own);
  await read();
  for (let second = 0; second < 60; second += 1) {
    hotels.cache.expireHotels(['a']);
    await read();
    hotels.advance(1);
  }
  // The first response, the ten initial tokens of the bucket, and one token for each ten seconds.
  expect(hotels.requests).toHaveLength(1 + 10 + 5);
  const before = hotels.requests.length;
  // The last change appears too, although late.
  hotels.advance(10);
  await read();
  expect(hotels.requests).toHaveLength(before + 1);
  expect(await read()).toMatchObject({ cache: 'hotels; hit; ttl=60' });
});
