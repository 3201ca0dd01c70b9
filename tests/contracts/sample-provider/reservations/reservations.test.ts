import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import * as v from 'valibot';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { createReservations } from '#contracts/sample-provider/reservations/createReservations.ts';
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
  catalog,
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

/** Gives direct access to the tables of the provider. */
const db = () => new Kysely<unknown>({ dialect: new PostgresDialect({ pool: provider.pool }) });

type Listed = (typeof catalog)[number];

const hotels = catalog[Symbol.iterator]();

/** Returns a hotel that no other test uses, with a suitable rate for two nights. */
async function findRate(fits: (rate: Rate) => boolean): Promise<{ hotelId: string; rate: Rate }> {
  for (const { id: hotelId } of hotels) {
    const rates = await fetchRates(provider.origin, hotelId, firstNight, firstNight + 2);
    const rate = rates.find(fits);
    if (rate) return { hotelId, rate };
  }
  throw new Error('The sample catalog has no such rate.');
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
  const response = await fetch(`${provider.origin}/api/${path}`);
  return { status: response.status, body: await response.json() };
}

it('makes a reservation and finds it by its key and its reference', async () => {
  const { hotelId, rate } = await findRate(isInstant);
  const key = randomUUID();
  const { status, body } = await reserve(requestFor(hotelId, rate), key);
  expect(status).toBe(201);
  const reservation = v.parse(reservationSchema, body);
  expect(reservation).toMatchObject({
    status: 'confirmed',
    hotel_id: hotelId,
    rooms: [{ rate_id: rate.id }],
  });
  expect(await get(`reservation-keys/${key}`)).toEqual({ status: 200, body: reservation });
  expect(await get(`reservations/${reservation.reference}`)).toEqual({
    status: 200,
    body: reservation,
  });
});

it('responds 404 for an unknown key or reference, even to a cancellation', async () => {
  const none = { status: 404, body: { code: 'no-reservation' } };
  expect(await get('reservation-keys/none')).toMatchObject(none);
  expect(await get('reservations/SP-NONE')).toMatchObject(none);
  expect(await get('reservation-keys/a%00')).toMatchObject(none);
  expect(await get('reservations/SP-%00')).toMatchObject(none);
  expect(await cancel('SP-NONE')).toMatchObject(none);
});

describe('an idempotency key', () => {
  it('with the same body gets the same reservation, even at the same time', async () => {
    const { hotelId, rate } = await findRate(isInstant);
    const request = requestFor(hotelId, rate);
    const key = randomUUID();
    const [first, second] = await Promise.all([reserve(request, key), reserve(request, key)]);
    expect(first.status).toBe(201);
    expect(second).toEqual(first);
    expect(await reserve(request, key)).toEqual(first);
  });

  it('does not matter when several requests race for the last room', async () => {
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
    const reused = await reserve({ ...request, requests: [] }, key);
    expect(reused.status).toBe(409);
    expect(v.is(keyReusedSchema, reused.body)).toBe(true);
    expect(await get(`reservation-keys/${key}`)).toEqual({ status: 200, body });
  });

  it('gets the same problem again, even if rooms are free later', async () => {
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
  it('with another price is a 409 with the current rates of all rooms', async () => {
    const { hotelId, rate } = await findRate((one) => isInstant(one) && one.left === null);
    const request = requestFor(hotelId, rate, { ...rate, total: '1.00' });
    const { status, body } = await reserve(request);
    expect(status).toBe(409);
    expect(v.parse(priceChangedSchema, body).rates).toEqual([rate, rate]);
  });

  it.each([
    ['of an unknown rate', {}, { rate_id: 'none' }],
    ['of another kind of room', {}, { room_group_id: 'none' }],
    ['for others than the rate is for', {}, { occupancy: '1' }],
    ['at an unknown hotel', { hotel_id: 'none' }, {}],
    ['for days that have passed', { check_in: '2027-02-01', check_out: '2027-02-03' }, {}],
  ])('%s is a 410', async (_, change, roomChange) => {
    const { hotelId, rate } = await findRate((one) => isInstant(one) && one.left === null);
    const request = { ...requestFor(hotelId, rate, rate), ...change };
    const rooms = request.rooms.map((room, i) => (i === 1 ? { ...room, ...roomChange } : room));
    const { status, body } = await reserve({ ...request, rooms });
    expect(status).toBe(410);
    expect(v.is(goneSchema, body)).toBe(true);
  });

  it('for a rate on request is a 422', async () => {
    const { hotelId, rate } = await findRate(({ booking }) => booking === 'on-request');
    expect(await reserve(requestFor(hotelId, rate))).toMatchObject({
      status: 422,
      body: { code: 'rejected' },
    });
  });

  it('for more rooms than are left is a 410 and takes none', async () => {
    const { hotelId, rate } = await findRate((one) => isInstant(one) && one.left === 2);
    expect(await reserve(requestFor(hotelId, rate, rate, rate))).toMatchObject({ status: 410 });
    expect(await reserve(requestFor(hotelId, rate, rate))).toMatchObject({ status: 201 });
  });

  it('with invalid fields is a 422 with their paths', async () => {
    const { hotelId, rate } = await findRate(isInstant);
    const wrong = { ...requestFor(hotelId, rate), rooms: [], guests: [{ first_name: 'A' }] };
    const { status, body } = await post(`${provider.origin}/api/reservations`, wrong, {
      'idempotency-key': randomUUID(),
    });
    const paths = body.errors.map(({ path }: { path: string }) => path);
    expect([status, body.code, paths]).toEqual([422, 'rejected', ['rooms', 'guests.0.last_name']]);
  });

  it('without a key is a 400', async () => {
    expect(await post(`${provider.origin}/api/reservations`, {})).toMatchObject({ status: 400 });
  });
});

describe('several rooms', () => {
  const party = ['2-7', '1'];
  const ratesFor = (hotelId: string) =>
    fetchRates(provider.origin, hotelId, firstNight, firstNight + 2, party);
  const unitsOf = async (reference: string) => {
    const { rows } = await sql`select distinct room_group_id, unit from sample_provider.nights
      where reference = ${reference}`.execute(db());
    return rows.length;
  };
  /** Returns a hotel that no other test uses, with rates for a family and for one adult. */
  const findRooms = async (fits: (ofFamily: Rate, ofOne: Rate) => boolean) => {
    for (const { id: hotelId } of hotels) {
      const rates = (await ratesFor(hotelId)).filter(isInstant);
      for (const ofFamily of rates.filter(({ occupancy }) => occupancy === party[0])) {
        const ofOne = rates.find((rate) => rate.occupancy === party[1] && fits(ofFamily, rate));
        if (ofOne) return { hotelId, ofFamily, ofOne };
      }
    }
    throw new Error('The sample catalog has no such rates.');
  };
  const isOneKind = (a: Rate, b: Rate) => a.room_group_id === b.room_group_id;

  it('of different kinds are reserved together in the order of the request', async () => {
    const { hotelId, ofFamily, ofOne } = await findRooms((a, b) => !isOneKind(a, b));
    for (const rates of [
      [ofFamily, ofOne],
      [ofOne, ofFamily],
    ]) {
      const { status, body } = await reserve(requestFor(hotelId, ...rates));
      expect(status).toBe(201);
      const made = v.parse(reservationSchema, body);
      expect(made.rooms.map(({ rate_id }) => rate_id)).toEqual(rates.map(({ id }) => id));
      expect(await unitsOf(made.reference)).toBe(2);
      await cancel(made.reference);
      expect(await unitsOf(made.reference)).toBe(0);
    }
  });

  it('of one kind are a 410 if only one is left, and none is taken', async () => {
    const { hotelId, ofFamily, ofOne } = await findRooms((a, b) => isOneKind(a, b) && a.left === 1);
    const key = randomUUID();
    const both = await reserve(requestFor(hotelId, ofFamily, ofOne), key);
    expect(both).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect(await get(`reservation-keys/${key}`)).toMatchObject({ status: 404 });
    expect(await ratesFor(hotelId)).toContainEqual(ofFamily);
  });

  it('take nothing if the last of them was just sold', async () => {
    const { hotelId, ofFamily, ofOne } = await findRooms(
      (a, b) => !isOneKind(a, b) && a.left === null && b.left === 1,
    );
    const forOne = await fetchRates(provider.origin, hotelId, firstNight, firstNight + 2, ['1']);
    const sold = forOne.filter((rate) => isOneKind(rate, ofOne)).slice(0, 1);
    expect(await reserve(requestFor(hotelId, ...sold))).toMatchObject({ status: 201 });
    const late = await reserve(requestFor(hotelId, ofFamily, ofOne));
    expect(late).toMatchObject({ status: 410, body: { code: 'gone' } });
    const { rows } = await sql`select 1 from sample_provider.nights
      where hotel_id = ${hotelId} and room_group_id = ${String(ofFamily.room_group_id)}`.execute(
      db(),
    );
    expect(rows).toEqual([]);
  });

  it('for more adults than a party may have are a 422', async () => {
    const { hotelId, rate } = await findRate(isInstant);
    const request = requestFor(hotelId, rate, rate);
    const rooms = request.rooms.map((room) => ({ ...room, occupancy: '9' }));
    expect(await reserve({ ...request, rooms })).toMatchObject({
      status: 422,
      body: { code: 'rejected' },
    });
  });

  it('at different rates are refused together by a provider that does not combine them', async () => {
    const { hotelId, ofFamily, ofOne } = await findRooms((a, b) => !isOneKind(a, b));
    const single = await startReservations({ combines: false });
    const key = randomUUID();
    const request = requestFor(hotelId, ofFamily, ofOne);
    const headers = { 'idempotency-key': key };
    expect(await post(`${single.origin}/api/reservations`, request, headers)).toMatchObject({
      status: 422,
      body: { code: 'not-combinable' },
    });
    const byKey = await fetch(`${single.origin}/api/reservation-keys/${key}`);
    expect(byKey.status).toBe(404);
    await single.close();
  });
});

describe('extras', () => {
  const withExtras = (rate: Rate) =>
    isInstant(rate) && rate.left === null && (rate.extras?.length ?? 0) >= 2;
  const requestWith = (hotelId: string, rate: Rate, extras: object[]) => {
    const request = requestFor(hotelId, rate, rate);
    return {
      ...request,
      rooms: request.rooms.map((room, i) => (i === 1 ? { ...room, extras } : room)),
    };
  };
  const requested = ({ extras }: Rate) =>
    (extras ?? []).slice(0, 2).map(({ id, kind, amount, due }) => ({ id, kind, amount, due }));
  const send = (body: object) =>
    post(`${provider.origin}/api/reservations`, body, { 'idempotency-key': randomUUID() });

  it('are returned in the room that requested them, and cost nothing after a cancellation', async () => {
    const { hotelId, rate } = await findRate((one) => withExtras(one) && !isRefundable(one));
    const extras = requested(rate);
    const { body } = await send(requestWith(hotelId, rate, extras));
    const made = v.parse(reservationSchema, body);
    expect(made.rooms.map((room) => room.extras)).toEqual([undefined, extras]);
    const { body: cancelled } = await cancel(made.reference);
    const { cancellation } = v.parse(reservationSchema, cancelled);
    expect(cancellation?.fee.amount).toBe(withoutCityTax(rate, 2));
  });

  it.each<[string, (extra: object) => object[], number, string]>([
    ['at another amount', (extra) => [{ ...extra, amount: '0.01' }], 409, 'price-changed'],
    ['that is not offered', (extra) => [{ ...extra, id: 'none' }], 409, 'price-changed'],
    ['due at another time', (extra) => [{ ...extra, due: 'later' }], 422, 'rejected'],
    ['without an amount', (extra) => [{ ...extra, amount: undefined }], 422, 'rejected'],
    ['twice in one room', (extra) => [extra, extra], 422, 'rejected'],
  ])('%s reserve nothing', async (_, change, status, code) => {
    const { hotelId, rate } = await findRate(withExtras);
    const [extra = {}] = requested(rate);
    const response = await send(requestWith(hotelId, rate, change(extra)));
    expect([response.status, response.body.code]).toEqual([status, code]);
    if (code === 'price-changed') expect(response.body.rates).toEqual([rate, rate]);
  });
});

it('reads old reservations of one rate for several rooms', async () => {
  const { hotelId, rate } = await findRate((one) => isInstant(one) && one.left === null);
  const key = randomUUID();
  const { body } = await reserve(requestFor(hotelId, rate, rate), key);
  const { rooms, ...made } = v.parse(reservationSchema, body);
  const older = { ...made, ...rooms[0], rooms: 2 };
  await sql`update sample_provider.reservations set reservation = ${JSON.stringify(older)}
    where reference = ${made.reference}`.execute(db());
  await sql`delete from sample_provider.kysely_migration where name = '0003'`.execute(db());
  const restarted = createReservations(provider.pool);
  expect(await restarted.byKey(key)).toEqual(body);
});

describe('a search', () => {
  it.each([
    ['for a stay', firstNight],
    ['without days, for tonight', undefined],
  ])('%s offers as many rooms as the response for the hotel', async (_, first) => {
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
      const onItsPage = (await onPage(hotel)).map((one) => ({ ...one, extras: undefined }));
      expect(onItsPage).toEqual(expect.arrayContaining(await inList(hotel)));
      const { body } = await reserve(requestFor(hotel.id, rate));
      expect([ofRoom(await inList(hotel), rate), ofRoom(await onPage(hotel), rate)]).toEqual([
        [],
        [],
      ]);
      await cancel(v.parse(reservationSchema, body).reference);
      expect(ofRoom(await inList(hotel), rate)).toContainEqual({ ...rate, left: 1 });
      return;
    }
    throw new Error('The sample catalog has no such rate.');
  });
});

describe('the response for one hotel', () => {
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

/** Returns the price of some rooms without their city tax, which only guests who stay must pay. */
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
    const { body } = await reserve(requestFor(hotelId, rate));
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
    expect(await get(`reservations/${reference}`)).toEqual({ status: 200, body: cancelled });
  });

  it('costs the fee of the current step for all rooms', async () => {
    const { hotelId, rate } = await findRate(
      (one) => isInstant(one) && one.left === null && one.cancellation?.length === 3,
    );
    const { body } = await reserve(requestFor(hotelId, rate, rate));
    const made = v.parse(reservationSchema, body);
    const terms = { cancellation_steps: rate.cancellation, no_show: rate.no_show };
    expect(made.rooms).toMatchObject([terms, terms]);
    provider.time.now = Date.parse(rate.free_cancellation_until ?? '') + 1;
    const { body: cancelled } = await cancel(made.reference);
    const { cancellation } = v.parse(reservationSchema, cancelled);
    const night = Number(rate.nights[0]?.amount);
    expect(cancellation?.fee.amount).toBe((2 * night).toFixed(2));
  });

  it('costs the price of all rooms without city tax if it is never free', async () => {
    const { hotelId, rate } = await findRate(
      (one) => isInstant(one) && one.left === null && !isRefundable(one),
    );
    const { body } = await reserve(requestFor(hotelId, rate, rate, rate));
    const { body: cancelled } = await cancel(v.parse(reservationSchema, body).reference);
    const { cancellation } = v.parse(reservationSchema, cancelled);
    expect(cancellation?.fee.amount).toBe(withoutCityTax(rate, 3));
  });

  it.each([
    ['less than it costs', '0.00', 'USD'],
    ['another currency', '99999.00', 'EUR'],
  ])('that accepts %s is a 409 with the fee, and changes nothing', async (_, amount, currency) => {
    const { hotelId, rate } = await findRate(isRefundable);
    const { body: made } = await reserve(requestFor(hotelId, rate));
    const { reference } = v.parse(reservationSchema, made);
    provider.time.now = Date.parse(rate.free_cancellation_until ?? '') + 1;
    const { status, body } = await cancel(reference, amount, currency);
    expect(status).toBe(409);
    const fee = { amount: withoutCityTax(rate), currency: 'USD' };
    expect(v.parse(feeChangedSchema, body).fee).toEqual(fee);
    expect(await get(`reservations/${reference}`)).toEqual({ status: 200, body: made });
  });
});
