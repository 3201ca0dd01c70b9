import * as v from 'valibot';
import { decimalMoneySchema } from '../../money/money.ts';
import { calendarDayPattern, dayNumber } from '../../values/calendarDay.ts';
import { bookingStatuses, cancellationParties } from '../bookingSchema.ts';
import { requiredLineSchema } from '../fieldSchemas.ts';
import { longestEmail } from '../../values/longestTexts.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** The maximum number of rows in a CSV file. */
export const mostExportedBookings = 10_000;

/**
 * The things that a booking can wait for.
 *
 * - `outcome`: the answer whether the hotel has the booking.
 * - `cancellation`: the answer whether the hotel has canceled it.
 * - `refusal`: a decision of the desk about a cancellation that the provider refused.
 * - `mismatch`: the desk must clarify a difference.
 * - `name`: the desk must tell the hotel a corrected name.
 * - `mail`: the site has failed for ten minutes to send a mail about the booking.
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

/** The orders of the list: newest first, or by the day of arrival. */
export const bookingOrders = ['newest', 'arrival'] as const;

/** The days of arrival, by each hotel's own calendar. */
export const bookingArrivals = ['today', 'tomorrow'] as const;

/**
 * The minimum length of the text in a filter. A shorter beginning of a name would match nearly all
 * bookings.
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
 * The query of `GET /api/desk/bookings`. `text`: the same text as for `GET /api/desk/search`.
 * `reference`: the exact reference of the provider. `hotel`: its id, or the beginning of its name.
 * `status`: one or more states, separated by commas. Days are `YYYY-MM-DD`, and both ends of a
 * range are included. The days of `created` are UTC days. `arrives`: relative to the current day at
 * each hotel.
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

/** The filters of the list, without its order and its cursor. */
export type DeskBookingFilters = Omit<DeskBookingsQuery, 'order' | 'cursor'>;

/** The parties that can have canceled a booking of the list. */
export const listedCancellers = [...cancellationParties, 'changed', 'provider', 'desk'] as const;

/**
 * A booking of the list. `hotel` is null until the provider has offered the rate. `guest` and
 * `email` are null after the personal data was erased. `total` is the price of all rooms.
 * `waitsSince` is the time since which the booking has been waiting for something, or null.
 *
 * `cancelledBy` is the party that wanted the cancellation, as the desk recorded it. If nobody asked
 * the desk, the value is `traveller`, `changed` (another booking replaces this one), `provider` or
 * `desk`. It is null for a booking that is neither canceled nor being canceled.
 */
export const deskListedBookingSchema = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(bookingStatuses),
  cancelling: v.boolean(),
  mismatch: v.boolean(),
  /**
   * True if the booking waits for the guest's payment. Until then the site does not ask the
   * provider.
   */
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
  /**
   * A cancellation that the provider refused. `fee` is the fee that it demands, or null if it does
   * not cancel at all.
   */
  refusal: v.optional(v.nullable(v.object({ fee: v.nullable(decimalMoneySchema) }))),
});
export type DeskListedBooking = v.InferOutput<typeof deskListedBookingSchema>;

/** A page of the list. */
export const deskBookingsSchema = listPage(deskListedBookingSchema);
