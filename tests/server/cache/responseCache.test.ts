import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  answerJson,
  hotelsBehindCache,
  received,
  type HotelsBehindCache,
} from '../hotels/hotelsBehindCache.ts';

let hotels: HotelsBehindCache;
beforeEach(async () => {
  hotels = await hotelsBehindCache();
});
afterEach(() => hotels.close());

const search = '/api/hotels/search?city=Lisbon';

/** The provider counts its answers in their bodies: `[1]`, `[2]`, … */
function provideNumbered(headers: OutgoingHttpHeaders, status = 200) {
  let answers = 0;
  hotels.provide((_req, res) => {
    answers += 1;
    answerJson(res, [answers], headers, status);
  });
}

async function ask(path = search, headers: OutgoingHttpHeaders = {}) {
  const answer = await hotels.get(path, headers);
  return {
    status: answer.status,
    text: answer.body.toString(),
    age: answer.headers['age'],
    cache: answer.headers['cache-status'],
  };
}

describe('an answer that the provider lets others use', () => {
  test('is used until its time is over, tells its age, and is then asked for anew', async () => {
    provideNumbered({ 'Cache-Control': 'public, max-age=60' });
    expect(await ask()).toMatchObject({
      text: '[1]',
      age: undefined,
      cache: 'hotels; fwd=uri-miss; stored',
    });
    hotels.later(59);
    expect(await ask()).toMatchObject({ text: '[1]', age: '59', cache: 'hotels; hit; ttl=1' });
    hotels.later(2);
    expect(await ask()).toMatchObject({ text: '[2]', cache: 'hotels; fwd=stale; stored' });
    expect(hotels.contexts.map(({ cache }) => cache)).toEqual(['miss', 'hit', 'miss']);
  });

  test.each([
    [{ 'Cache-Control': 's-maxage=100, max-age=10' }, 99],
    [{ 'Cache-Control': 'MAX-AGE=100' }, 99],
    [{ 'Cache-Control': 'max-age="100"' }, 99],
    [{ 'Cache-Control': 'max-age=100, must-revalidate' }, 99],
    [{ 'Cache-Control': 'max-age=100, proxy-revalidate' }, 99],
    [{ 'Cache-Control': 'max-age=160', Age: '60' }, 99],
    [
      {
        Date: 'Sat, 01 Jun 2030 12:00:00 GMT',
        Expires: 'Sat, 01 Jun 2030 12:01:40 GMT',
      },
      99,
    ],
  ])('%j is fresh for %i s and no longer', async (headers, seconds) => {
    provideNumbered(headers);
    await ask();
    hotels.later(seconds);
    expect(await ask()).toMatchObject({ text: '[1]' });
    hotels.later(2);
    expect(await ask()).toMatchObject({ text: '[2]' });
  });

  test('is one answer however the question is spelled', async () => {
    provideNumbered({ 'Cache-Control': 'max-age=60' });
    await ask('/api/hotels/search?city=S%C3%A3o+Paulo&check_in=2030-07-01&utm=x');
    const again = await ask(
      '/api/hotels/search?check_in=2030-07-01&&check_out=&city=S%c3%a3o%20Paulo',
    );
    expect(again).toMatchObject({ text: '[1]', cache: 'hotels; hit; ttl=60' });
    expect(hotels.asked).toHaveLength(1);
  });

  test('may be an error that says so', async () => {
    provideNumbered({ 'Cache-Control': 'max-age=60' }, 404);
    await ask('/api/hotels/gone');
    expect(await ask('/api/hotels/gone')).toMatchObject({ status: 404, text: '[1]' });
  });
});

describe('an answer that it does not', () => {
  test.each([
    { 'Cache-Control': 'no-store' },
    { 'Cache-Control': 'No-Store, max-age=60' },
    { 'Cache-Control': 'private, max-age=60' },
    { 'Cache-Control': 'private="x-user", max-age=60' },
    { 'Cache-Control': 'max-age=60', Vary: 'Accept-Encoding, *' },
    { Expires: '0' },
    { 'Cache-Control': 'max-age=0' },
    { 'Cache-Control': 'no-cache, max-age=60' },
  ])('%j is never used again', async (headers) => {
    provideNumbered(headers);
    await ask();
    expect(await ask()).toMatchObject({ text: '[2]', cache: 'hotels; fwd=uri-miss' });
    expect(hotels.cache.usage()).toEqual({ answers: 0, bytes: 0 });
  });

  test('takes the place of an earlier one that was kept', async () => {
    provideNumbered({ 'Cache-Control': 'max-age=60, stale-if-error=1000' });
    await ask();
    provideNumbered({ 'Cache-Control': 'no-store' });
    hotels.later(61);
    await ask();
    expect(hotels.cache.usage().answers).toBe(0);
  });

  test.each([500, 502, 503, 504, 429, 400, 403])(
    'a %i is not kept, even if it says so',
    async (status) => {
      provideNumbered({ 'Cache-Control': 'public, max-age=60' }, status);
      await ask();
      expect(hotels.cache.usage().answers).toBe(0);
    },
  );
});

describe('where the provider says nothing', () => {
  test('the configured time counts', async () => {
    await hotels.close();
    hotels = await hotelsBehindCache({ defaultTtlSeconds: 5 });
    provideNumbered({ 'Last-Modified': 'Mon, 01 Jan 2029 00:00:00 GMT' });
    await ask();
    hotels.later(4);
    expect(await ask()).toMatchObject({ text: '[1]' });
    hotels.later(2);
    expect(await ask()).toMatchObject({ text: '[2]' });
  });

  test('and 0 turns it off', async () => {
    provideNumbered({ 'Last-Modified': 'Mon, 01 Jan 2029 00:00:00 GMT' });
    await ask();
    expect(await ask()).toMatchObject({ text: '[2]' });
  });
});

describe('an answer whose time is over', () => {
  const etag = '"provider-1"';

  test('is confirmed by a 304 and fresh again, with the headers the 304 brought', async () => {
    hotels.provide((req, res) => {
      if (req.headers['if-none-match'] === etag)
        res.writeHead(304, { ETag: etag, 'Cache-Control': 'max-age=10' }).end();
      else answerJson(res, ['whole'], { ETag: etag, 'Cache-Control': 'max-age=60' });
    });
    await ask();
    hotels.later(61);
    expect(await ask()).toEqual({
      status: 200,
      text: '["whole"]',
      age: undefined,
      cache: 'hotels; fwd=stale; fwd-status=304; stored',
    });
    hotels.later(9);
    expect(await ask()).toMatchObject({ text: '["whole"]', cache: 'hotels; hit; ttl=1' });
    hotels.later(2);
    expect(await ask()).toMatchObject({ cache: 'hotels; fwd=stale; fwd-status=304; stored' });
    expect(hotels.asked).toHaveLength(3);
  });

  test('and must be confirmed each time (no-cache) is, each time', async () => {
    hotels.provide((req, res) => {
      if (req.headers['if-none-match'] === etag) res.writeHead(304, { ETag: etag }).end();
      else answerJson(res, ['whole'], { ETag: etag, 'Cache-Control': 'no-cache' });
    });
    await ask();
    await ask();
    expect(await ask()).toMatchObject({
      text: '["whole"]',
      cache: 'hotels; fwd=stale; fwd-status=304; stored',
    });
    expect(hotels.asked.map((req) => req.headers['if-none-match'])).toEqual([
      undefined,
      etag,
      etag,
    ]);
  });

  test('is asked for as a whole when a 304 speaks of another one', async () => {
    let version = 0;
    hotels.provide((req, res) => {
      if (req.headers['if-none-match']) {
        res.writeHead(304, { ETag: '"another"' }).end();
        return;
      }
      version += 1;
      answerJson(res, [version], { ETag: etag, 'Cache-Control': 'max-age=60' });
    });
    await ask();
    hotels.later(61);
    expect(await ask()).toMatchObject({ text: '[2]' });
  });

  test('is used while a new one is fetched, if the provider allows (stale-while-revalidate)', async () => {
    provideNumbered({ 'Cache-Control': 'max-age=10, stale-while-revalidate=30' });
    await ask();
    hotels.later(20);
    expect(await ask()).toMatchObject({
      text: '[1]',
      age: '20',
      cache: expect.stringMatching(/^hotels; hit; ttl=-1[01]$/),
    });
    expect(
      await eventually(
        () => ask(),
        ({ text }) => text === '[2]',
      ),
    ).toMatchObject({ cache: 'hotels; hit; ttl=10' });
    hotels.later(41);
    expect(await ask()).toMatchObject({ text: '[3]' });
  });

  test.each([
    ['an error', (res: ServerResponse) => answerJson(res, {}, {}, 503), '; fwd-status=503'],
    ['a broken connection', (res: ServerResponse) => void res.destroy(), ''],
    [
      'no JSON',
      (res: ServerResponse) => void res.setHeader('Content-Type', 'text/html').end('<p>'),
      '',
    ],
  ])('stands in for %s, if the provider allows (stale-if-error)', async (_what, fail, status) => {
    provideNumbered({ 'Cache-Control': 'max-age=10, stale-if-error=30' });
    await ask();
    hotels.provide((_req, res) => fail(res));
    hotels.later(20);
    expect(await ask()).toEqual({
      status: 200,
      text: '[1]',
      age: '20',
      cache: `hotels; fwd=stale${status}; detail=stale-if-error`,
    });
    hotels.later(21);
    expect((await ask()).status).toBeGreaterThanOrEqual(502);
  });

  test.each(['must-revalidate', 'proxy-revalidate', 'no-cache'])(
    '%s forbids both',
    async (directive) => {
      provideNumbered({
        'Cache-Control': `max-age=10, stale-if-error=90, stale-while-revalidate=90, ${directive}`,
        ETag: etag,
      });
      await ask();
      hotels.later(20);
      hotels.provide((_req, res) => answerJson(res, {}, {}, 503));
      expect(await ask()).toMatchObject({ status: 503 });
    },
  );
});

describe('Vary', () => {
  test('by language keeps an answer for each language', async () => {
    hotels.provide((req, res) =>
      answerJson(res, [req.headers['accept-language']], {
        'Cache-Control': 'max-age=60',
        Vary: 'Accept-Language, Accept-Encoding',
      }),
    );
    for (const language of ['pt', 'de', 'pt', 'de'])
      expect(await ask(search, { 'Accept-Language': language })).toMatchObject({
        text: `["${language}"]`,
      });
    expect(hotels.asked).toHaveLength(2);
    expect(await ask(search, { 'Accept-Language': 'ur' })).toMatchObject({
      cache: 'hotels; fwd=vary-miss; stored',
    });
    const { headers } = await hotels.get(search, { 'Accept-Language': 'pt' });
    expect(headers['vary']).toBe('Accept-Encoding, Accept-Language');
  });

  test('by what is never passed on makes no difference', async () => {
    provideNumbered({ 'Cache-Control': 'max-age=60', Vary: 'Origin, Cookie, User-Agent' });
    await ask(search, { Cookie: 'a=1' });
    expect(await ask(search, { Cookie: 'a=2' })).toMatchObject({ text: '[1]' });
  });
});

describe('many who ask at once', () => {
  test('300 cold askers of one question make one call', async () => {
    const answering = heldProvider({ 'Cache-Control': 'max-age=60' });
    const arrived = hotels.arrivals(300);
    const answers = Array.from({ length: 300 }, () => ask());
    await arrived;
    answering.release();
    const uses = (await Promise.all(answers)).map(({ text, cache }) => [text, cache].join(' '));
    expect(new Set(uses)).toEqual(
      new Set([
        '["held"] hotels; fwd=uri-miss; stored',
        '["held"] hotels; fwd=uri-miss; collapsed',
      ]),
    );
    expect(hotels.asked).toHaveLength(1);
  });

  test('an error is for all of them too', async () => {
    const answering = heldProvider({}, 400);
    const arrived = hotels.arrivals(20);
    const answers = Array.from({ length: 20 }, () => ask());
    await arrived;
    answering.release();
    expect((await Promise.all(answers)).every(({ status }) => status === 400)).toBe(true);
    expect(hotels.asked).toHaveLength(1);
  });

  test('nobody is given an answer that was for another one alone', async () => {
    const answering = heldProvider({ 'Cache-Control': 'private, max-age=60' });
    const arrived = hotels.arrivals(5);
    const answers = Array.from({ length: 5 }, () => ask());
    await arrived;
    provideNumbered({ 'Cache-Control': 'private, max-age=60' });
    answering.release();
    const texts = (await Promise.all(answers)).map(({ text }) => text).sort();
    expect(texts).toEqual(['["held"]', '[1]', '[2]', '[3]', '[4]']);
  });

  test('askers of another language make their own call once it matters', async () => {
    hotels.provide((req, res) =>
      answerJson(res, [req.headers['accept-language']], {
        'Cache-Control': 'max-age=60',
        Vary: 'accept-language',
      }),
    );
    const arrived = hotels.arrivals(3);
    const answers = ['pt', 'de', 'de'].map((language) =>
      ask(search, { 'Accept-Language': language }),
    );
    await arrived;
    expect((await Promise.all(answers)).map(({ text }) => text)).toEqual([
      '["pt"]',
      '["de"]',
      '["de"]',
    ]);
  });

  test('the last one to leave takes the call along', async () => {
    heldProvider({ 'Cache-Control': 'max-age=60' });
    const asked = once(hotels.provider.server, 'request');
    const [first, second] = [hotels.send(search), hotels.send(search)];
    const arrived = hotels.arrivals(2);
    for (const sent of [first, second]) sent.on('error', () => {}).end();
    const [, providerRes]: ServerResponse[] = await asked;
    if (!providerRes) throw new Error('nobody was asked');
    await arrived;
    const dropped = once(providerRes, 'close');
    first.destroy();
    second.destroy();
    await dropped;
    expect(hotels.calls).toMatchObject([{ outcome: 'abandoned' }]);
    provideNumbered({ 'Cache-Control': 'max-age=60' });
    expect(await ask()).toMatchObject({ text: '[1]' });
  });

  test('one who leaves takes nothing from those who wait', async () => {
    const answering = heldProvider({ 'Cache-Control': 'max-age=60' });
    const arrived = hotels.arrivals(2);
    const first = hotels.send(search).on('error', () => {});
    first.end();
    const second = received(hotels.send(search));
    await arrived;
    const left = new Promise((resolve) => first.once('close', resolve));
    first.destroy();
    await left;
    answering.release();
    expect((await second).body.toString()).toBe('["held"]');
    expect(hotels.asked).toHaveLength(1);
  });
});

describe('the memory it takes', () => {
  const body = 'x'.repeat(10_000);

  test('is bounded; what was used least recently goes first', async () => {
    await hotels.close();
    hotels = await hotelsBehindCache({ maxBytes: 40_000 });
    hotels.provide((_req, res) => answerJson(res, body, { 'Cache-Control': 'max-age=60' }));
    for (const id of ['a', 'b', 'c', 'a', 'd']) await ask(`/api/hotels/${id}`);
    expect(hotels.cache.usage()).toMatchObject({ answers: 3 });
    expect(hotels.cache.usage().bytes).toBeLessThanOrEqual(40_000);
    const before = hotels.asked.length;
    await ask('/api/hotels/a');
    expect(hotels.asked).toHaveLength(before);
    await ask('/api/hotels/b');
    expect(hotels.asked).toHaveLength(before + 1);
  });

  test('counts the packed bytes too', async () => {
    provideNumbered({ 'Cache-Control': 'max-age=60' });
    hotels.provide((_req, res) => answerJson(res, body, { 'Cache-Control': 'max-age=60' }));
    await ask();
    const { bytes } = hotels.cache.usage();
    const { body: packed } = await hotels.get(search, { 'Accept-Encoding': 'br' });
    expect(hotels.cache.usage()).toEqual({ answers: 1, bytes: bytes + packed.length });
  });

  test('an answer larger than all of it is passed on and not kept', async () => {
    await hotels.close();
    hotels = await hotelsBehindCache({ maxBytes: 5_000 });
    hotels.provide((_req, res) => answerJson(res, body, { 'Cache-Control': 'max-age=60' }));
    expect(await ask()).toMatchObject({ cache: 'hotels; fwd=uri-miss' });
  });

  test('0 keeps nothing', async () => {
    await hotels.close();
    hotels = await hotelsBehindCache({ maxBytes: 0 });
    provideNumbered({ 'Cache-Control': 'max-age=60' });
    await ask();
    expect(await ask()).toMatchObject({ text: '[2]' });
  });
});

/** A provider that answers `["held"]`, but only once it is released. */
function heldProvider(headers: OutgoingHttpHeaders, status = 200) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  hotels.provide(
    (_req, res) => void released.then(() => answerJson(res, ['held'], headers, status)),
  );
  return { release: () => release() };
}

async function eventually<Value>(
  look: () => Promise<Value>,
  good: (value: Value) => boolean,
): Promise<Value> {
  for (let turn = 0; turn < 200; turn += 1) {
    const value = await look();
    if (good(value)) return value;
  }
  throw new Error('it never came');
}
