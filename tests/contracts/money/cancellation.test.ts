import { isFeeAccepted, isFreeToCancel } from '#contracts/money/cancellation.ts';
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
  '%s the server takes no fee, else the price of all rooms: %s, %s',
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
    const rate = { ...fullRate, total: '100.00', currency: 'USD', free_cancellation_until };
    const terms = cancellationTerms(
      { status: 'confirmed', stay, credits: [] },
      rate,
      new Date(now),
    );
    expect(terms?.fee.amount).toBe(free ? '0.00' : '200.00');
  },
);

test.each([null, undefined])('without a deadline (%s) cancelling is never free', (until) => {
  expect(isFreeToCancel({ free_cancellation_until: until }, new Date(0))).toBe(false);
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
