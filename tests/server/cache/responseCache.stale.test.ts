import type { ServerResponse } from 'node:http';
import {
  getSummary,
  provideNumbered,
  sendJson,
  startCachedHotels,
  type CachedHotels,
} from '../hotels/startCachedHotels.ts';

let hotels: CachedHotels;
beforeEach(async () => {
  hotels = await startCachedHotels();
});
afterEach(() => hotels.close());

const get = () => getSummary(hotels);
const etag = '"provider-1"';

describe('a stale response', () => {
  test('is confirmed by a 304 and then fresh for the lifetime in the 304', async () => {
    hotels.provide((req, res) => {
      if (req.headers['if-none-match'] === etag)
        res.writeHead(304, { ETag: etag, 'Cache-Control': 'max-age=10' }).end();
      else sendJson(res, ['whole'], { ETag: etag, 'Cache-Control': 'max-age=60' });
    });
    await get();
    hotels.advance(61);
    expect(await get()).toEqual({
      status: 200,
      text: '["whole"]',
      age: undefined,
      cache: 'hotels; fwd=stale; fwd-status=304; stored',
    });
    hotels.advance(9);
    expect(await get()).toMatchObject({ text: '["whole"]', cache: 'hotels; hit; ttl=1' });
    hotels.advance(2);
    expect(await get()).toMatchObject({ cache: 'hotels; fwd=stale; fwd-status=304; stored' });
    expect(hotels.requests).toHaveLength(3);
  });

  test('with no-cache is confirmed on every use', async () => {
    hotels.provide((req, res) => {
      if (req.headers['if-none-match'] === etag) res.writeHead(304, { ETag: etag }).end();
      else sendJson(res, ['whole'], { ETag: etag, 'Cache-Control': 'no-cache' });
    });
    await get();
    await get();
    expect(await get()).toMatchObject({
      text: '["whole"]',
      cache: 'hotels; fwd=stale; fwd-status=304; stored',
    });
    expect(hotels.requests.map((req) => req.headers['if-none-match'])).toEqual([
      undefined,
      etag,
      etag,
    ]);
  });

  test('is fetched again when the 304 has a different validator', async () => {
    let version = 0;
    hotels.provide((req, res) => {
      if (req.headers['if-none-match']) {
        res.writeHead(304, { ETag: '"another"' }).end();
        return;
      }
      version += 1;
      sendJson(res, [version], { ETag: etag, 'Cache-Control': 'max-age=60' });
    });
    await get();
    hotels.advance(61);
    expect(await get()).toMatchObject({ text: '[2]' });
  });

  test('is served while a new one is fetched (stale-while-revalidate)', async () => {
    provideNumbered(hotels, { 'Cache-Control': 'max-age=10, stale-while-revalidate=30' });
    await get();
    hotels.advance(20);
    expect(await get()).toMatchObject({
      text: '[1]',
      age: '20',
      cache: expect.stringMatching(/^hotels; hit; ttl=-1[01]$/),
    });
    expect(await getUntil('[2]')).toMatchObject({ cache: 'hotels; hit; ttl=10' });
    hotels.advance(41);
    expect(await get()).toMatchObject({ text: '[3]' });
  });

  test.each([
    ['an error', (res: ServerResponse) => sendJson(res, {}, {}, 503), '; fwd-status=503'],
    ['a broken connection', (res: ServerResponse) => void res.destroy(), ''],
    [
      'a response that is not JSON',
      (res: ServerResponse) => void res.setHeader('Content-Type', 'text/html').end('<p>'),
      '',
    ],
  ])('is served instead of %s (stale-if-error)', async (_what, fail, status) => {
    provideNumbered(hotels, { 'Cache-Control': 'max-age=10, stale-if-error=30' });
    await get();
    hotels.provide((_req, res) => fail(res));
    hotels.advance(20);
    expect(await get()).toEqual({
      status: 200,
      text: '[1]',
      age: '20',
      cache: `hotels; fwd=stale${status}; detail=stale-if-error`,
    });
    hotels.advance(21);
    expect((await get()).status).toBeGreaterThanOrEqual(502);
  });

  test.each(['must-revalidate', 'proxy-revalidate', 'no-cache'])(
    'with %s is not served',
    async (directive) => {
      provideNumbered(hotels, {
        'Cache-Control': `max-age=10, stale-if-error=90, stale-while-revalidate=90, ${directive}`,
        ETag: etag,
      });
      await get();
      hotels.advance(20);
      hotels.provide((_req, res) => sendJson(res, {}, {}, 503));
      expect(await get()).toMatchObject({ status: 503 });
    },
  );
});

describe('the headers of a 304', () => {
  const date = 'Sat, 01 Jun 2030 12:00:00 GMT';
  const stored = {
    ETag: etag,
    Date: date,
    Age: '5',
    'Cache-Control': 'max-age=60',
    'Content-Language': 'en',
    'Last-Modified': 'Sat, 01 Jun 2030 10:00:00 GMT',
  };
  const confirmWith = async (headers: Record<string, string>) => {
    hotels.provide((req, res) => {
      if (req.headers['if-none-match'] === etag)
        res.writeHead(304, { ETag: etag, ...headers }).end();
      else sendJson(res, ['<script>'], stored);
    });
    await hotels.get('/api/hotels/rand4');
    hotels.advance(61);
    return hotels.get('/api/hotels/rand4');
  };

  test('that describe the content are ignored: JSON stays JSON', async () => {
    const confirmed = await confirmWith({
      'Content-Type': 'text/html',
      'Content-Language': 'de',
      'Content-Encoding': 'gzip',
      'Content-Location': '/elsewhere',
    });
    expect(confirmed.body.toString()).toBe('["<script>"]');
    expect(confirmed.headers).toMatchObject({
      'content-type': 'application/json',
      'content-language': 'en',
      'content-length': '12',
    });
    expect(confirmed.headers).not.toHaveProperty('content-encoding');
    expect(confirmed.headers).not.toHaveProperty('content-location');
  });

  test('that describe the response replace the stored ones', async () => {
    const headers = {
      'Cache-Control': 'max-age=7',
      Date: 'Sat, 01 Jun 2030 12:01:01 GMT',
      Expires: 'Sat, 01 Jun 2030 12:02:00 GMT',
      'Last-Modified': 'Sat, 01 Jun 2030 11:00:00 GMT',
    };
    const confirmed = await confirmWith(headers);
    for (const [name, value] of Object.entries(headers))
      expect(confirmed.headers[name.toLowerCase()]).toBe(value);
  });

  test('do not inherit the Age and Date of the stored response', async () => {
    const confirmed = await confirmWith({});
    expect(confirmed.headers['age']).toBeUndefined();
    expect(confirmed.headers['date']).toBe('Sat, 01 Jun 2030 12:01:01 GMT');
    hotels.advance(59);
    const { headers } = await hotels.get('/api/hotels/rand4');
    expect(headers['cache-status']).toBe('hotels; hit; ttl=1');
  });
});

async function getUntil(text: string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const summary = await get();
    if (summary.text === text) return summary;
  }
  throw new Error(`the response never became ${text}`);
}
