import * as v from 'valibot';
import { decimalMoneySchema } from '../../money/money.ts';
import { calendarDayPattern, dayNumber } from '../../values/calendarDay.ts';
import { bookingStatuses, cancellationParties } from '../bookingSchema.ts';
import { requiredLineSchema } from '../fieldSchemas.ts';
import { longestEmail } from '../../values/longestTexts.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** The most rows that a CSV file has. */
export const mostExportedBookings = 10_000;

/**
 * What a booking waits for. `outcome`: whether the hotel has the booking; `cancellation`: whether
 * it has cancelled it; `refusal`: the desk has to say what becomes of a cancellation that the provider
 * refused; `mismatch`: the desk has to clarify a difference; `name`: the desk has to tell the hotel a
 * name that it has corrected; `mail`: a mail about it could not be sent for ten minutes.
 */
export const bookingWaits = [
  'outcome',
  'cancellation',
  'refusal',
  'mismatch',
  'name',
  'mail',
] as const;
export type BookingWait = (typeof bookingWaits)[number];

/** The orders of the list: the newest first, or by the day of arrival. */
export const bookingOrders = ['newest', 'arrival'] as const;

/** The days of arrival that each hotel's own calendar tells. */
export const bookingArrivals = ['today', 'tomorrow'] as const;

/**
 * What tells the list apart from all bookings by a start of names: the least that is searched for.
 */
const minPrefix = 2;
const minLetters = (label: string) =>
  v.minLength<string, number, string>(
    minPrefix,
    `${label} must have at least ${minPrefix} characters`,
  );

const statuses: readonly string[] = bookingStatuses;
const day = v.pipe(
  v.string(),
  v.regex(calendarDayPattern, 'must be a day'),
  v.check((text) => dayNumber(text) !== undefined, 'must be a day'),
);

/**
 * `GET /api/desk/bookings`. `text`: what `GET /api/desk/search` finds bookings by.
 * `reference`: the provider's, exactly. `hotel`:
 * its id, or the beginning of its name. `status`: one or more, with commas. Days are `YYYY-MM-DD`,
 * both included; those of `created` are UTC. `arrives`: by the day that it is at each hotel.
 */
export const deskBookingsQuerySchema = listQuery({
  text: v.optional(v.pipe(requiredLineSchema(longestEmail), minLetters('the text'))),
  reference: v.optional(requiredLineSchema(200)),
  hotel: v.optional(v.pipe(requiredLineSchema(200), minLetters('the hotel'))),
  status: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.check((text) => text.split(',').every((each) => statuses.includes(each)), 'must be states'),
    ),
  ),
  waits: v.optional(v.picklist(bookingWaits)),
  arrives: v.optional(v.picklist(bookingArrivals)),
  checkInFrom: v.optional(day),
  checkInTo: v.optional(day),
  createdFrom: v.optional(day),
  createdTo: v.optional(day),
  account: v.optional(requiredLineSchema(100)),
  order: v.optional(v.picklist(bookingOrders)),
});
export type DeskBookingsQuery = v.InferInput<typeof deskBookingsQuerySchema>;

/** The filters of the list, without its order and page. */
export type DeskBookingFilters = Omit<DeskBookingsQuery, 'order' | 'cursor'>;

/** Who cancelled a booking of the list. */
export const listedCancellers = [...cancellationParties, 'changed', 'provider', 'desk'] as const;

/**
 * A booking of the list. `hotel` is null until the provider has offered the rate; `guest` and
 * `email` are null once the personal data is erased. `total` is for all rooms. `waitsSince`: since
 * when something is open, null if nothing is. `cancelledBy`: who wanted what is cancelled or being
 * cancelled, as the desk was told; otherwise `traveller`, `changed` (another booking replaces it),
 * `provider`, or `desk` where the desk was not asked; null for what stands.
 */
export const deskListedBookingSchema = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(bookingStatuses),
  cancelling: v.boolean(),
  mismatch: v.boolean(),
  /** Whether it waits for the payment of its guest, so that the provider was not asked. */
  unpaid: v.optional(v.boolean()),
  hotelId: v.string(),
  hotel: v.nullable(v.string()),
  checkIn: v.string(),
  checkOut: v.string(),
  rooms: v.number(),
  adults: v.number(),
  children: v.number(),
  guest: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
  email: v.nullable(v.string()),
  total: decimalMoneySchema,
  reference: v.nullable(v.string()),
  createdAt: v.string(),
  waitsSince: v.nullable(v.string()),
  cancelledBy: v.optional(v.nullable(v.picklist(listedCancellers))),
  /** The fee for which the provider refused a cancellation; null if it does not cancel at all. */
  refusal: v.optional(v.nullable(v.object({ fee: v.nullable(decimalMoneySchema) }))),
});
export type DeskListedBooking = v.InferOutput<typeof deskListedBookingSchema>;

/** A page of the list. */
export const deskBookingsSchema = listPage(deskListedBookingSchema);
