import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { problemSchema, problemType } from '#contracts/problem.ts';
import { answerJson, hotelsBehindCache, type HotelsBehindCache } from './hotelsBehindCache.ts';

let hotels: HotelsBehindCache;
const list = { hotels: Array.from({ length: 40 }, (_, i) => ({ id: `h${i}`, name: 'Sea View' })) };
const large = { hotels: Array.from({ length: 9_000 }, (_, i) => ({ id: `h${i}`, name: 'Sea' })) };

beforeEach(async () => {
  hotels = await hotelsBehindCache();
  hotels.provide((req, res) => {
    const body = req.url?.includes('large') ? large : list;
    answerJson(res, body, { 'Cache-Control': 'max-age=60', ETag: '"the-provider-s"' });
  });
});
afterEach(() => hotels.close());

const search = '/api/hotels/search';

const packings = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, *', 'gzip', gunzipSync],
  ['BR', 'br', brotliDecompressSync],
  ['gzip;q=0, br; q=0.0', undefined, (bytes: Buffer) => bytes],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const;

describe.each([search, '/api/hotels/large'])('the answer to %s', (path) => {
  test.each(packings)(
    'is packed for who accepts %s as %s, the first time and from the cache',
    async (accepted, encoding, unpack) => {
      const first = await hotels.get(path, { 'Accept-Encoding': accepted });
      const again = await hotels.get(path, { 'Accept-Encoding': accepted });
      for (const { status, headers, body } of [first, again]) {
        expect(status).toBe(200);
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['content-length']).toBe(String(body.length));
        expect(headers['vary']).toBe('Accept-Encoding');
        expect(JSON.parse(unpack(body).toString())).toEqual(path === search ? list : large);
      }
      expect(hotels.asked).toHaveLength(1);
    },
  );

  test('has a tag for each packing, which is enough to be told that nothing changed', async () => {
    for (const [accepted, tag] of [
      ['br', '"the-provider-s-br"'],
      ['gzip', '"the-provider-s-gzip"'],
      ['identity', '"the-provider-s-identity"'],
    ] as const) {
      const asking = { 'Accept-Encoding': accepted };
      const { etag = '', ...rest } = (await hotels.get(path, asking)).headers;
      expect(etag).toBe(tag);
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const unchanged = await hotels.get(path, { ...asking, 'If-None-Match': condition });
        expect(unchanged.status).toBe(304);
        expect(unchanged.body).toHaveLength(0);
        expect(unchanged.headers).toMatchObject({
          etag,
          vary: 'Accept-Encoding',
          'cache-control': 'max-age=60',
          date: rest.date,
          'x-every-answer': 'yes',
        });
        expect(unchanged.headers['content-type']).toBeUndefined();
        expect(unchanged.headers['content-length']).toBeUndefined();
      }
      for (const condition of ['"other"', '"the-provider-s-"', 'the-provider-s', '""']) {
        const changed = await hotels.get(path, { ...asking, 'If-None-Match': condition });
        expect(changed.status).toBe(200);
      }
    }
  });
});

test('a weak tag of the provider’s stays weak, and may hold what a list would', async () => {
  hotels.provide((_req, res) => answerJson(res, list, { ETag: 'W/"7,8;br"' }));
  const packed = await hotels.get(search, { 'Accept-Encoding': 'gzip' });
  expect(packed.headers['etag']).toBe('W/"7,8;br-gzip"');
  for (const known of ['W/"7,8;br-identity"', '"7,8;br-identity"', '"6", W/"7,8;br-identity"']) {
    expect((await hotels.get(search, { 'If-None-Match': known })).status).toBe(304);
  }
  expect((await hotels.get(search, { 'If-None-Match': '"7", "8;br-identity"' })).status).toBe(200);
});

test('a tag that may be the same in each language is not passed on', async () => {
  hotels.provide((req, res) =>
    answerJson(res, [req.headers['accept-language']], { ETag: '"v7"', Vary: 'Accept-Language' }),
  );
  const english = await hotels.get(search, { 'Accept-Language': 'en' });
  const known = english.headers['etag'] ?? '';
  const german = await hotels.get(search, { 'Accept-Language': 'de', 'If-None-Match': known });
  expect(german.status).toBe(200);
  expect(german.headers['etag']).not.toBe(known);
});

test.each([
  undefined,
  'bare',
  '"no end',
  '"with a "quote""',
  `"${'x'.repeat(201)}"`,
  '"a b"',
  '""',
])('the tag is made from the content where the provider gives %p', async (given) => {
  let body: unknown = list;
  hotels.provide((_req, res) =>
    answerJson(res, body, {
      'Cache-Control': 'no-store',
      ...(given !== undefined && { ETag: given }),
    }),
  );
  const tag = async () => (await hotels.get(search)).headers['etag'];
  const first = await tag();
  expect(first).toMatch(/^"[\w-]{22}-identity"$/);
  expect(await tag()).toBe(first);
  body = large;
  expect(await tag()).not.toBe(first);
});

test('HEAD says the same without a body, cold or kept', async () => {
  const cold = await hotels.get(search, {}, 'HEAD');
  const kept = await hotels.get(search, {}, 'HEAD');
  const whole = await hotels.get(search);
  for (const head of [cold, kept]) {
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  }
  expect(hotels.asked.map(({ method }) => method)).toEqual(['GET']);
});

test('a short answer is not packed', async () => {
  hotels.provide((_req, res) => answerJson(res, [], { 'Cache-Control': 'max-age=60' }));
  const { headers, body } = await hotels.get(search, { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['vary']).toBe('Accept-Encoding');
  expect(body.toString()).toBe('[]');
});

test('the headers of every answer are on a miss, a hit, a 304 and a refusal', async () => {
  const miss = await hotels.get(search);
  const hit = await hotels.get(search);
  const unchanged = await hotels.get(search, { 'If-None-Match': '*' });
  const refused = await hotels.get('/api/nothing');
  expect([miss, hit, unchanged, refused].map(({ status }) => status)).toEqual([200, 200, 304, 404]);
  for (const { headers } of [miss, hit, unchanged, refused])
    expect(headers['x-every-answer']).toBe('yes');
});

test('the provider’s own date stays, so that its age adds up for whoever keeps the answer next', async () => {
  const date = 'Sat, 01 Jun 2030 11:59:59 GMT';
  hotels.provide((_req, res) =>
    answerJson(res, list, { 'Cache-Control': 'max-age=60', Date: date }),
  );
  await hotels.get(search);
  hotels.later(7);
  const { headers } = await hotels.get(search);
  expect(headers).toMatchObject({ date, age: '7', 'cache-control': 'max-age=60' });
});

describe('what is refused here', () => {
  test.each([
    ['GET', '/api', 404],
    ['GET', '/api/hotels/..%2fadmin', 404],
    ['GET', '/api/hotels/%zz', 400],
    ['GET', '/api/hotels/search?city=a&city=b', 400],
    ['GET', `/api/hotels/search?city=${'a'.repeat(3_000)}`, 414],
    ['HEAD', '/api/nothing', 404],
    ['DELETE', search, 405],
    ['TRACE', '/api/hotels/rand4', 405],
  ])('%s %s is a problem that the provider never hears of', async (method, path, status) => {
    const answer = await hotels.get(path, {}, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-type': problemType,
      'cache-control': 'no-store',
    });
    expect(answer.headers['allow']).toBe(status === 405 ? 'GET, HEAD' : undefined);
    if (method === 'HEAD') expect(answer.body).toHaveLength(0);
    else
      expect(v.parse(problemSchema, JSON.parse(answer.body.toString()))).toMatchObject({ status });
    expect(hotels.asked).toEqual([]);
  });
});

describe('when the provider fails and nothing kept may stand in', () => {
  test('its fault is a problem', async () => {
    await hotels.provider.close();
    const answer = await hotels.get(search);
    expect(answer.status).toBe(502);
    expect(answer.headers).toMatchObject({
      'content-type': problemType,
      'cache-control': 'no-store',
    });
    expect(v.parse(problemSchema, JSON.parse(answer.body.toString()))).toMatchObject({
      status: 502,
    });
  });

  test('its own error is passed on, and when to come back', async () => {
    const problem = { type: 'about:blank', title: 'Busy', status: 503 };
    hotels.provide((_req, res) => answerJson(res, problem, { 'Retry-After': '7' }, 503));
    const answer = await hotels.get(search);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('7');
    expect(JSON.parse(answer.body.toString())).toEqual(problem);
    const paused = await hotels.get(search);
    expect(paused.status).toBe(503);
    expect(paused.headers['retry-after']).toMatch(/^[67]$/);
  });
});
