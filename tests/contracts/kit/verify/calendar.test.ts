import { calendarRules } from '#contracts/kit/rules/calendarRules.ts';
import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { leanRate } from '#contracts/kit/samples/rates.ts';

const date = leanRate.check_in;
const night = {
  ...leanRate,
  check_out: '2027-03-09',
  nights: leanRate.nights.slice(0, 1),
  total: '84.00',
  total_property: '84.00',
};
const price = { amount: '84.00', currency: 'USD' };

const response = (value: unknown) => ({
  status: 200,
  headers: {},
  body: Buffer.from(JSON.stringify(value)),
  transferredBytes: 0,
  wholeMs: 0,
});
const hotel = readExchange(
  { endpoint: 'hotel', purpose: 'site', path: `/api/hotels/${fullHotel.id}` },
  response({ ...fullHotel, rates: [night] }),
);

function findings(days: readonly object[], query = 'from=2027-03-08&to=2027-03-10') {
  const path = `/api/hotels/${fullHotel.id}/calendar?${query}`;
  const calendar = readExchange(
    { endpoint: 'calendar', purpose: 'site', path },
    response({ days }),
  );
  return calendarRules.flatMap(({ id, check }) =>
    check([calendar], [hotel, calendar]).occurrences.map(({ at }) => `${id} ${at}`),
  );
}

it('accepts the price of the hotel for the night, and days without data', () => {
  expect(
    findings([
      { date, price },
      { date: '2027-03-09', price: null },
    ]),
  ).toEqual([]);
});

it.each<[string, object[], string]>([
  ['a day that was not asked for', [{ date: '2027-03-11' }], 'calendar-days $.days[0].date'],
  ['a day twice', [{ date }, { date }], 'calendar-days $.days[1].date'],
  [
    'an amount with other decimals',
    [{ date: '2027-03-09', price: { amount: '84', currency: 'USD' } }],
    'calendar-prices $.days[0].price.amount',
  ],
  [
    'another currency than the rates have',
    [{ date, price: { ...price, currency: 'EUR' } }],
    'calendar-like-rates $.days[0].price.currency',
  ],
  [
    'another price than the rates have',
    [{ date, price: { ...price, amount: '79.00' } }],
    'calendar-like-rates $.days[0].price.amount',
  ],
])('reports %s', (_, days, finding) => {
  expect(findings(days)).toEqual([finding]);
});

it('compares no price for a party that the rates do not fit', () => {
  const query = 'from=2027-03-08&to=2027-03-10&occupancy=16';
  expect(findings([{ date, price: { ...price, amount: '79.00' } }], query)).toEqual([]);
});
