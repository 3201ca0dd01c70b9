import type { Rate } from '#contracts/rateFields.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { isSamePrice } from './isSamePrice.ts';

/**
 * Whether a rate is still what the traveller accepted: the same price and meal, and free cancellation
 * for no shorter a time.
 */
export function isAccepted(
  { price, stay }: Pick<BookingRow, 'price' | 'stay'>,
  rate: Rate,
): boolean {
  if (!isSamePrice(price, rate) || rate.meal !== stay.meal) return false;
  if (stay.freeCancellationUntil === null) return true;
  const until = Date.parse(rate.free_cancellation_until ?? '');
  return until >= Date.parse(stay.freeCancellationUntil);
}
