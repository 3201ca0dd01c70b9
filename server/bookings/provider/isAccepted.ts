import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { isSamePrice } from './isSamePrice.ts';
import { isTermKept } from './isTermKept.ts';

/**
 * Whether a rate is still what the traveller accepted: the same price and meal, and free cancellation
 * for no shorter a time.
 */
export function isAccepted(
  { price, stay }: Pick<BookingRow, 'price' | 'stay'>,
  rate: Rate,
): boolean {
  if (!isSamePrice(price, rate) || rate.meal !== stay.meal) return false;
  return isTermKept(stay.freeCancellationUntil, rate.free_cancellation_until);
}
