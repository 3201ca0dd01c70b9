import { multiplyMoney, parseMoney, toDecimal } from '../../money/money.ts';
import type { Reservation } from '../../provider/reservations.ts';

/** What cancelling costs at a time: nothing until the rate's deadline, else the price of all rooms. */
export function cancellationOf(
  { price, rooms, free_cancellation_until: until }: Reservation,
  now: number,
): NonNullable<Reservation['cancellation']> {
  const { currency } = price;
  const isFree = until != null && now <= Date.parse(until);
  const whole = multiplyMoney(parseMoney({ amount: price.total, currency }), rooms);
  const fee = isFree ? { amount: 0n, currency } : whole;
  return { at: new Date(now).toISOString(), fee: { amount: toDecimal(fee), currency } };
}
