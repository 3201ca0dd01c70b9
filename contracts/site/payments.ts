import * as v from 'valibot';
import { decimalMoneySchema } from '../money/money.ts';

/**
 * The payment of a booking on the site. `opening`: its payment page does not exist yet. `open`: it
 * can be paid at `address` until `until`. `authorized`: the amount is reserved on the card, and is
 * captured when the hotel confirms. `captured`: the amount was charged. `released`: nothing was
 * charged, or nothing will be charged.
 */
export const bookingPaymentSchema = v.object({
  state: v.picklist(['opening', 'open', 'authorized', 'captured', 'released']),
  amount: decimalMoneySchema,
  address: v.nullable(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  until: v.string(),
  /**
   * True if the open payment may already have been made, but the payment provider has not yet said
   * whether it was.
   */
  isLookedUp: v.optional(v.boolean()),
  /** The time of the capture. */
  at: v.nullable(v.string()),
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  /**
   * `moved` is the part that pays for the booking that changes this one, or null if there is none.
   * `left` is the rest. Bookings that a browser saved before these fields existed lack both.
   */
  moved: v.nullish(decimalMoneySchema),
  left: v.optional(decimalMoneySchema),
  /**
   * True if the payment was taken over from the earlier booking of a change. In this case the card
   * is not charged again.
   */
  isMoved: v.optional(v.boolean()),
  /**
   * The refunds, finished or under way. `failed`: the refund did not work, and the desk looks into
   * it.
   */
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
 * Returns the state of the card payment: still to be made, reserved on the card, or paid. A payment
 * that was moved from an earlier booking counts as paid from the start.
 */
export function cardStateOf(
  payment: BookingPayment | null | undefined,
): 'due' | 'reserved' | 'paid' {
  if (payment?.state === 'captured') return 'paid';
  if (payment?.state !== 'authorized') return 'due';
  return payment.isMoved ? 'paid' : 'reserved';
}
