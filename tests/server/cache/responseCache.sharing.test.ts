import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  getSummary,
  provideNumbered,
  received,
  sendJson,
  startCachedHotels,
  type CachedHotels,
} from '../hotels/startCachedHotels.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';

let hotels: CachedHotels;
beforeEach(async () => {
  hotels = await startCachedHotels();
});
afterEach(() => hotels.close());

const search = '/api/hotels/search?city=Lisbon';
const get = (headers?: OutgoingHttpHeaders) => getSummary(hotels, search, headers);

/** Makes the provider respond with the client's language. */
const provideByLanguage = (vary: string) =>
  hotels.provide((req, res) =>
    sendJson(res, [req.headers['accept-language']], {
      'Cache-Control': 'max-age=60',
      Vary: vary,
    }),
  );

describe('Vary', () => {
  test('by Accept-Language stores one response for each language', async () => {
    provideByLanguage('Accept-Language, Accept-Encoding');
    for (const language of ['fr', 'de', 'fr', 'de'])
      expect(await get({ 'Accept-Language': language })).toMatchObject({ text: `["${language}"]` });
    expect(hotels.requests).toHaveLength(2);
    expect(await get({ 'Accept-Language': 'ar' })).toMatchObject({
      cache: 'hotels; fwd=vary-miss; stored',
    });
    const { headers } = await hotels.get(search, { 'Accept-Language': 'fr' });
    expect(headers['vary']).toBe('Accept-Encoding, Accept-Language, Prefer');
  });

  test('by Accept-Language stores at most four responses, whatever browsers accept', async () => {
    provideByLanguage('Accept-Language');
    const accepted = [
      'de-AT, de;q=0.9',
      'de;q=0.7, en;q=0.3',
      'ja',
      undefined,
      'fr',
      'ar-EG',
      'de',
    ];
    for (const language of accepted) {
      await get(language === undefined ? {} : { 'Accept-Language': language });
    }
    expect(hotels.requests.map(({ headers }) => headers['accept-language'])).toEqual(
      expect.arrayContaining(['de', 'en', 'fr', 'ar']),
    );
    expect(hotels.requests).toHaveLength(4);
  });

  test('without Accept-Language stores one response for all languages', async () => {
    provideNumbered(hotels, { 'Cache-Control': 'max-age=60', 'Content-Language': 'en' });
    for (const language of ['de', 'fr', 'ar']) {
      const { body, headers } = await hotels.get(search, { 'Accept-Language': language });
      expect([body.toString(), headers['content-language']]).toEqual(['[1]', 'en']);
    }
  });

  test('by headers that are never passed on has no effect', async () => {
    provideNumbered(hotels, {
      'Cache-Control': 'max-age=60',
      Vary: 'Origin, Cookie, User-Agent',
    });
    await get({ Cookie: 'a=1' });
    expect(await get({ Cookie: 'a=2' })).toMatchObject({ text: '[1]' });
  });
});

describe('simultaneous requests', () => {
  test('from 300 clients make one call if the response is not cached', async () => {
    const provider = provideHeld({ 'Cache-Control': 'max-age=60' });
    const arrived = hotels.arrivals(300);
    const responses = Array.from({ length: 300 }, () => get());
    await arrived;
    provider.release();
    const summaries = (await Promise.all(responses)).map(({ text, cache }) =>
      [text, cache].join(' '),
    );
    expect(new Set(summaries)).toEqual(
      new Set([
        '["held"] hotels; fwd=uri-miss; stored',
        '["held"] hotels; fwd=uri-miss; collapsed',
      ]),
    );
    expect(hotels.requests).toHaveLength(1);
  });

  test('share an error too', async () => {
    const provider = provideHeld({}, 400);
    const arrived = hotels.arrivals(20);
    const responses = Array.from({ length: 20 }, () => get());
    await arrived;
    provider.release();
    expect((await Promise.all(responses)).every(({ status }) => status === 400)).toBe(true);
    expect(hotels.requests).toHaveLength(1);
  });

  test('do not share a private response', async () => {
    const provider = provideHeld({ 'Cache-Control': 'private, max-age=60' });
    const arrived = hotels.arrivals(5);
    const responses = Array.from({ length: 5 }, () => get());
    await arrived;
    await eventually(() => hotels.requests[0]);
    provideNumbered(hotels, { 'Cache-Control': 'private, max-age=60' });
    provider.release();
    const texts = (await Promise.all(responses)).map(({ text }) => text).sort();
    expect(texts).toEqual(['["held"]', '[1]', '[2]', '[3]', '[4]']);
  });

  test('in several languages make one call for each, once the response varies by language', async () => {
    provideByLanguage('accept-language');
    const arrived = hotels.arrivals(3);
    const responses = ['fr', 'de', 'de'].map((language) => get({ 'Accept-Language': language }));
    await arrived;
    expect((await Promise.all(responses)).map(({ text }) => text)).toEqual([
      '["fr"]',
      '["de"]',
      '["de"]',
    ]);
  });

  test('abort the call when the last client disconnects', async () => {
    provideHeld({ 'Cache-Control': 'max-age=60' });
    const called = once(hotels.provider.server, 'request');
    const clients = [hotels.send(search), hotels.send(search)];
    const arrived = hotels.arrivals(2);
    for (const client of clients) client.on('error', () => {}).end();
    const [, providerResponse]: ServerResponse[] = await called;
    if (!providerResponse) throw new Error('the provider was not called');
    await arrived;
    const aborted = once(providerResponse, 'close');
    for (const client of clients) client.destroy();
    await aborted;
    expect(hotels.calls).toMatchObject([{ outcome: 'aborted' }]);
    provideNumbered(hotels, { 'Cache-Control': 'max-age=60' });
    expect(await get()).toMatchObject({ text: '[1]' });
  });

  test('continue when one client disconnects', async () => {
    const provider = provideHeld({ 'Cache-Control': 'max-age=60' });
    const arrived = hotels.arrivals(2);
    const first = hotels.send(search).on('error', () => {});
    first.end();
    const second = received(hotels.send(search));
    await arrived;
    const closed = new Promise((resolve) => first.once('close', resolve));
    first.destroy();
    await closed;
    provider.release();
    expect((await second).body.toString()).toBe('["held"]');
    expect(hotels.requests).toHaveLength(1);
  });
});

/** Makes the provider respond with `["held"]`, but only after it is released. */
function provideHeld(headers: OutgoingHttpHeaders, status = 200) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  hotels.provide((_req, res) => void released.then(() => sendJson(res, ['held'], headers, status)));
  return { release: () => release() };
}
