import request from 'supertest';
import * as v from 'valibot';
import {
  idempotencyKeyHeader,
  reservationRequestSchema,
} from '#contracts/provider/reservations.ts';
import { defaultLanguage, languages } from '#contracts/texts/languages.ts';
import { createReservationsClient } from '#server/bookings/reservations/createReservationsClient.ts';
import { fetchOffer } from '#server/bookings/reservations/fetchOffer.ts';
import { ResponseCache } from '#server/cache/responseCache.ts';
import { createHotelsHandler } from '#server/hotels/createHotelsHandler.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { continueTrace } from '#server/request/traceContext.ts';
import { bookingRequest } from '../../../server/bookings/support/bookingRequest.ts';
import { listeningLog, testApp } from '../../../server/testApp.ts';
import { type RawRequest, startSandbox } from '../sandbox/startSandbox.ts';
import { verifyAt } from '../verify/verifyAt.ts';

const headerOf = ({ rawHeaders }: RawRequest, name: string) =>
  rawHeaders[rawHeaders.indexOf(name) + 1] ?? '';

/** Returns the bytes of a request without its User-Agent, id and trace. */
function bytesOf({ method, url, rawHeaders, body }: RawRequest): string {
  const isMasked = (name = '') => ['user-agent', 'x-request-id', 'traceparent'].includes(name);
  const headers = rawHeaders.map((text, index) => (isMasked(rawHeaders[index - 1]) ? '…' : text));
  return JSON.stringify([method, url, ...headers, body], null, 1);
}

it('sends the same requests as the site, except for the name in the User-Agent', async () => {
  const sandbox = await startSandbox();
  const { origin, raw } = sandbox;
  await verifyAt(origin, ['--city', 'New York', '--sample', '2', '--reservations', origin]);
  const ofKit = [...raw];

  const client = createProviderClient({ origin, log: listeningLog().log });
  const { fetch } = client;
  const cache = new ResponseCache({ fetch, defaultTtlSeconds: 0, maxBytes: 1_000_000 });
  const bff = request(testApp(origin, { hotels: createHotelsHandler(cache) }));
  const reservations = createReservationsClient(client.fetch);
  const options = {
    requestId: 'r1',
    traceparent: continueTrace(undefined),
    acceptLanguage: 'en',
    hotelId: '7',
  };
  const hotel = /^\/api\/hotels\/(?!search)([^?]*)\?check_in=([^&]*)&check_out=([^&]*)$/;
  const asFor = (kit: RawRequest) => ({
    ...options,
    acceptLanguage: headerOf(kit, 'accept-language'),
  });
  /** Pairs of a kit request, by its method and path, and the same request of the site. */
  const pairs: [RegExp, (kit: RawRequest, ...parts: string[]) => PromiseLike<unknown>][] = [
    [
      /^\/api\/hotels\/search\?check_in=(.*)&check_out=(.*)&city=New%20York$/,
      (_, checkIn, checkOut) =>
        bff.get(`/api/hotels/search?city=New+York&check_out=${checkOut}&check_in=${checkIn}`),
    ],
    [
      hotel,
      (_, id, checkIn, checkOut) =>
        bff.get(`/api/hotels/${id}?check_out=${checkOut}&check_in=${checkIn}`),
    ],
    [
      /^\/api\/hotels\/(?!search)([^?]*)\?check_in=([^&]*)&check_out=([^&]*)&occupancy=2-7%2C4$/,
      (_, hotelId = '', checkIn = '', checkOut = '') => {
        const rooms = bookingRequest.stay.rooms.map((room) => ({ ...room, occupancy: '2-7,4' }));
        const stay = { hotelId, checkIn, checkOut, rooms };
        return fetchOffer(client.fetch, stay, options);
      },
    ],
    [
      /^\/api\/reservations$/,
      (kit) => {
        const body = v.parse(reservationRequestSchema, kit.body);
        return reservations.reserve(headerOf(kit, idempotencyKeyHeader), body, asFor(kit));
      },
    ],
    [
      /^\/api\/reservations\/([^/]*)\/cancellation$/,
      ({ body }, reference = '') =>
        reservations.cancel(reference, Object(body).accepted_fee, options),
    ],
    [/^\/api\/reservation-keys\/(.*)$/, (_, key = '') => reservations.findByKey(key, options)],
    [
      /^\/api\/reservations\/([^/]+)$/,
      (_, reference = '') => reservations.find(reference, options),
    ],
  ];
  for (const [path, sendAsSite] of pairs) {
    const kit = ofKit.find(({ url }) => path.test(url));
    if (!kit) throw new Error(`The kit has not requested ${path.source}.`);
    const before = raw.length;
    await sendAsSite(kit, ...(path.exec(kit.url) ?? []).slice(1));
    const [site] = raw.slice(before);
    if (!site) throw new Error(`The site has not requested ${path.source}.`);
    expect(bytesOf(kit)).toBe(bytesOf(site));
    expect(headerOf(kit, 'user-agent')).toBe('hotel-booking-website contracts-verify');
    expect(headerOf(site, 'user-agent')).toBe('hotel-booking-website');
    expect(headerOf(kit, 'x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headerOf(kit, 'traceparent')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  }

  // Other requests of the site, from its cache and its pages in each language.
  const inGerman = ofKit.filter((kit) => headerOf(kit, 'accept-language') === 'de');
  const paths = [/search\?/, hotel].map((path) => inGerman.find(({ url }) => path.test(url))?.url);
  const before = raw.length;
  for (const path of paths) {
    for (const language of [...languages, defaultLanguage])
      await bff.get(path ?? '').set('Accept-Language', language);
  }
  const sent = raw.slice(before).map(bytesOf);
  expect(sent.filter((bytes) => bytes.includes('if-none-match'))).not.toEqual([]);
  expect(ofKit.map(bytesOf)).toEqual(expect.arrayContaining(sent));
  client.close();
  await sandbox.close();
});
