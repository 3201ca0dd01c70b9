import { type Money, parseMoney } from '../money/money.ts';
import type { BookingPayment } from './payments.ts';

/**
 * What of a cancellation fee is kept from what was paid by card, and what the hotel collects, since
 * the card has not paid so much. What was paid back is not kept, and nobody collects it again.
 * Undefined if nothing was paid by card.
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
 * What is paid back of an earlier payment once a changed booking that costs `due` on the site is
 * confirmed, of which a fee keeps `fee`. Undefined where the payment is not enough: then the new
 * booking is paid by card.
 */
export function restOfChange(left: Money, fee: Money, due: Money): Money | undefined {
  const kept = fee.currency === left.currency ? fee.amount : 0n;
  const rest = left.amount - kept - due.amount;
  return left.currency === due.currency && rest >= 0n
    ? { amount: rest, currency: left.currency }
    : undefined;
}
