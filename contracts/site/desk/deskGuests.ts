import * as v from 'valibot';
import { bookingSchema } from '../bookingSchema.ts';
import { emailSchema, reasonSchema } from '../fieldSchemas.ts';

/**
 * The body of `POST …/data` and `POST …/erasure`: the mail address, which must not appear in the
 * address of a page, and the reason.
 */
export const guestRequestSchema = v.strictObject({ email: emailSchema, reason: reasonSchema });

/** The maximum number of bookings of one mail address that are handed out or erased at once. */
export const mostGuestBookings = 200;

/**
 * All data that the site stores about a guest without an account, in the same form as the download
 * of an account. `messages` of a booking are the mails for it, `payments` the steps of its payment,
 * and `notes` the notes of the desk, including those of tasks. `contact` has the messages that are
 * waiting to be sent to the desk; the site does not keep them afterwards.
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

/** The extent of an erasure: the number of bookings, of messages and of subscriptions (0 or 1). */
export const guestErasureSchema = v.object({
  bookings: v.number(),
  messages: v.number(),
  subscriptions: v.number(),
});

/**
 * The reasons why no data was erased or handed out (409). `has-account`: the address belongs to an
 * account, whose owner can do both. `too-many-bookings`: the address has more than
 * `mostGuestBookings` bookings. `bookings-ahead`: some bookings, listed in `numbers`, are open
 * or their stays are not over. `nothing-stored`: the site stores nothing about the address, or has
 * erased it before.
 */
export const guestProblemSchema = v.object({
  code: v.picklist(['has-account', 'too-many-bookings', 'bookings-ahead', 'nothing-stored']),
  numbers: v.optional(v.array(v.string())),
});
export type GuestProblem = v.InferOutput<typeof guestProblemSchema>;
