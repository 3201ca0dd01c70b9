import fc from 'fast-check';
import * as v from 'valibot';
import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';
import { findRateError, paymentOf } from '#contracts/provider/findRateError.ts';
import { parseAmount, toDecimal } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { isRateFor, rateSchema } from '#contracts/provider/rates.ts';
import { fullRate, leanRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import { anyRate } from './rateOf.ts';

const parking = { id: 'parking', kind: 'parking', amount: '8.00', due: 'property' };

const [first, second] = fullRate.nights;
const [sales, city] = fullRate.taxes;
/** The steps of `steppedRate`. */
const free = { until: '2027-03-06T18:00:00+05:00', fee: '0.00' };
const one = { until: '2027-03-07T23:59:59+05:00', fee: '120.00' };
const whole = { until: null, fee: '230.58' };
/** The stepped sample with other steps and without the optional `free_cancellation_until`. */
const steps = (...cancellation: unknown[]) => ({ free_cancellation_until: null, cancellation });

it.each([
  ['full', fullRate],
  ['lean', leanRate],
  ['stepped', steppedRate],
])('accepts the %s sample under every rule', (_, rate) => {
  expect(v.parse(rateSchema, rate)).toEqual(rate);
});

it('accepts every rate that adds up', () => {
  fc.assert(fc.property(anyRate, (rate) => expect(findRateError(rate)).toBeUndefined()));
});

it('accepts nights in any order, and a stay paid in two parts', () => {
  expect(findRateError({ ...fullRate, nights: fullRate.nights.toReversed() })).toBeUndefined();
  const parts = { total_now: '130.58', total_property: '103.58' };
  expect(findRateError({ ...fullRate, ...parts })).toBeUndefined();
});

it('rejects every rate with one amount that is off by the smallest unit', () => {
  const fields = fc.constantFrom('total' as const, 'total_now' as const, 'total_property' as const);
  fc.assert(
    fc.property(anyRate, fields, (rate, field) => {
      const { currency } = rate;
      const amount = (parseAmount(rate[field], currency) ?? 0n) + 1n;
      const changed = { ...rate, [field]: toDecimal({ amount, currency }) };
      expect(findRateError(changed)).toBeDefined();
    }),
  );
});

it('rejects every rate that lacks a night or repeats one', () => {
  fc.assert(
    fc.property(anyRate, ({ nights, ...rate }) => {
      const [one] = nights;
      expect(findRateError({ ...rate, nights: nights.slice(1) })?.field).toBe('nights');
      const twice = one ? [one, ...nights.slice(0, -1)] : [];
      if (nights.length > 1)
        expect(findRateError({ ...rate, nights: twice })?.field).toBe('nights');
    }),
  );
});

it.each<[string, Partial<Record<keyof Rate, unknown>>, keyof Rate]>([
  ['a total without a tax', { total: '230.58', total_property: '0.00' }, 'total'],
  ['parts that are not the total', { total_now: '230.57' }, 'total'],
  ['a number of decimals that the currency does not have', { total: '234.160' }, 'total'],
  ['a night without decimals', { nights: [{ ...first, amount: '96' }, second] }, 'nights'],
  ['a commission without decimals', { commission: { percent: 1, amount: '2' } }, 'commission'],
  ['an unknown currency', { currency: 'XXX' }, 'currency'],
  ['yen with decimals', { currency: 'JPY' }, 'nights'],
  ['a day that does not exist', { check_in: '2027-02-29' }, 'check_in'],
  ['a stay of no night', { check_out: '2027-03-08', nights: [] }, 'nights'],
  ['a stay that ends before it begins', { check_out: '2027-03-07' }, 'nights'],
  ['a night outside of the stay', { nights: [first, { ...second, date: '2027-03-10' }] }, 'nights'],
  [
    'a night that does not exist',
    { nights: [first, { ...second, date: '2027-03-08x' }] },
    'nights',
  ],
  [
    'less paid now than the taxes due now',
    { total_now: '10.00', total_property: '224.16' },
    'total_now',
  ],
  [
    'less paid at the property than the taxes due there',
    { total_now: '234.16', total_property: '0.00' },
    'total_property',
  ],
  [
    'a charge that its currency does not have',
    { taxes: [sales, { ...city, charged: { amount: '1000', currency: 'PKR' } }] },
    'taxes',
  ],
  [
    'a charge in an unknown currency',
    { taxes: [sales, { ...city, charged: { amount: '1000.00', currency: 'ABC' } }] },
    'taxes',
  ],
  [
    'a deadline without an offset',
    { free_cancellation_until: '2027-03-06T18:00:00' },
    'free_cancellation_until',
  ],
  [
    'a deadline on a day that does not exist',
    { free_cancellation_until: '2027-02-30T18:00:00Z' },
    'free_cancellation_until',
  ],
  [
    'a deadline at an hour that does not exist',
    { free_cancellation_until: '2027-02-03T25:00:00Z' },
    'free_cancellation_until',
  ],
  [
    'a deadline after the stay',
    { free_cancellation_until: '2027-03-11T00:00:00+05:00' },
    'free_cancellation_until',
  ],
  ['an id with a line break', { id: 'a\nb' }, 'id'],
  ['a blank id', { id: ' ' }, 'id'],
  ['an id of 2,049 characters', { id: 'k'.repeat(2_049) }, 'id'],
  ['an id of a room with a control character', { room_group_id: '101\u0007' }, 'room_group_id'],
  ['a tax without a name', { taxes: [{ ...sales, name: '\u200b ' }, city] }, 'taxes'],
  [
    'a tax named with half a character',
    { taxes: [{ ...sales, name: 'VAT\ud800' }, city] },
    'taxes',
  ],
  [
    'a tax with a name of 10,000 letters',
    { taxes: [{ ...sales, name: 'x'.repeat(1e4) }, city] },
    'taxes',
  ],
  ['half a room left', { left: 2.5 }, 'left'],
  ['no room left', { left: 0 }, 'left'],
  ['less than no room left', { left: -1 }, 'left'],
  [
    'a total of zero',
    {
      nights: [
        { ...first, amount: '0.00' },
        { ...second, amount: '0.00' },
      ],
      taxes: null,
      total: '0.00',
      total_now: '0.00',
      total_property: '0.00',
      commission: null,
    },
    'total',
  ],
  ['nights paid now that are paid at the property', { payment: 'property' }, 'payment'],
  [
    'nights paid at the property that are paid now',
    { total_now: '30.08', total_property: '204.08' },
    'payment',
  ],
  ['a commission of 200 %', { commission: { percent: 200, amount: '20.05' } }, 'commission'],
  ['a commission below zero', { commission: { percent: -1, amount: '20.05' } }, 'commission'],
  [
    'a commission of more than the total',
    { commission: { percent: 10, amount: '234.17' } },
    'commission',
  ],
  ['no steps in a list of steps', steps(), 'cancellation'],
  ['steps whose last one ends', steps(free, one), 'cancellation'],
  ['an endless step before the last', steps(free, { ...one, until: null }, whole), 'cancellation'],
  ['steps out of order', steps(one, { ...free, fee: '120.00' }, whole), 'cancellation'],
  [
    'two steps that end together',
    steps(free, { ...one, until: free.until }, whole),
    'cancellation',
  ],
  [
    'the end of a step after the stay',
    steps({ ...free, until: '2027-03-11T00:00:00+05:00' }, whole),
    'cancellation',
  ],
  [
    'the end of a step at no hour',
    steps({ ...free, until: '2027-03-06T25:00:00Z' }, whole),
    'cancellation',
  ],
  [
    'a fee that falls',
    steps(free, { ...one, fee: '200.00' }, { ...whole, fee: '199.99' }),
    'cancellation',
  ],
  ['a fee above the price', steps(free, { ...whole, fee: '234.17' }), 'cancellation'],
  ['a fee with the city tax', steps(free, { ...whole, fee: '230.59' }), 'cancellation'],
  ['a fee in another currency', steps(free, { ...whole, fee: '23458' }), 'cancellation'],
  ['a fee that is a number', steps(free, { ...whole, fee: 230.58 }), 'cancellation'],
  [
    'eleven steps',
    steps(
      ...Array.from({ length: 10 }, (_, i) => ({
        until: `2027-03-0${1 + (i % 7)}T0${i}:00:00Z`,
        fee: '0.00',
      })),
      whole,
    ),
    'cancellation',
  ],
  ['steps that are no list', { cancellation: 'flexible' }, 'cancellation'],
  [
    'a deadline that is not the end of the free steps',
    { cancellation: steppedRate.cancellation, free_cancellation_until: one.until },
    'free_cancellation_until',
  ],
  [
    'a deadline beside steps that are never free',
    { cancellation: [whole] },
    'free_cancellation_until',
  ],
  ['a fee of not arriving above the price', { no_show: '230.59' }, 'no_show'],
  ['a fee of not arriving without decimals', { no_show: '230' }, 'no_show'],
  ...Object.entries({
    'an extra in another currency': [{ ...parking, currency: 'EUR' }],
    'an extra with the decimals of another currency': [{ ...parking, amount: '8' }],
    'an extra below zero': [{ ...parking, amount: '-8.00' }],
    'two extras with one id': [parking, { ...parking, kind: 'cot' }],
    'a meal that is not said': [{ ...parking, kind: 'meal' }],
    'more extras than anybody reads': Array.from({ length: 31 }, (_, id) => ({
      ...parking,
      id: `extra-${id}`,
    })),
    'an extra of which nobody knows when it is due': [{ ...parking, due: 'later' }],
    'a time that does not exist': [{ ...parking, time: '25:00' }],
  }).map(([what, extras]): [string, object, 'extras'] => [what, { extras }, 'extras']),
  ['a deposit of nothing', { deposit: { ...fullRate.deposit, amount: '0.00' } }, 'deposit'],
  [
    'a deposit with the decimals of another currency',
    { deposit: { amount: '100.00', currency: 'JPY', refundable: true } },
    'deposit',
  ],
  [
    'a deposit in an unknown currency',
    { deposit: { amount: '100.00', currency: 'XXX', refundable: true } },
    'deposit',
  ],
  [
    'a deposit of which nobody knows whether it is returned',
    { deposit: { amount: '100.00', currency: 'USD' } },
    'deposit',
  ],
  ['a meal of no kind', { meal: 'brunch' }, 'meal'],
  ['an amount that is a number', { total: 234.16 }, 'total'],
  ['a negative amount', { total_property: '-3.58' }, 'total_property'],
])('rejects %s', (_, change, field) => {
  const { issues } = v.safeParse(rateSchema, { ...fullRate, ...change });
  expect(issues?.[0].path?.[0].key).toBe(field);
});

it.each([
  ['a fee from the first day on', [one, whole]],
  ['no fee at all', [{ until: null, fee: '0.00' }]],
])('accepts steps with %s', (_, cancellation) => {
  const rate = { ...steppedRate, cancellation, free_cancellation_until: null };
  expect(findRateError(rate)).toBeUndefined();
});

it('accepts a deadline that agrees with the steps in another format', () => {
  const rate = { ...steppedRate, free_cancellation_until: '2027-03-06T13:00:00.000Z' };
  expect(findRateError(rate)).toBeUndefined();
});

it('decides whether a rate is for the requested stay', () => {
  expect(isRateFor(fullRate, { check_in: '2027-03-08' })).toBe(true);
  expect(isRateFor(fullRate, { check_in: '2027-03-08', check_out: '2027-03-10' })).toBe(true);
  expect(isRateFor(fullRate, { check_in: '2027-03-07' })).toBe(false);
  expect(isRateFor(fullRate, { check_out: '2027-03-11' })).toBe(false);
});

it.each([
  ['2027-03-07', true],
  ['2027-03-08', true],
  ['2027-03-09', true],
  ['2027-03-06', false],
  ['2027-03-10', false],
  ['2026-03-08', false],
])(
  'without a requested stay, decides on %s whether a rate is for one night from today',
  (day, is) => {
    const night = { ...fullRate, check_out: '2027-03-09' };
    const now = Date.parse(`${day}T12:00:00Z`);
    expect(isRateFor(night, {}, now)).toBe(is);
    expect(isRateFor(fullRate, {}, now)).toBe(false);
  },
);

it('decides when the nights of a price are paid', () => {
  expect(paymentOf(fullRate)).toBe('now');
  expect(paymentOf({ ...fullRate, total_now: '30.08', total_property: '204.08' })).toBe('property');
  fc.assert(
    fc.property(anyRate, (rate) => {
      expect(findRateError({ ...rate, payment: paymentOf(rate) })).toBeUndefined();
    }),
  );
});

it('names the invalid field of a rate', () => {
  const { issues } = v.safeParse(rateSchema, { ...fullRate, total: '234.17' });
  expect(issues?.[0].input).toBe('234.17');
});

describe('calendar days', () => {
  it('are read as they were written, in any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 1_000_000 }), (number) => {
        expect(dayNumber(dayText(number))).toBe(number);
      }),
    );
  });

  it.each(['', '2027-2-3', '2027-02-29', '2027-13-01', '2027-00-10', '27-01-01', '2027-01-01T00'])(
    '%j is not a day',
    (text) => expect(dayNumber(text)).toBeUndefined(),
  );
});
