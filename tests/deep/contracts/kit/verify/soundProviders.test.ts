import * as v from 'valibot';
import { everyEndpoint, optionalEndpoints } from '#contracts/provider/calls/hotelCalls.ts';
import { type Hotel, hotelSchema } from '#contracts/provider/hotels.ts';
import {
  body,
  everyHotel,
  type FaultyCall,
  hotelsOf,
  type Overrides,
} from '../../../../contracts/kit/verify/faultyProvider.ts';
import { places } from '../../../../contracts/kit/verify/places.ts';
import { reportOn } from '../../../../contracts/kit/verify/verifyAt.ts';

const notFound = ({ send }: FaultyCall) => send({ title: 'Not Found', status: 404 }, 404);
const absent: Overrides = Object.fromEntries(optionalEndpoints.map((name) => [name, notFound]));
const later = new Date(0).toUTCString();
const nextHour = new Date(Date.now() + 3_000_000).toUTCString();

/** The contents in which sound providers differ. */
const contents: [string, Overrides][] = [
  ['as most do', {}],
  ['without any optional call', absent],
  ['without rates', everyHotel((hotel) => ({ ...hotel, rates: null }))],
  [
    'with fields of its own',
    everyHotel((hotel) => ({ ...hotel, hid: 7, debug: null, _links: {} })),
  ],
  [
    'with nested fields of its own',
    everyHotel((hotel) => ({ ...hotel, region: { id: 3, ...hotel.region } })),
  ],
  [
    'with keys in another order',
    everyHotel((hotel) => Object.fromEntries(Object.entries(hotel).reverse())),
  ],
  ['with hotels in another order each time', { search: inAnyOrder() }],
  ['with totals', { search: body((good) => ({ ...Object(good), total: hotelsOf(good).length })) }],
  [
    'with rounded scores in lists',
    { search: body((good) => ({ hotels: hotelsOf(good).map((hotel) => scored(hotel, 0)) })) },
  ],
  [
    'without stars in lists',
    {
      search: body((good) => ({
        hotels: hotelsOf(good).map((hotel) => ({ ...hotel, guest_rating: null })),
      })),
    },
  ],
];

/** The headers and statuses in which sound providers differ. */
const styles: [string, (call: FaultyCall) => Parameters<FaultyCall['send']>[2]][] = [
  ['no-store', () => ({})],
  ['a charset', () => ({ 'content-type': 'application/json; charset=UTF-8' })],
  ['a media type of its own', () => ({ 'content-type': 'application/vnd.hotels.v2+json' })],
  ['no caching headers', () => ({ 'cache-control': 'public, max-age=0' })],
  ['an expiry in an hour', () => ({ 'cache-control': '', expires: nextHour })],
  ['an ETag that it ignores', () => ({ etag: '"one"', 'cache-control': 'no-cache' })],
  ['Last-Modified', () => ({ 'last-modified': later, 'cache-control': 'max-age=60' })],
  ['its language', () => ({ 'content-language': 'en', 'cache-control': 'max-age=60' })],
];

const sound = contents.flatMap(([content, overrides]) =>
  styles.map(([style, headers]) => [content, style, withHeaders(overrides, headers)] as const),
);

it.each(sound)('accepts every provider %s, with %s', async (_, __, overrides) => {
  const { findings } = await reportOn(overrides, { sample: 4 });
  expect([...places(findings, 'broken'), ...places(findings, 'degraded')]).toEqual([]);
});

function withHeaders(
  overrides: Overrides,
  headers: (call: FaultyCall) => Parameters<FaultyCall['send']>[2],
): Overrides {
  return Object.fromEntries(
    everyEndpoint.map((name) => [
      name,
      (call: FaultyCall) => {
        const send: FaultyCall['send'] = (sent, status = 200) =>
          call.send(sent, status, status === 200 ? headers(call) : {});
        const override = overrides[name];
        if (override) override({ ...call, send });
        else send(call.good, call.status);
      },
    ]),
  );
}

function inAnyOrder() {
  let count = 0;
  return body((good) => {
    count += 1;
    const found = hotelsOf(good);
    return { hotels: count % 2 === 0 ? found.toReversed() : found };
  });
}

function scored(hotel: Hotel, decimals: number): Hotel {
  const { guest_rating: rating } = v.parse(hotelSchema, hotel);
  const score = Number((rating?.score ?? 0).toFixed(decimals));
  return { ...hotel, guest_rating: rating && { ...rating, score } };
}
