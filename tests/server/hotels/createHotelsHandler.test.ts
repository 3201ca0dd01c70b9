import type { OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { problemSchema, problemType } from '#contracts/provider/problem.ts';
import { sendJson, startCachedHotels, type CachedHotels } from './startCachedHotels.ts';

let hotels: CachedHotels;
const list = { hotels: Array.from({ length: 40 }, (_, i) => ({ id: `h${i}`, name: 'Sea View' })) };
const large = { hotels: Array.from({ length: 9_000 }, (_, i) => ({ id: `h${i}`, name: 'Sea' })) };

beforeEach(async () => {
  hotels = await startCachedHotels();
  hotels.provide((req, res) => {
    const body = req.url?.includes('large') ? large : list;
    sendJson(res, body, { 'Cache-Control': 'max-age=60', ETag: '"of-the-provider"' });
  });
});
afterEach(() => hotels.close());

const search = '/api/hotels/search';

const encodings = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, *', 'gzip', gunzipSync],
  ['BR', 'br', brotliDecompressSync],
  ['gzip;q=0, br; q=0.0', undefined, (bytes: Buffer) => bytes],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const;

describe.each([
  [search, 'Accept-Encoding, Prefer'],
  ['/api/hotels/large', 'Accept-Encoding'],
])('the response to %s', (path, vary) => {
  test.each(encodings)(
    'for Accept-Encoding %s has the encoding %s, both uncached and cached',
    async (accepted, encoding, decode) => {
      const first = await hotels.get(path, { 'Accept-Encoding': accepted });
      const again = await hotels.get(path, { 'Accept-Encoding': accepted });
      for (const { status, headers, body } of [first, again]) {
        expect(status).toBe(200);
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['content-length']).toBe(String(body.length));
        expect(headers['vary']).toBe(vary);
        expect(decode(body).toString()).toBe(JSON.stringify(path === search ? list : large));
      }
      expect(hotels.requests).toHaveLength(1);
    },
  );

  test('has an ETag for each encoding and is a 304 if the client has it', async () => {
    for (const [accepted, tag] of [
      ['br', '"of-the-provider-br"'],
      ['gzip', '"of-the-provider-gzip"'],
      ['identity', '"of-the-provider-identity"'],
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
          vary,
          'cache-control': 'max-age=60',
          date: rest.date,
          'x-every-response': 'yes',
        });
        expect(unchanged.headers['content-type']).toBeUndefined();
        expect(unchanged.headers['content-length']).toBeUndefined();
      }
      for (const condition of ['"other"', '"of-the-provider-"', 'of-the-provider', '""']) {
        const changed = await hotels.get(path, { ...asking, 'If-None-Match': condition });
        expect(changed.status).toBe(200);
      }
    }
  });
});

test('a weak ETag of the provider stays weak, and may contain commas', async () => {
  hotels.provide((_req, res) => sendJson(res, list, { ETag: 'W/"7,8;br"' }));
  const encoded = await hotels.get(search, { 'Accept-Encoding': 'gzip' });
  expect(encoded.headers['etag']).toBe('W/"7,8;br-gzip"');
  for (const known of ['W/"7,8;br-identity"', '"7,8;br-identity"', '"6", W/"7,8;br-identity"']) {
    expect((await hotels.get(search, { 'If-None-Match': known })).status).toBe(304);
  }
  expect((await hotels.get(search, { 'If-None-Match': '"7", "8;br-identity"' })).status).toBe(200);
});

test('an ETag that could be the same for two languages is not passed on', async () => {
  hotels.provide((req, res) =>
    sendJson(res, [req.headers['accept-language']], { ETag: '"v7"', Vary: 'Accept-Language' }),
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
])('the ETag is a digest of the content if the provider sends %p', async (given) => {
  let body: unknown = list;
  hotels.provide((_req, res) =>
    sendJson(res, body, {
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

test('HEAD gets the same headers without a body, cached or not', async () => {
  const cold = await hotels.get(search, {}, 'HEAD');
  const cached = await hotels.get(search, {}, 'HEAD');
  const whole = await hotels.get(search);
  for (const head of [cold, cached]) {
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ['content-length', 'content-type', 'etag', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  }
  expect(hotels.requests.map(({ method }) => method)).toEqual(['GET']);
});

test('a short response is not encoded', async () => {
  hotels.provide((_req, res) => sendJson(res, [], { 'Cache-Control': 'max-age=60' }));
  const { headers, body } = await hotels.get(search, { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['vary']).toBe('Accept-Encoding, Prefer');
  expect(body.toString()).toBe('[]');
});

test('a miss, a hit, a 304 and an error have the documented headers', async () => {
  const miss = await hotels.get(search);
  const hit = await hotels.get(search);
  const unchanged = await hotels.get(search, { 'If-None-Match': '*' });
  const rejected = await hotels.get('/api/nothing');
  expect([miss, hit, unchanged, rejected].map(({ status }) => status)).toEqual([
    200, 200, 304, 404,
  ]);
  for (const { headers } of [miss, hit, unchanged, rejected])
    expect(headers['x-every-response']).toBe('yes');
});

test('the Date of the provider is passed on with the Age, for client caches', async () => {
  const date = 'Sat, 01 Jun 2030 11:59:59 GMT';
  hotels.provide((_req, res) => sendJson(res, list, { 'Cache-Control': 'max-age=60', Date: date }));
  await hotels.get(search);
  hotels.advance(7);
  const { headers } = await hotels.get(search);
  expect(headers).toMatchObject({ date, age: '8', 'cache-control': 'max-age=60' });
});

test.each([
  search,
  '/api/hotels/rand4',
  '/api/hotels/rand8',
  '/api/hotels/h1?check_in=2030-06-08&check_out=2030-06-09',
  '/api/hotels/h1/calendar?from=2030-06-08&to=2030-06-09',
])('browsers revalidate %s before each use on a live site', async (path) => {
  hotels.provide((_req, res) => sendJson(res, list, { 'Cache-Control': 'max-age=60' }));
  const plain = await hotels.get(path);
  expect(plain.headers['cache-control']).toBe('max-age=60');
  hotels.goLive();
  const hit = await hotels.get(path);
  const unchanged = await hotels.get(path, { 'If-None-Match': String(hit.headers['etag']) });
  expect([hit.status, unchanged.status]).toEqual([200, 304]);
  hotels.advance(61);
  const miss = await hotels.get(path);
  for (const { headers } of [hit, unchanged, miss])
    expect(headers['cache-control']).toBe('max-age=60, no-cache');
  // The cache of the site stores the response for as long as the provider allows.
  expect(hotels.requests).toHaveLength(2);
});

test.each(['/api/hotels/places', '/api/hotels/h1/reviews'])(
  'browsers cache %s on a live site for as long as the provider allows',
  async (path) => {
    hotels.provide((_req, res) => sendJson(res, {}, { 'Cache-Control': 'max-age=60' }));
    hotels.goLive();
    expect((await hotels.get(path)).headers['cache-control']).toBe('max-age=60');
  },
);

describe('an invalid request', () => {
  test.each([
    ['GET', '/api', 404],
    ['GET', '/api/hotels/..%2fadmin', 404],
    ['GET', '/api/hotels/%zz', 400],
    ['GET', '/api/hotels/search?city=a&city=b', 400],
    ['GET', `/api/hotels/search?city=${'a'.repeat(3_000)}`, 414],
    ['HEAD', '/api/nothing', 404],
    ['DELETE', search, 405],
    ['TRACE', '/api/hotels/rand4', 405],
  ])(
    '%s %s is a problem response, and the provider is not called',
    async (method, path, status) => {
      const response = await hotels.get(path, {}, method);
      expect(response.status).toBe(status);
      expect(response.headers).toMatchObject({
        'content-type': problemType,
        'cache-control': 'no-store',
      });
      expect(response.headers['allow']).toBe(status === 405 ? 'GET, HEAD' : undefined);
      if (method === 'HEAD') expect(response.body).toHaveLength(0);
      else
        expect(v.parse(problemSchema, JSON.parse(response.body.toString()))).toMatchObject({
          status,
        });
      expect(hotels.requests).toEqual([]);
    },
  );
});

describe('when the provider fails and no stale response may be used', () => {
  test('a failure becomes a problem document', async () => {
    await hotels.provider.close();
    const response = await hotels.get(search);
    expect(response.status).toBe(502);
    expect(response.headers).toMatchObject({
      'content-type': problemType,
      'cache-control': 'no-store',
    });
    expect(v.parse(problemSchema, JSON.parse(response.body.toString()))).toMatchObject({
      status: 502,
    });
  });

  test('an error of the provider is passed on with Retry-After', async () => {
    const problem = { type: 'about:blank', title: 'Busy', status: 503 };
    hotels.provide((_req, res) => sendJson(res, problem, { 'Retry-After': '7' }, 503));
    const response = await hotels.get(search);
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('7');
    expect(JSON.parse(response.body.toString())).toEqual(problem);
    const paused = await hotels.get(search);
    expect(paused.status).toBe(503);
    expect(paused.headers['retry-after']).toMatch(/^[67]$/);
  });
});

describe('a search for which a client prefers return=minimal', () => {
  const whole = { id: 'a', name: 'Sea View', address: '1 Sea Road', star_rating: 4 };
  const listed = { id: 'a', name: 'Sea View', star_rating: 4 };
  const minimal = { Prefer: 'return=minimal' };
  const get = async (headers: OutgoingHttpHeaders, path = search) => {
    const { status, headers: received, body } = await hotels.get(path, headers);
    return { status, headers: received, json: body.length > 0 ? JSON.parse(body.toString()) : '' };
  };
  const provide = (body: unknown, headers: OutgoingHttpHeaders = {}, status = 200) =>
    hotels.provide((_req, res) =>
      sendJson(res, body, { 'Cache-Control': 'max-age=60', ETag: '"1"', ...headers }, status),
    );

  test('has only the fields of the listing for each hotel, from the same single call', async () => {
    provide({ hotels: [whole, { id: 'b' }], total: 2, left: null });
    for (const Prefer of ['return=minimal', 'wait=1, RETURN="minimal"; x', 'return=minimal']) {
      const { headers, json } = await get({ Prefer });
      expect(json).toEqual({ hotels: [listed, { id: 'b' }], total: 2, left: null });
      expect(headers).toMatchObject({
        'preference-applied': 'return=minimal',
        vary: 'Accept-Encoding, Prefer',
        'cache-control': 'max-age=60',
      });
    }
    for (const headers of [{}, { Prefer: 'return=minimalist' }, { Prefer: 'xreturn=minimal' }]) {
      const response = await get(headers);
      expect(response.json.hotels).toEqual([whole, { id: 'b' }]);
      expect(response.headers['preference-applied']).toBeUndefined();
      expect(response.headers['vary']).toBe('Accept-Encoding, Prefer');
    }
    expect(hotels.requests).toHaveLength(1);
    expect(hotels.requests[0]?.headers['prefer']).toBeUndefined();
  });

  test('has a separate ETag, which survives a 304 of the provider', async () => {
    provide({ hotels: [whole] });
    const { headers } = await get(minimal);
    const { headers: full } = await get({});
    expect(full['etag']).toBe('"1-identity"');
    expect(headers['etag']).not.toContain('1-identity');
    const conditional = { ...minimal, 'If-None-Match': headers['etag'] };
    expect(await get(conditional)).toMatchObject({ status: 304, json: '' });
    expect(await get({ 'If-None-Match': headers['etag'] })).toMatchObject({ status: 200 });
    expect(await get({ ...minimal, 'If-None-Match': full['etag'] })).toMatchObject({ status: 200 });
    hotels.advance(61);
    hotels.provide((_req, res) => res.writeHead(304, { ETag: '"1"' }).end());
    expect(await get(conditional)).toMatchObject({ status: 304 });
    expect((await get(minimal)).json).toEqual({ hotels: [listed] });
  });

  test.each([
    ['a list', [whole], {}, 200, search],
    ['a body without hotels', { hotels: null }, {}, 200, search],
    ['an error', { title: 'No', hotels: [whole] }, {}, 400, search],
    ['one hotel', whole, {}, 200, '/api/hotels/a'],
  ])('is passed on unchanged where it is %s', async (_, body, headers, status, path) => {
    provide(body, headers, status);
    const response = await get(minimal, path);
    expect(response).toMatchObject({ status, json: body });
    expect(response.headers['preference-applied']).toBeUndefined();
  });

  test('counts towards the memory of the cache', async () => {
    const many = { hotels: Array.from({ length: 200 }, (_, i) => ({ ...whole, id: `h${i}` })) };
    provide(many);
    await get({});
    const { bytes } = hotels.cache.usage();
    const { json } = await get(minimal);
    const short = JSON.stringify(json).length;
    expect(hotels.cache.usage().bytes).toBeGreaterThanOrEqual(bytes + short);
    await hotels.get(search, { ...minimal, 'Accept-Encoding': 'br' });
    expect(hotels.cache.usage().bytes).toBeGreaterThan(bytes + short + 3_072);
  });
});

describe('deadlines of rates', () => {
  const rate = {
    id: 'r',
    check_out: '2027-03-09',
    free_cancellation_until: '2027-03-06T13:00:00Z',
  };
  const own = { ...rate, free_cancellation_until: '2027-03-06T18:00:00+05:00' };
  const hotel = { id: 'a', name: 'Sea View', time_zone: 'Asia/Karachi', rates: [rate, { id: 1 }] };
  const inOwnTime = { ...hotel, rates: [own, { id: 1 }] };
  const other = { ...hotel, id: 'b', time_zone: 'No/Such_Zone' };
  const steps = (until: string) => ({
    id: 's',
    check_out: '2027-03-09',
    cancellation: [
      { until, fee: '0.00' },
      { until: null, fee: '9.00' },
    ],
  });
  const get = async (path: string, headers: OutgoingHttpHeaders = {}) => {
    const { headers: received, body } = await hotels.get(path, headers);
    return { headers: received, json: JSON.parse(body.toString()) };
  };
  const provide = (body: unknown) =>
    hotels.provide((_req, res) =>
      sendJson(res, body, { 'Cache-Control': 'max-age=60', ETag: '"1"' }),
    );

  test.each([
    ['a hotel', '/api/hotels/a', hotel, inOwnTime],
    ['four hotels', '/api/hotels/rand4', [hotel], [inOwnTime]],
    [
      'a hotel with steps alone',
      '/api/hotels/a',
      { ...hotel, rates: [steps('2027-03-06T13:00:00Z')] },
      { ...hotel, rates: [steps('2027-03-06T18:00:00+05:00')] },
    ],
    [
      'eight hotels',
      '/api/hotels/rand8',
      [other, hotel],
      [{ ...other, time_zone: null }, inOwnTime],
    ],
  ])('of %s are in the time zone of the hotel', async (_, path, body, sent) => {
    provide(body);
    const first = await get(path);
    const again = await get(path);
    for (const { json, headers } of [first, again]) {
      expect(json).toEqual(sent);
      expect(headers['etag']).not.toContain('"1-');
      expect(headers['preference-applied']).toBeUndefined();
    }
    expect(hotels.requests).toHaveLength(1);
    hotels.advance(61);
    hotels.provide((_req, res) => res.writeHead(304, { ETag: '"1"' }).end());
    expect((await get(path)).json).toEqual(sent);
  });

  test('are also in the time zone of the hotel in the short form of a search', async () => {
    provide({ hotels: [hotel] });
    const { json } = await get(search, { Prefer: 'return=minimal' });
    expect(json.hotels[0]).toMatchObject({ time_zone: 'Asia/Karachi', rates: inOwnTime.rates });
    expect((await get(search)).json.hotels).toEqual([hotel]);
  });

  test.each([
    [
      'has the offset of the hotel',
      { ...hotel, rates: [{ ...own, free_cancellation_until: '2027-03-06T18:00+05:00' }] },
    ],
    [
      'is on the day after check-out at the hotel',
      {
        ...hotel,
        rates: [
          { ...rate, check_out: '2027-03-06', free_cancellation_until: '2027-03-06T20:00:00Z' },
        ],
      },
    ],
    ['is of a hotel without a time zone', { ...hotel, time_zone: undefined }],
    [
      'is no instant',
      {
        ...hotel,
        rates: [
          { ...rate, free_cancellation_until: '2027-99-06T13:00:00Z' },
          { ...rate, free_cancellation_until: 7 },
          steps('2027-99-06T13:00:00Z'),
          { ...rate, cancellation: [{ until: 7 }] },
          null,
        ],
      },
    ],
  ])('are passed on unchanged in a response where a deadline %s', async (_, body) => {
    provide(body);
    const { headers, body: sent } = await hotels.get('/api/hotels/a');
    expect(sent.toString()).toBe(JSON.stringify(body));
    expect(headers['etag']).toBe('"1-identity"');
  });
});

describe('the commission of a rate', () => {
  const open = { id: 'r', total: '100.00' };
  const rate = { ...open, commission: { percent: 10, amount: '10.00' } };
  const paid = { id: 'a', name: 'Sea View', rates: [rate, null, { id: 'q' }] };
  const shown = { ...paid, rates: [open, null, { id: 'q' }] };
  // A hotel with an invalid part stays complete in the short form of a search.
  const broken = { ...paid, star_rating: 'four' };
  const cases = [
    ['/api/hotels/a', paid],
    ['/api/hotels/rand4', [paid]],
    ['/api/hotels/rand8', [paid]],
    [search, { hotels: [paid, broken], total: 2 }],
  ] as const;
  const provide = (of: CachedHotels, body: unknown) =>
    of.provide((_req, res) => sendJson(res, body, { 'Cache-Control': 'max-age=60', ETag: '"1"' }));

  test.each(cases)('is removed from %s, whole or short, uncached or cached', async (path, body) => {
    provide(hotels, body);
    for (const headers of [{}, { Prefer: 'return=minimal' }, {}, { Prefer: 'return=minimal' }]) {
      const response = await hotels.get(path, headers);
      expect(response.body.toString()).toContain('Sea View');
      expect(response.body.toString()).not.toContain('commission');
      expect(response.headers['etag']).not.toBe('"1-identity"');
    }
    hotels.advance(61);
    hotels.provide((_req, res) => res.writeHead(304, { ETag: '"1"' }).end());
    expect((await hotels.get(path)).body.toString()).not.toContain('commission');
  });

  test('is the only change to a whole search', async () => {
    provide(hotels, { hotels: [paid, { id: 'b' }], total: 2 });
    const { body } = await hotels.get(search);
    expect(JSON.parse(body.toString())).toEqual({ hotels: [shown, { id: 'b' }], total: 2 });
  });

  test.each(cases)('is included in %s for agents', async (path, body) => {
    const agents = await startCachedHotels({ agentPrices: true });
    try {
      provide(agents, body);
      const response = await agents.get(path);
      expect(JSON.parse(response.body.toString())).toEqual(body);
      expect(response.headers['etag']).toBe('"1-identity"');
    } finally {
      await agents.close();
    }
  });
});
