import * as v from 'valibot';
import { bookingSchema } from '../bookingSchema.ts';
import { emailSchema, reasonSchema } from '../fieldSchemas.ts';

/** `POST …/data` and `POST …/erasure`: the address, which is in no address of a page, and why. */
export const guestRequestSchema = v.strictObject({ email: emailSchema, reason: reasonSchema });

/** The most bookings of one address that are handed out or erased at once. */
export const mostGuestBookings = 200;

/**
 * All that the site stores of a guest without an account, in the form of an account's own download.
 * `messages` of a booking are mails that were written for it, `payments` what became of its payment,
 * `notes` what the desk has written down, in tasks too. `contact` are messages that wait to be sent to the desk:
 * later the site has none.
 */
export const guestDataSchema = v.object({
  email: v.string(),
  at: v.string(),
  bookings: v.array(
    v.object({
      booking: bookingSchema,
      messages: v.array(
        v.object({
          at: v.string(),
          mail: v.string(),
          status: v.string(),
          sentAt: v.nullable(v.string()),
          text: v.optional(v.nullable(v.string())),
        }),
      ),
      payments: v.array(v.looseObject({ at: v.string(), step: v.string() })),
      notes: v.array(v.object({ at: v.string(), text: v.string() })),
    }),
  ),
  reviews: v.array(v.looseObject({ text: v.nullish(v.string()) })),
  newsletter: v.nullable(v.looseObject({ status: v.string() })),
  contact: v.array(v.looseObject({ message: v.string() })),
});
export type GuestData = v.InferOutput<typeof guestDataSchema>;

/** What was erased: the number of bookings, messages and, as 0 or 1, of subscriptions. */
export const guestErasureSchema = v.object({
  bookings: v.number(),
  messages: v.number(),
  subscriptions: v.number(),
});

/**
 * Why nothing was erased or handed out (409). `has-account`: the address is that of an account,
 * whose owner does both. `bookings-ahead`: bookings are open or their stays are not over; `numbers`
 * names them. `nothing-stored`: the site has nothing of the address, or it was erased before.
 */
export const guestProblemSchema = v.object({
  code: v.picklist(['has-account', 'bookings-ahead', 'nothing-stored']),
  numbers: v.optional(v.array(v.string())),
});
export type GuestProblem = v.InferOutput<typeof guestProblemSchema>;
