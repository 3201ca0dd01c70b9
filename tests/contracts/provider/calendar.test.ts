import { isSoldOut, priceOfDay, readCalendarDays } from '#contracts/provider/calendar.ts';

const price = { amount: '96.60', currency: 'USD' };
const day = { date: '2027-03-01', price, min_nights: 2, arrival: true };

it('keeps each valid day once and leaves out those of the wrong shape', () => {
  const wrong = [
    { date: '2027-02-30', price },
    { date: 'tomorrow' },
    { date: '2027-03-03', arrival: 'yes' },
    { date: '2027-03-04', min_nights: 0 },
    7,
    null,
  ];
  const days = readCalendarDays([
    day,
    { ...day, arrival: false },
    ...wrong,
    { date: '2027-03-02' },
  ]);
  expect(days).toEqual([day, { date: '2027-03-02' }]);
});

it.each([
  ['0.00', 'USD'],
  ['96.6', 'USD'],
  ['96.60', 'JPY'],
  ['96.60', 'XXX'],
])('ignores %s %s as a price without marking the day as sold out', (amount, currency) => {
  const [read] = readCalendarDays([{ ...day, arrival: false, price: { amount, currency } }]);
  expect(read && priceOfDay(read)).toBeUndefined();
  expect(read && isSoldOut(read)).toBe(false);
});

it('marks a day as sold out only if the provider says so', () => {
  const date = '2027-03-01';
  expect(isSoldOut({ date, arrival: false, price: null })).toBe(true);
  expect(isSoldOut({ date, arrival: false, price })).toBe(false);
  expect(isSoldOut({ date, arrival: null, price: null })).toBe(false);
  expect(isSoldOut({ date })).toBe(false);
  expect(priceOfDay(day)).toEqual({ amount: 9660n, currency: 'USD' });
});
