import * as v from 'valibot';
import { decimalMoneySchema, parseMoney } from '../money/money.ts';
import { ledgerOfRates, type PriceLedger, withCredits } from '../money/priceLedger.ts';
import type { BookedRoom } from './bookingRequest.ts';
import type {
  bookingProblemSchema,
  bookingSchema,
  bookingStatuses,
  cancellationParties,
} from './bookingSchema.ts';
import { toCredit } from './credits.ts';
import { emailSchema } from './fieldSchemas.ts';

export type Booking = v.InferOutput<typeof bookingSchema>;
export type BookingStatus = (typeof bookingStatuses)[number];
export type BookedHotel = Booking['hotel'];
export type BookingProblem = v.InferOutput<typeof bookingProblemSchema>;
export type CancellationParty = (typeof cancellationParties)[number];

/** The states of bookings that stand and whose stay is still to come. */
export const openStatuses = [
  'pending',
  'requested',
  'confirmed',
] as const satisfies BookingStatus[];

/** Whether a booking stands and its stay is still to come. */
export function isOpenBooking({ status }: { status: BookingStatus }): boolean {
  return openStatuses.some((each) => each === status);
}

/**
 * The digits and letters of a booking's number: those that are not taken for one another, read or
 * heard.
 */
export const bookingNumberSigns = '346789CDFGHJKMNPQRTVWXY';
export const bookingNumberLength = 8;
const bookingNumberPattern = new RegExp(`^[${bookingNumberSigns}]{${bookingNumberLength}}$`);

/** The number of a booking as somebody typed it: small letters, spaces and any hyphens are allowed. */
export const typedBookingNumberSchema = v.pipe(
  v.string(),
  v.maxLength(40, 'must be a booking number'),
  v.transform((typed) => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()),
  v.regex(bookingNumberPattern, 'must be a booking number'),
);

/** A booking's number as it is shown and read out: `K7M4-QX9C`. */
export function formatBookingNumber(number: string): string {
  const half = bookingNumberLength / 2;
  return `${number.slice(0, half)}-${number.slice(half)}`;
}

/**
 * `POST /api/bookings/find`: has the link to a booking mailed to the address it was made with. The
 * response is the same whether there is such a booking or not.
 */
export const findRequestSchema = v.strictObject({
  number: typedBookingNumberSchema,
  email: emailSchema,
});

/**
 * `POST /api/bookings/:id/cancellation`: the fee that the traveler accepted. A higher one is a
 * 409.
 */
export const cancellationRequestSchema = v.strictObject({ acceptedFee: decimalMoneySchema });

/** What of a booking its price is made of. */
export type BookedPrice = Pick<Booking, 'rates'> & {
  readonly stay: { readonly rooms: readonly Pick<BookedRoom, 'extras'>[] };
};

/** The price of all rooms of a booking with their extras, credits not taken off. */
export function priceOfBooking({ rates, stay }: BookedPrice): PriceLedger {
  return ledgerOfRates(rates.map((rate, room) => ({ ...rate, added: stay.rooms[room]?.extras })));
}

/**
 * The price of all rooms of a booking, with its credits taken off. Of what a card has paid, `dueNow`
 * is what was received: not what its lines sum to, if somebody has taken a part of it.
 */
export function ledgerOfBooking({
  credits,
  payment,
  ...price
}: BookedPrice & Pick<Booking, 'credits' | 'payment'>): PriceLedger {
  const ledger = withCredits(priceOfBooking(price), credits.map(toCredit));
  return payment?.state === 'captured' ? { ...ledger, dueNow: parseMoney(payment.amount) } : ledger;
}

/** Whether all rooms of a booking have one rate, with the same extras. */
export function areAlike({
  stay,
}: {
  readonly stay: {
    readonly rooms: readonly Pick<BookedRoom, 'roomId' | 'rateId' | 'extras'>[];
  };
}): boolean {
  const kinds = stay.rooms.map(({ roomId, rateId, extras }) =>
    JSON.stringify([roomId, rateId, extras]),
  );
  return new Set(kinds).size === 1;
}

/** The names of the kinds of rooms that are booked, each once. */
export function roomNamesOf({ hotel }: Pick<Booking, 'hotel'>): string[] {
  return [...new Set(hotel.roomNames)];
}
