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

/** The states of valid bookings whose stay is not over. */
export const openStatuses = [
  'pending',
  'requested',
  'confirmed',
] as const satisfies BookingStatus[];

/** Returns whether a booking is valid and its stay is not over. */
export function isOpenBooking({ status }: { status: BookingStatus }): boolean {
  return openStatuses.some((each) => each === status);
}

/**
 * The digits and letters of a booking's number. None of them is easily confused with another,
 * neither in writing nor in speech.
 */
export const bookingNumberSigns = '346789CDFGHJKMNPQRTVWXY';
export const bookingNumberLength = 8;
const bookingNumberPattern = new RegExp(`^[${bookingNumberSigns}]{${bookingNumberLength}}$`);

/** The number of a booking as a person typed it. Lower case, spaces and any hyphens are allowed. */
export const typedBookingNumberSchema = v.pipe(
  v.string(),
  v.maxLength(40, 'must be a booking number'),
  v.transform((typed) => typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()),
  v.regex(bookingNumberPattern, 'must be a booking number'),
);

/** Formats a booking's number for people: `K7M4-QX9C`. */
export function formatBookingNumber(number: string): string {
  const half = bookingNumberLength / 2;
  return `${number.slice(0, half)}-${number.slice(half)}`;
}

/**
 * The body of `POST /api/bookings/find`, which mails the link of a booking to its address. The
 * response is the same whether or not there is such a booking.
 */
export const findRequestSchema = v.strictObject({
  number: typedBookingNumberSchema,
  email: emailSchema,
});

/**
 * The body of `POST /api/bookings/:id/cancellation`: the fee that the traveler accepted. If the
 * current fee is higher, the response is 409.
 */
export const cancellationRequestSchema = v.strictObject({ acceptedFee: decimalMoneySchema });

/** The parts of a booking that determine its price. */
export type BookedPrice = Pick<Booking, 'rates'> & {
  readonly stay: { readonly rooms: readonly Pick<BookedRoom, 'extras'>[] };
};

/** Returns the price of all rooms with their extras. Credits are not subtracted. */
export function priceOfBooking({ rates, stay }: BookedPrice): PriceLedger {
  return ledgerOfRates(rates.map((rate, room) => ({ ...rate, added: stay.rooms[room]?.extras })));
}

/**
 * Returns the price of all rooms, with the credits subtracted. If the traveler has paid by card,
 * `dueNow` is the amount that was actually received. It differs from the sum of the lines if only a
 * part was captured at the payment provider.
 */
export function ledgerOfBooking({
  credits,
  payment,
  ...price
}: BookedPrice & Pick<Booking, 'credits' | 'payment'>): PriceLedger {
  const ledger = withCredits(priceOfBooking(price), credits.map(toCredit));
  return payment?.state === 'captured' ? { ...ledger, dueNow: parseMoney(payment.amount) } : ledger;
}

/** Returns whether all rooms of a booking have the same rate and the same extras. */
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

/** Returns the names of the booked kinds of rooms, each once. */
export function roomNamesOf({ hotel }: Pick<Booking, 'hotel'>): string[] {
  return [...new Set(hotel.roomNames)];
}
