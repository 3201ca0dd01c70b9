import * as v from 'valibot';
import { decimalMoneySchema, type Money, parseMoney } from '../money/money.ts';

/**
 * The payment of a booking on the site. `opening`: its page is not there yet. `open`: it can be
 * paid at `address` until `until`. `authorized`: the amount is reserved on the card, and taken once
 * the hotel has confirmed. `captured`: it was taken. `released`: nothing was charged, or nothing
 * will be.
 */
export const bookingPaymentSchema = v.object({
  state: v.picklist(['opening', 'open', 'authorized', 'captured', 'released']),
  amount: decimalMoneySchema,
  address: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  until: v.string(),
  /** When it was taken. */
  at: v.nullable(v.string()),
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  /**
   * What of it pays for the booking that changes this one, null for nothing, and what is left of it.
   * Bookings that a browser has saved before lack them.
   */
  moved: v.optional(v.nullable(decimalMoneySchema)),
  left: v.optional(decimalMoneySchema),
  /** Whether it is that of the earlier booking: nothing is asked of the card again. */
  isMoved: v.optional(v.boolean()),
  /** What was paid back, or is being paid back; `failed`: the desk looks at it. */
  refunds: v.array(
    v.object({
      amount: decimalMoneySchema,
      at: v.string(),
      state: v.picklist(['due', 'sent', 'failed']),
    }),
  ),
});
export type BookingPayment = v.InferOutput<typeof bookingPaymentSchema>;

/**
 * Whether what a card pays is still to be paid, reserved on the card, or paid; what the earlier
 * booking has paid is paid from the start.
 */
export function cardStateOf(
  payment: BookingPayment | null | undefined,
): 'due' | 'reserved' | 'paid' {
  if (payment?.state === 'captured') return 'paid';
  if (payment?.state !== 'authorized') return 'due';
  return payment.isMoved ? 'paid' : 'reserved';
}

/** What of a cancellation fee is kept from what was paid by card: the hotel collects the rest. */
export function keptFromCard(payment: BookingPayment | null | undefined, fee: Money): Money {
  if (payment?.state !== 'captured') return { ...fee, amount: 0n };
  const moved = payment.moved ? parseMoney(payment.moved).amount : 0n;
  const paid = parseMoney(payment.amount).amount - moved;
  return { ...fee, amount: fee.amount < paid ? fee.amount : paid };
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
