import request from 'supertest';
import {
  idempotencyKeyHeader,
  reservationRequestSchema,
} from '#contracts/provider/reservations.ts';
import * as v from 'valibot';
import { fetchOffer } from '#server/bookings/reservations/fetchOffer.ts';
import { createReservationsClient } from '#server/bookings/reservations/createReservationsClient.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { listeningLog, testApp } from '../../../server/testApp.ts';
import { bookingRequest } from '../../../server/bookings/support/bookingRequest.ts';
import { type RawRequest, startSandbox } from '../sandbox/startSandbox.ts';
import { verifyAt } from '../verify/verifyAt.ts';

const masked = new Set(['user-agent', 'x-request-id']);

/** The bytes of a request's head, except for who sends it and its id. */
function headOf({ method, url, rawHeaders }: RawRequest): string {
  const lines = rawHeaders.flatMap((name, index) => {
    if (index % 2 === 1) return [];
    return [`${name}: ${masked.has(name) ? '…' : rawHeaders[index + 1]}`];
  });
  return [`${method} ${url}`, ...lines].join('\r\n');
}

function headerOf({ rawHeaders }: RawRequest, name: string): string {
  return rawHeaders[rawHeaders.indexOf(name) + 1] ?? '';
}

const isReserve = ({ method, url }: RawRequest) => method === 'POST' && url === '/api/reservations';

/** The request of the kit that the site then sends as well. */
const kitRequests: Record<string, (each: RawRequest) => boolean> = {
  search: ({ url }) =>
    /^\/api\/hotels\/search\?check_in=.*&check_out=.*&city=New%20York$/.test(url),
  'a hotel with a stay': ({ url }) => /^\/api\/hotels\/(?!search).*\?check_in.*check_out/.test(url),
  'a hotel before it is reserved': ({ url }) =>
    /^\/api\/hotels\/(?!search).*\?check_in.*check_out/.test(url),
  'a reservation': (each) => isReserve(each) && Object(each.body).guests.length === 1,
  'a cancellation': ({ url, body }) =>
    url.endsWith('/cancellation') && Object(body).accepted_fee.currency === 'USD',
  'a look-up by key': ({ url }) => url.includes('/by-key/'),
};

/** Sends the same request as the site does. */
async function sendAsSite(name: string, origin: string, kit: RawRequest): Promise<void> {
  const { searchParams, pathname } = new URL(kit.url, origin);
  const stay = (query: string) =>
    `${query}check_out=${searchParams.get('check_out')}&check_in=${searchParams.get('check_in')}`;
  const bff = () => request(testApp(origin));
  const client = createProviderClient({ origin, log: listeningLog().log });
  const reservations = createReservationsClient(client.fetch);
  const options = { requestId: 'r1', hotelId: '7' };
  const send: Record<keyof typeof kitRequests, () => PromiseLike<unknown>> = {
    search: () => bff().get(stay('/api/hotels/search?city=New+York&')),
    'a hotel with a stay': () => bff().get(stay(`${pathname}?`)),
    'a hotel before it is reserved': () => {
      const [checkIn = '', checkOut = ''] = searchParams.values();
      const hotelId = pathname.split('/').at(-1) ?? '';
      return fetchOffer(client.fetch, { ...bookingRequest.stay, hotelId, checkIn, checkOut }, 'r1');
    },
    'a reservation': () => {
      const body = v.parse(reservationRequestSchema, kit.body);
      return reservations.reserve(headerOf(kit, idempotencyKeyHeader), body, options);
    },
    'a cancellation': () => {
      const { accepted_fee: fee } = Object(kit.body);
      return reservations.cancel(pathname.split('/').at(-2) ?? '', fee, options);
    },
    'a look-up by key': () => reservations.findByKey(pathname.split('/').at(-1) ?? '', options),
  };
  await send[name]?.();
  client.close();
}

it('sends what the site sends, except for the name in the User-Agent', async () => {
  const sandbox = await startSandbox();
  const { origin, raw } = sandbox;
  await verifyAt(origin, ['--city', 'New York', '--sample', '2', '--reservations', origin]);
  const ofKit = [...raw];
  for (const [name, isMeant] of Object.entries(kitRequests)) {
    const kit = ofKit.find(isMeant);
    if (!kit) throw new Error(`The kit has not sent ${name}.`);
    const before = raw.length;
    await sendAsSite(name, origin, kit);
    const [site] = raw.slice(before);
    if (!site) throw new Error(`The site has not sent ${name}.`);
    expect(headOf(kit)).toBe(headOf(site));
    expect(kit.body).toEqual(site.body);
    expect(headerOf(kit, 'user-agent')).toBe('hotel-booking-website contracts-verify');
    expect(headerOf(site, 'user-agent')).toBe('hotel-booking-website');
    expect(headerOf(kit, 'x-request-id')).toMatch(/^[\da-f-]{36}$/);
  }
  await sandbox.close();
});
