import { type Money, parseMoney } from '../money/money.ts';
import type { BookingPayment } from './payments.ts';

/**
 * Splits a cancellation fee after a payment by card. `kept` is the part that is kept from the card
 * payment. `toHotel` is the rest, which the hotel collects because the card payment is lower than
 * the fee. An amount that was already refunded is neither kept nor collected again. Returns
 * undefined if no card payment was captured.
 */
export function feeByCard(
  payment: BookingPayment | null | undefined,
  fee: Money,
): { kept: Money; toHotel: Money } | undefined {
  if (payment?.state !== 'captured') return undefined;
  const { amount, left = amount } = payment;
  const paid = amount.currency === fee.currency ? parseMoney(amount).amount : 0n;
  const byCard = least(fee.amount, paid);
  return {
    kept: { ...fee, amount: least(byCard, parseMoney(left).amount) },
    toHotel: { ...fee, amount: fee.amount - byCard },
  };
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/**
 * Returns the part of an earlier payment that is refunded when a changed booking is confirmed:
 * `left` minus the cancellation fee and minus `due`, the amount of the new booking that is due on
 * the site. A fee in another currency is not subtracted. Returns undefined if the earlier payment
 * is too low, so that the new booking must be paid by card.
 */
export function restOfChange(left: Money, fee: Money, due: Money): Money | undefined {
  const kept = fee.currency === left.currency ? fee.amount : 0n;
  const rest = left.amount - kept - due.amount;
  return left.currency === due.currency && rest >= 0n
    ? { amount: rest, currency: left.currency }
    : undefined;
}
