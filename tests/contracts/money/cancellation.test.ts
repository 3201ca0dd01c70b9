import { cancellationFee, isFeeAccepted, isFreeToCancel } from '#contracts/money/cancellation.ts';
import { toDecimal } from '#contracts/money/money.ts';
import type { RateTax } from '#contracts/provider/rateFields.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { cancellationTerms } from '#server/bookings/state/bookingPrice.ts';

const free_cancellation_until = '2027-03-06T18:00:00+05:00';
const around = [
  ['a millisecond before the deadline', '2027-03-06T12:59:59.999Z', true],
  ['at the deadline', '2027-03-06T13:00:00.000Z', true],
  ['a millisecond after it', '2027-03-06T13:00:00.001Z', false],
] as const;

test.each(around)('%s cancelling is free: %s, %s', (_when, now, free) => {
  expect(isFreeToCancel({ free_cancellation_until }, new Date(now))).toBe(free);
});

test.each(around)(
  '%s the server takes no fee, else the price of all rooms without city tax: %s, %s',
  (_when, now, free) => {
    const stay = {
      hotelId: 'h',
      roomId: 'r',
      rateId: 'a',
      checkIn: '2027-03-08',
      checkOut: '2027-03-10',
      rooms: 2,
      adults: 2,
      children: [],
      meal: 'room-only' as const,
      freeCancellationUntil: free_cancellation_until,
    };
    const rate = { ...fullRate, free_cancellation_until };
    const terms = cancellationTerms({ status: 'confirmed', stay }, rate, new Date(now));
    expect(terms?.fee.amount).toBe(free ? '0.00' : '461.16');
  },
);

test.each([null, undefined])('without a deadline (%s) cancelling is never free', (until) => {
  expect(isFreeToCancel({ free_cancellation_until: until }, new Date(0))).toBe(false);
});

test.each<[string, Partial<RateTax>[], string]>([
  ['no taxes', [], '200.50'],
  ['a tax on the price, due now', [{ due: 'now' }], '210.50'],
  ['a tax at the property that the site knows no code of', [{ due: 'property' }], '200.50'],
  ['a city tax', [{ due: 'property', code: 'city-tax' }], '200.50'],
  ['VAT at the property', [{ due: 'property', code: 'vat' }], '210.50'],
  [
    'VAT and a city tax, all at the property',
    [
      { due: 'property', code: 'vat' },
      { due: 'property', code: 'city-tax' },
    ],
    '210.50',
  ],
])('a fee for nights of $200.50 with %s', (_what, taxes, fee) => {
  const all = taxes.map((tax) => ({ name: 'Tax', due: 'now', ...tax, amount: '10.00' }) as const);
  const dueNow = 10 * all.filter(({ due }) => due === 'now').length;
  const price = {
    ...fullRate,
    taxes: all,
    total: `${200 + 10 * all.length}.50`,
    total_now: `${dueNow}.00`,
    total_property: `${200 + 10 * all.length - dueNow}.50`,
    free_cancellation_until: null,
  };
  expect(toDecimal(cancellationFee(price, 1))).toBe(fee);
});

const usd = (amount: string) => ({ amount, currency: 'USD' });
test.each([
  ['less', usd('9.99'), true],
  ['the same', usd('10.00'), true],
  ['more', usd('10.01'), false],
  ['another currency', { amount: '1.00', currency: 'EUR' }, false],
  ['what cannot be read', usd('1'), false],
  ['none', undefined, false],
])('of an accepted fee of 10 dollars, %s is accepted or not', (_what, fee, accepted) => {
  expect(isFeeAccepted(usd('10.00'), fee)).toBe(accepted);
});
