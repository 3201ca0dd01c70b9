import request from 'supertest';
import * as v from 'valibot';
import { calendarResponseSchema } from '#contracts/provider/calendar.ts';
import { hotelSchema } from '#contracts/provider/hotels.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { toDecimalMoney } from '#contracts/money/money.ts';
import { lowestRates, priceOfRates } from '#contracts/provider/lowestRate.ts';
import { parseParty } from '#contracts/values/party.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';

const now = () => Date.parse('2027-03-01T12:00:00Z');
const provider = createProvider({ hotelCount: 40, now });
const [first] = [...generateHotels(1, '')];
const id = first?.answer.id ?? '';

const calendar = (query: string, app = provider) =>
  request(app).get(`/api/hotels/${id}/calendar?${query}`);
async function daysOf(query: string, app = provider) {
  const { body } = await calendar(query, app).expect(200);
  return v.parse(calendarResponseSchema, body).days ?? [];
}

test.each([[['2']], [['2-3,11']], [['2', '2']], [['1', '2', '1']]])(
  'each night has the lowest price of all available rooms for %j',
  async (occupancy) => {
    const party = parseParty(occupancy) ?? [];
    const query = occupancy.map((room) => `occupancy=${room}`).join('&');
    const days = await daysOf(`from=2027-03-01&to=2027-04-05&${query}`);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 36 }, (_, i) => dayText((dayNumber('2027-03-01') ?? 0) + i)),
    );
    for (const { date, price, arrival, min_nights } of days) {
      const end = dayText((dayNumber(date) ?? 0) + 1);
      const { body } = await request(provider).get(
        `/api/hotels/${id}?check_in=${date}&check_out=${end}&${query}`,
      );
      const hotel = v.parse(hotelSchema, body);
      const lowest = lowestRates(hotel, party);
      const free = lowest !== undefined;
      expect(price ?? undefined).toEqual(lowest && toDecimalMoney(priceOfRates(lowest)));
      expect([arrival, min_nights]).toEqual(free ? [true, 1] : [false, null]);
    }
    if (occupancy.join() === '2') expect(days.some(({ price }) => price)).toBe(true);
  },
);

test('the calendar reflects reservations', async () => {
  const before = await daysOf('from=2027-03-01&to=2027-04-30');
  const at = before.findIndex(({ arrival }, i) => arrival && before[i + 1]?.arrival);
  const [free = '', taken = ''] = before.slice(at).map(({ date }) => date);
  const nights: string[] = [];
  const units = new Set(Array.from({ length: 40 }, (_, index) => index + 1));
  const everyRoom = new Map(Array.from({ length: 1_000 }, (_, room) => [String(room), units]));
  const reservedUnits = (hotelIds: readonly string[], of: readonly string[]) => {
    nights.push(...of);
    const reserved = of.includes(taken) ? hotelIds : [];
    return Promise.resolve(new Map(reserved.map((hotel) => [hotel, everyRoom])));
  };
  const never = () => Promise.reject(new Error('Not called.'));
  const reservations = {
    reservedUnits,
    reserve: never,
    byKey: never,
    changedOn: () => Promise.reject(new Error('not called')),
    byReference: never,
    cancel: never,
  };
  const app = createProvider({ hotelCount: 40, now, reservations });
  expect(await daysOf(`from=${free}&to=${taken}`, app)).toMatchObject([
    { arrival: true },
    { arrival: false, price: null },
  ]);
  expect(nights).toContain(taken);
});

test.each([
  ['from=2027-03-01', 400],
  ['from=2027-03-01&to=2027-02-28', 400],
  ['from=2027-03-01&to=2027-05-02', 400],
  ['from=tomorrow&to=2027-03-02', 400],
  ['from=2027-03-01&to=2027-03-02&occupancy=0', 400],
  ['from=2027-03-01&to=2027-05-01', 200],
])('a request for %s has status %i', async (query, status) => {
  await calendar(query).expect(status);
});

test('the calendar is missing in a provider of the plain specification and for an unknown hotel', async () => {
  await calendar('from=2027-03-01&to=2027-03-02', createProvider({ rates: false })).expect(404);
  await request(provider)
    .get('/api/hotels/nowhere/calendar?from=2027-03-01&to=2027-03-02')
    .expect(404);
});
