import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { dayText } from '#contracts/values/calendarDay.ts';
import {
  feeChangedSchema,
  goneSchema,
  keyReusedSchema,
  priceChangedSchema,
  type ReservationRequest,
  reservationSchema,
} from '#contracts/provider/reservations.ts';
import {
  catalogue,
  fetchRates,
  firstNight,
  post,
  requestFor,
  startReservations,
  startTime,
} from './startReservations.ts';

type Provider = Awaited<ReturnType<typeof startReservations>>;

let provider: Provider;
beforeAll(async () => {
  provider = await startReservations();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.time.now = startTime;
});

type Listed = (typeof catalogue)[number];

const hotels = catalogue[Symbol.iterator]();

/** A hotel that no other test uses, with a rate for two nights that fits. */
async function findRate(fits: (rate: Rate) => boolean): Promise<{ hotelId: string; rate: Rate }> {
  for (const { id: hotelId } of hotels) {
    const rates = await fetchRates(provider.origin, hotelId, firstNight, firstNight + 2);
    const rate = rates.find(fits);
    if (rate) return { hotelId, rate };
  }
  throw new Error('The sample catalogue has no such rate.');
}

const isInstant = ({ booking }: Rate) => booking === 'instant';
const isRefundable = (rate: Rate) =>
  isInstant(rate) && rate.free_cancellation_until != null && !rate.cancellation;

function reserve(request: ReservationRequest, key: string = randomUUID()) {
  const address = `${provider.origin}/api/reservations`;
  return post(address, request, { 'idempotency-key': key });
}

function cancel(reference: string, amount = '99999.00', currency = 'USD') {
  const address = `${provider.origin}/api/reservations/${reference}/cancellation`;
  return post(address, { accepted_fee: { amount, currency } });
}

async function get(path: string) {
  const response = await fetch(`${provider.origin}/api/reservations/${path}`);
  return { status: response.status, body: await response.json() };
}

it('reserves a rate and finds the reservation by its key and its reference', async () => {
  const { hotelId, rate } = await findRate(isInstant);
  const key = randomUUID();
  const { status, body } = await reserve(requestFor(hotelId, rate), key);
  expect(status).toBe(201);
  const reservation = v.parse(reservationSchema, body);
  expect(reservation).toMatchObject({ status: 'confirmed', hotel_id: hotelId, rate_id: rate.id });
  expect(await get(`by-key/${key}`)).toEqual({ status: 200, body: reservation });
  expect(await get(reservation.reference)).toEqual({ status: 200, body: reservation });
});

it('responds 404 for an unknown key or reference, also to a cancellation', async () => {
  const none = { status: 404, body: { code: 'no-reservation' } };
  expect(await get('by-key/none')).toMatchObject(none);
  expect(await get('SP-NONE')).toMatchObject(none);
  expect(await get('by-key/a%00')).toMatchObject(none);
  expect(await get('SP-%00')).toMatchObject(none);
  expect(await cancel('SP-NONE')).toMatchObject(none);
});

describe('the same key', () => {
  it('with the same body gets the same reservation, also at the same time', async () => {
    const { hotelId, rate } = await findRate(isInstant);
    const request = requestFor(hotelId, rate);
    const key = randomUUID();
    const [first, second] = await Promise.all([reserve(request, key), reserve(request, key)]);
    expect(first.status).toBe(201);
    expect(second).toEqual(first);
    expect(await reserve(request, key)).toEqual(first);
  });

  it('or another one at the same time: the last room is reserved once', async () => {
    const { hotelId, rate } = await findRate((one) => isInstant(one) && one.left === 1);
    const request = requestFor(hotelId, rate);
    const attempts = await Promise.all([reserve(request), reserve(request), reserve(request)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, 410, 410]);
  });

  it('with another body is a 409 and reserves nothing', async () => {
    const { hotelId, rate } = await findRate(isInstant);
    const request = requestFor(hotelId, rate);
    const key = randomUUID();
    const { body } = await reserve(request, key);
    const reused = await reserve({ ...request, adults: 1 }, key);
    expect(reused.status).toBe(409);
    expect(v.is(keyReusedSchema, reused.body)).toBe(true);
    expect(await get(`by-key/${key}`)).toEqual({ status: 200, body });
  });

  it('gets the same problem again, even when rooms are free by then', async () => {
    const { hotelId, rate } = await findRate((one) => isInstant(one) && one.left === 1);
    const request = requestFor(hotelId, rate);
    const { body: made } = await reserve(request);
    const key = randomUUID();
    expect(await reserve(request, key)).toMatchObject({ status: 410 });
    await cancel(v.parse(reservationSchema, made).reference);
    expect(await reserve(request, key)).toMatchObject({ status: 410 });
    expect(await reserve(request)).toMatchObject({ status: 201 });
  });
});

describe('a request that reserves nothing', () => {
  it('is at another price: 409 with the rate as it is now', async () => {
    const { hotelId, rate } = await findRate(isInstant);
    const request = requestFor(hotelId, { ...rate, total: '1.00' });
    const { status, body } = await reserve(request);
    expect(status).toBe(409);
    expect(v.parse(priceChangedSchema, body).rate).toEqual(rate);
  });

  it.each([
    ['of an unknown rate', { rate_id: 'none' }],
    ['of another kind of room', { room_group_id: 'none' }],
    ['at an unknown hotel', { hotel_id: 'none' }],
    ['for days that have passed', { check_in: '2027-02-01', check_out: '2027-02-03' }],
  ])('%s: 410', async (_, change) => {
    const { hotelId, rate } = await findRate(isInstant);
    const { status, body } = await reserve({ ...requestFor(hotelId, rate), ...change });
    expect(status).toBe(410);
    expect(v.is(goneSchema, body)).toBe(true);
  });

  it('is for a rate on request: 422', async () => {
    const { hotelId, rate } = await findRate(({ booking }) => booking === 'on-request');
    expect(await reserve(requestFor(hotelId, rate))).toMatchObject({
      status: 422,
      body: { code: 'rejected' },
    });
  });

  it('is for more rooms than are left: 410, and takes none', async () => {
    const { hotelId, rate } = await findRate((one) => isInstant(one) && one.left === 2);
    const request = requestFor(hotelId, rate);
    expect(await reserve({ ...request, rooms: 3 })).toMatchObject({ status: 410 });
    expect(await reserve({ ...request, rooms: 2 })).toMatchObject({ status: 201 });
  });

  it('has wrong fields: 422 with their paths', async () => {
    const { hotelId, rate } = await findRate(isInstant);
    const wrong = { ...requestFor(hotelId, rate), rooms: 0, guests: [{ first_name: 'A' }] };
    const { status, body } = await post(`${provider.origin}/api/reservations`, wrong, {
      'idempotency-key': randomUUID(),
    });
    const paths = body.errors.map(({ path }: { path: string }) => path);
    expect([status, body.code, paths]).toEqual([422, 'rejected', ['rooms', 'guests.0.last_name']]);
  });

  it('has no key: 400', async () => {
    expect(await post(`${provider.origin}/api/reservations`, {})).toMatchObject({ status: 400 });
  });
});

describe('a search', () => {
  it.each([
    ['for a stay', firstNight],
    ['without days, for tonight', undefined],
  ])('%s offers as many rooms as the hotel’s own response', async (_, first) => {
    const stay = first === undefined ? [] : [dayText(first), dayText(first + 2)];
    const days = stay.map((day, i) => `&check_${i === 0 ? 'in' : 'out'}=${day}`).join('');
    const ask = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
      v.parse(schema, await (await fetch(`${provider.origin}${path}`)).json());
    const inList = async ({ city, id }: Listed) => {
      const query = `city=${encodeURIComponent(city.name)}${days}`;
      const { hotels: found } = await ask(`/api/hotels/search?${query}`, searchResponseSchema);
      return found?.find((hotel) => hotel.id === id)?.rates ?? [];
    };
    const ofRoom = (rates: readonly Rate[], { room_group_id: room }: Rate) =>
      rates.filter(({ room_group_id: id }) => id === room);
    const onPage = async ({ id }: Listed) =>
      (await ask(`/api/hotels/${id}?${days}`, hotelSchema)).rates ?? [];
    for (const hotel of hotels) {
      const rate = (await inList(hotel)).find((one) => isInstant(one) && one.left === 2);
      if (!rate) continue;
      await reserve(requestFor(hotel.id, rate));
      expect(ofRoom(await inList(hotel), rate)).toContainEqual({ ...rate, left: 1 });
      expect(await onPage(hotel)).toEqual(expect.arrayContaining(await inList(hotel)));
      const { body } = await reserve(requestFor(hotel.id, rate));
      expect([ofRoom(await inList(hotel), rate), ofRoom(await onPage(hotel), rate)]).toEqual([
        [],
        [],
      ]);
      await cancel(v.parse(reservationSchema, body).reference);
      expect(ofRoom(await inList(hotel), rate)).toContainEqual({ ...rate, left: 1 });
      return;
    }
    throw new Error('The sample catalogue has no such rate.');
  });
});

describe('a hotel’s own response', () => {
  it('offers a room until the last one is reserved, and again after a cancellation', async () => {
    const { hotelId, rate } = await findRate((one) => isInstant(one) && one.left === 2);
    const ratesOfRoom = async () => {
      const rates = await fetchRates(provider.origin, hotelId, firstNight, firstNight + 2);
      return rates.filter(({ room_group_id: id }) => id === rate.room_group_id);
    };
    await reserve(requestFor(hotelId, rate));
    expect(new Set((await ratesOfRoom()).map(({ left }) => left))).toEqual(new Set([1]));
    const { body } = await reserve(requestFor(hotelId, rate));
    expect(await ratesOfRoom()).toEqual([]);
    await cancel(v.parse(reservationSchema, body).reference);
    expect(await ratesOfRoom()).not.toEqual([]);
  });
});

/** The price of some rooms without their city tax, which only those owe who stay. */
function withoutCityTax({ total, taxes }: Rate, rooms = 1): string {
  const cents = (amount: string) => Number(amount.replace('.', ''));
  const cityTax = taxes?.find(({ code }) => code === 'city-tax');
  const sum = (cents(total) - cents(cityTax?.amount ?? '0')) * rooms;
  return `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`;
}

describe('a cancellation', () => {
  it.each([
    ['nothing until the deadline', 0, 'nothing'],
    ['the price of all rooms without city tax after it', 1, 'everything'],
  ])('costs %s, and the same when it is repeated', async (_, afterMs, cost) => {
    const { hotelId, rate } = await findRate(isRefundable);
    const { body } = await reserve({ ...requestFor(hotelId, rate), rooms: 1 });
    const { reference } = v.parse(reservationSchema, body);
    provider.time.now = Date.parse(rate.free_cancellation_until ?? '') + afterMs;
    const { status, body: cancelled } = await cancel(reference);
    const amount = cost === 'nothing' ? '0.00' : withoutCityTax(rate);
    expect(status).toBe(200);
    expect(v.parse(reservationSchema, cancelled)).toMatchObject({
      status: 'cancelled',
      cancellation: { fee: { amount, currency: 'USD' } },
    });
    provider.time.now += 86_400_000;
    expect(await cancel(reference)).toEqual({ status: 200, body: cancelled });
    expect(await get(reference)).toEqual({ status: 200, body: cancelled });
  });

  it('costs the fee of the step that it is in, for all rooms', async () => {
    const { hotelId, rate } = await findRate(
      (one) => isInstant(one) && one.left === null && one.cancellation?.length === 3,
    );
    const { body } = await reserve({ ...requestFor(hotelId, rate), rooms: 2 });
    const made = v.parse(reservationSchema, body);
    expect(made).toMatchObject({ cancellation_steps: rate.cancellation, no_show: rate.no_show });
    provider.time.now = Date.parse(rate.free_cancellation_until ?? '') + 1;
    const { body: cancelled } = await cancel(made.reference);
    const { cancellation } = v.parse(reservationSchema, cancelled);
    const night = Number(rate.nights[0]?.amount);
    expect(cancellation?.fee.amount).toBe((2 * night).toFixed(2));
  });

  it('costs the price of all rooms without city tax where it is never free', async () => {
    const { hotelId, rate } = await findRate(
      (one) => isInstant(one) && one.left === null && !isRefundable(one),
    );
    const { body } = await reserve({ ...requestFor(hotelId, rate), rooms: 3 });
    const { body: cancelled } = await cancel(v.parse(reservationSchema, body).reference);
    const { cancellation } = v.parse(reservationSchema, cancelled);
    expect(cancellation?.fee.amount).toBe(withoutCityTax(rate, 3));
  });

  it.each([
    ['less than it costs', '0.00', 'USD'],
    ['another currency', '99999.00', 'EUR'],
  ])('for which %s is accepted changes nothing: 409 with the fee', async (_, amount, currency) => {
    const { hotelId, rate } = await findRate(isRefundable);
    const { body: made } = await reserve({ ...requestFor(hotelId, rate), rooms: 1 });
    const { reference } = v.parse(reservationSchema, made);
    provider.time.now = Date.parse(rate.free_cancellation_until ?? '') + 1;
    const { status, body } = await cancel(reference, amount, currency);
    expect(status).toBe(409);
    const fee = { amount: withoutCityTax(rate), currency: 'USD' };
    expect(v.parse(feeChangedSchema, body).fee).toEqual(fee);
    expect(await get(reference)).toEqual({ status: 200, body: made });
  });
});
