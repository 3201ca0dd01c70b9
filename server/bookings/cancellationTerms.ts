import {
  multiplyMoney,
  parseMoney,
  subtractMoney,
  toDecimalMoney,
} from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { sumCredits } from '#contracts/site/credits.ts';
import { creditsInFee } from './creditsOfBooking.ts';
import type { BookingRow } from './state/bookingRow.ts';

/**
 * What cancelling a booking costs at an instant; null in a state that cannot be cancelled. A request is
 * always free. A confirmed stay is free until `free_cancellation_until`, then it costs the whole price of
 * all rooms; without that deadline it always does.
 */
export function cancellationTerms(
  { status, stay, credits }: Pick<BookingRow, 'status' | 'stay' | 'credits'>,
  { free_cancellation_until: until, total: amount, currency }: Rate,
  now: Date,
): Booking['cancellation'] {
  if (status !== 'requested' && status !== 'confirmed') return null;
  const whole = multiplyMoney(parseMoney({ amount, currency }), stay.rooms);
  const free = status === 'requested' || (until != null && now.getTime() <= Date.parse(until));
  const fee = free ? { ...whole, amount: 0n } : whole;
  const byCredits = creditsInFee(whole, credits, fee);
  const own = subtractMoney(whole, sumCredits(credits, currency));
  return {
    fee: toDecimalMoney(fee),
    returned: toDecimalMoney(subtractMoney(own, subtractMoney(fee, byCredits))),
  };
}
