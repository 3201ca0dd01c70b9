import { isFreeToCancel } from '../../money/cancellation.ts';
import { multiplyMoney, parseMoney, toDecimal } from '../../money/money.ts';
import type { Reservation } from '../../provider/reservations.ts';

/** When a reservation was cancelled, and for what fee. */
export type Cancellation = NonNullable<Reservation['cancellation']>;

/**
 * What cancelling costs at a time: nothing until the rate's deadline, else the price of all rooms.
 */
export function cancellationOf(
  { price, rooms, free_cancellation_until }: Reservation,
  now: number,
): Cancellation {
  const { currency } = price;
  const at = new Date(now);
  const whole = multiplyMoney(parseMoney({ amount: price.total, currency }), rooms);
  const fee = isFreeToCancel({ free_cancellation_until }, at) ? { amount: 0n, currency } : whole;
  return { at: at.toISOString(), fee: { amount: toDecimal(fee), currency } };
}
