import * as v from 'valibot';
import { decimalMoneySchema } from '../money/money.ts';

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
  /** Whether an open one may be paid already: the payment provider has not said so yet. */
  isLookedUp: v.optional(v.boolean()),
  /** When it was taken. */
  at: v.nullable(v.string()),
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
  /**
   * What of it pays for the booking that changes this one, null for nothing, and what is left of it.
   * Bookings that a browser has saved before lack them.
   */
  moved: v.nullish(decimalMoneySchema),
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
