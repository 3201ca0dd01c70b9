import {
  type DecimalMoney,
  type Money,
  multiplyMoney,
  parseMoney,
  subtractMoney,
  toDecimal,
} from '#contracts/money.ts';
import type { Rate } from '#contracts/rateFields.ts';
import type { BookingRow } from './state/bookingRow.ts';

/** What cancelling costs, and what of the price is not charged or is paid back. */
type CancellationTerms = { fee: DecimalMoney; returned: DecimalMoney };

/**
 * What cancelling a booking costs at an instant; null in a state that cannot be cancelled. A request is
 * always free. A confirmed stay is free until `free_cancellation_until`, then it costs the whole price of
 * all rooms; without that deadline it always does.
 */
export function cancellationTerms(
  { status, stay }: Pick<BookingRow, 'status' | 'stay'>,
  { free_cancellation_until: until, total: amount, currency }: Rate,
  now: Date,
): CancellationTerms | null {
  if (status !== 'requested' && status !== 'confirmed') return null;
  const whole = multiplyMoney(parseMoney({ amount, currency }), stay.rooms);
  const free = status === 'requested' || (until != null && now.getTime() <= Date.parse(until));
  const fee = free ? { ...whole, amount: 0n } : whole;
  return { fee: toDecimalMoney(fee), returned: toDecimalMoney(subtractMoney(whole, fee)) };
}

function toDecimalMoney(money: Money): DecimalMoney {
  return { amount: toDecimal(money), currency: money.currency };
}
