import { multiplyMoney, parseAmount, parseMoney, toDecimal } from '../../money/money.ts';
import type { Reservation } from '../../provider/reservations.ts';

/** When a reservation was cancelled, and for what fee. */
export type Cancellation = NonNullable<Reservation['cancellation']>;

/** What cancelling costs at a time: nothing until the rate's deadline, else the price of all rooms. */
export function cancellationOf(
  { price, rooms, free_cancellation_until: until }: Reservation,
  now: number,
): Cancellation {
  const { currency } = price;
  const isFree = until != null && now <= Date.parse(until);
  const whole = multiplyMoney(parseMoney({ amount: price.total, currency }), rooms);
  const fee = isFree ? { amount: 0n, currency } : whole;
  return { at: new Date(now).toISOString(), fee: { amount: toDecimal(fee), currency } };
}

/**
 * Whether a fee is at most the accepted one. False if an amount cannot be read or the currencies differ.
 */
export function isAccepted(accepted: Cancellation['fee'], fee: Cancellation['fee']): boolean {
  const most = parseAmount(accepted.amount, accepted.currency);
  const asked = parseAmount(fee.amount, fee.currency);
  const isComparable = most !== undefined && asked !== undefined;
  return isComparable && accepted.currency === fee.currency && asked <= most;
}
