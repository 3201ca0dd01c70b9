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
  /** When it was taken. */
  at: v.nullable(v.string()),
  card: v.nullable(v.object({ brand: v.string(), last4: v.string() })),
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
