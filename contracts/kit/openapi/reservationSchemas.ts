import type * as v from 'valibot';
import {
  cancellationRequestSchema,
  feeChangedSchema,
  goneSchema,
  keyReusedSchema,
  listedReservationsSchema,
  noReservationSchema,
  notCancellableSchema,
  notCombinableSchema,
  priceChangedSchema,
  rejectedSchema,
  reservationRequestSchema,
  reservationSchema,
} from '../../provider/reservations.ts';
import {
  reservationFieldUses,
  reservationProblemUses,
} from '../../provider/fieldUses/reservationFieldUses.ts';
import { relatedUses } from '../../provider/fieldUses/screens.ts';
import { describedSchema as described } from './describeSchema.ts';
import { rateDescriptions } from './fieldDescriptions.ts';

/** The fields of a priced stay, which have the same meaning as in a rate. */
const priceFields = [
  'nights',
  'nights[].date',
  'nights[].amount',
  'taxes',
  'taxes[].name',
  'taxes[].code',
  'taxes[].amount',
  'taxes[].due',
  'taxes[].charged',
  'taxes[].charged.amount',
  'taxes[].charged.currency',
  'total',
  'total_now',
  'total_property',
  'currency',
] as const;

const stayDescriptions = {
  hotel_id: 'The hotel’s `id`.',
  check_in: 'The day of arrival, `YYYY-MM-DD`.',
  check_out: 'The day of departure, `YYYY-MM-DD`.',
  'rooms[].room_group_id': 'The `id` of the kind of room, as the rate gives it.',
  'rooms[].rate_id': 'The `id` of the rate.',
  ...Object.fromEntries(
    priceFields.map((field) => [`rooms[].price.${field}`, rateDescriptions[`rates[].${field}`]]),
  ),
  'rooms[].extras[].id': 'The `id` of the extra in the rate.',
  'rooms[].extras[].kind': 'The `kind` of the extra in the rate.',
  'rooms[].extras[].amount': 'What it costs, in the currency of the price.',
  'rooms[].extras[].due': 'Whether it is paid at booking or at the property.',
} as const;

/** The meaning of each field of a request to reserve. */
const reservationRequestDescriptions: Readonly<Record<string, string>> = {
  ...stayDescriptions,
  rooms:
    'The rooms to reserve, all of them or none, in the order in which they were asked for. Two of the same kind are two items.',
  'rooms[].occupancy':
    'Who sleeps in the room, as the hotel was asked for its rates: `2-9,4` are two adults with children of nine and four years.',
  'rooms[].price':
    'What the traveler accepted for this room, without extras: the same fields as in the rate. Never reserve at another price.',
  'rooms[].extras':
    'What was added to the room, each at the amount for which the rate offered it; missing for nothing. An extra that is no longer offered at its amount is a changed price.',
  'rooms[].guest': 'Whom the hotel asks for in this room on arrival.',
  'rooms[].guest.first_name': 'The given name.',
  'rooms[].guest.last_name': 'The family name.',
  guests: 'All who are named, the lead guest first.',
  'guests[].first_name': 'The given name.',
  'guests[].last_name': 'The family name.',
  citizenship: 'The citizenship of the lead guest, an ISO 3166-1 alpha-2 code.',
  email: 'The e-mail address of the traveler.',
  phone: 'The phone number of the traveler, `+` and its country code first.',
  requests:
    'What the traveler asks for, a sentence each, such as an early check-in. Not guaranteed.',
  collected:
    'What the site collects from the traveller, for all rooms, and settles with the hotel: do not collect it again. Missing where the hotel collects everything.',
  'collected.amount': 'The amount with the decimals of its currency.',
  'collected.currency': 'An ISO 4217 code, that of the price.',
};

/** The meaning of each field of a reservation. */
const reservationDescriptions: Readonly<Record<string, string>> = {
  reference:
    'Names the reservation for good. Travelers see it and show it at the property; it is the last part of the reservation’s address.',
  status:
    'Whether the reservation stands. A cancelled one is never confirmed again. After the stay, if you know it: `stayed`, or `no-show` when nobody arrived; otherwise it stays `confirmed`.',
  ...stayDescriptions,
  rooms: 'The reserved rooms, in the order of the request.',
  'rooms[].price': 'What the room costs, without extras: the price that was accepted.',
  'rooms[].extras': 'The extras of the request; null and missing both mean: none.',
  'rooms[].free_cancellation_until':
    'Until when cancelling is free: an instant with its offset. Null where it never is. As it was when the reservation was made.',
  'rooms[].cancellation_steps':
    'The `cancellation` of the rate as it was when the reservation was made; null or missing where it had none.',
  'rooms[].cancellation_steps[].until':
    'As for a rate: the fee is taken up to and including this instant.',
  'rooms[].cancellation_steps[].fee': 'As for a rate: what is kept of the price of one room.',
  'rooms[].no_show': 'The `no_show` of the rate as it was when the reservation was made.',
  'rooms[].deposit':
    'What the property takes on arrival for one room: no more than the rate said. Null and missing both mean: as the rate said.',
  'rooms[].deposit.amount': rateDescriptions['rates[].deposit.amount'],
  'rooms[].deposit.currency': rateDescriptions['rates[].deposit.currency'],
  'rooms[].deposit.refundable': rateDescriptions['rates[].deposit.refundable'],
  cancellation: 'What the cancellation cost; null or missing while the reservation stands.',
  'cancellation.at': 'When it was cancelled, an instant with its offset.',
  'cancellation.fee': 'What is kept of the price of all rooms.',
  'cancellation.fee.amount': 'The amount with the decimals of its currency.',
  'cancellation.fee.currency': 'An ISO 4217 code, that of the price.',
};

/** The meaning of each field of a list of reservations. */
const listedDescriptions: Readonly<Record<string, string>> = {
  reservations: 'The reservations that were made or changed on the day.',
  'reservations[].key': 'The Idempotency-Key that the reservation was made with.',
  'reservations[].reservation': 'The reservation as it is now.',
  ...Object.fromEntries(
    Object.entries(reservationDescriptions).map(([field, text]) => [
      `reservations[].reservation.${field}`,
      text,
    ]),
  ),
  next: 'What `after` asks for the next page with; null on the last one.',
};

/** The meaning of each field of a request to cancel. */
const cancellationRequestDescriptions: Readonly<Record<string, string>> = {
  accepted_fee:
    'The most that the cancellation may cost, for all rooms. Never cancel at a higher fee.',
  'accepted_fee.amount': 'The amount with the decimals of its currency.',
  'accepted_fee.currency': 'An ISO 4217 code, that of the price.',
};

/** The meaning of each field of a problem with a code. */
const reservationProblemDescriptions: Readonly<Record<string, string>> = {
  type: 'An address that names the kind of problem.',
  title: 'The kind of problem in a few words.',
  status: 'The HTTP status again.',
  detail: 'What went wrong this time.',
  code: 'Which of the outcomes this is. The site reads it, not the texts.',
  fee: 'What cancelling costs now, for all rooms.',
  'fee.amount': 'The amount with the decimals of its currency.',
  'fee.currency': 'An ISO 4217 code, that of the price.',
  ...rateDescriptions,
  rates:
    'The rates of all rooms as they are now, one for each room in the order of the request; those of unchanged rooms too.',
};

type Reader = 'Booking' | 'Cancellation';

/** Returns a function that describes a problem for the given readers. */
const problemFor =
  (...readers: Reader[]) =>
  (description: string, schema: v.GenericSchema) =>
    described(description, schema, reservationProblemDescriptions, {
      usesOf: (path) => relatedUses(reservationProblemUses, readers, path),
    });
const bookingProblem = problemFor('Booking');
const cancellationProblem = problemFor('Cancellation');

/**
 * Returns the bodies of the reservation calls as components of the OpenAPI document. Throws when a
 * field has no description.
 */
export function reservationSchemas() {
  return {
    ReservationRequest: described(
      'What to reserve, for whom, and the prices that were accepted.',
      reservationRequestSchema,
      reservationRequestDescriptions,
    ),
    Reservation: described(
      'A reservation as it is now.',
      reservationSchema,
      reservationDescriptions,
      { usesOf: (path) => relatedUses(reservationFieldUses, ['Booking', 'Cancellation'], path) },
    ),
    ListedReservations: described(
      'A page of the reservations that changed on a day.',
      listedReservationsSchema,
      listedDescriptions,
    ),
    PriceChanged: bookingProblem(
      'Nothing was reserved: a room costs something else now (RFC 9457).',
      priceChangedSchema,
    ),
    KeyReused: bookingProblem(
      'The Idempotency-Key was used with another body before (RFC 9457). What that request reserved is unchanged.',
      keyReusedSchema,
    ),
    Gone: bookingProblem(
      'Nothing was reserved: a rate is no longer offered, or too few rooms are left (RFC 9457).',
      goneSchema,
    ),
    Rejected: bookingProblem(
      'Nothing was reserved, and the same request will never be accepted (RFC 9457).',
      rejectedSchema,
    ),
    NotCombinable: bookingProblem(
      'Nothing was reserved: rooms of one reservation must have the same rate (RFC 9457).',
      notCombinableSchema,
    ),
    NoReservation: problemFor('Booking', 'Cancellation')(
      'There is no reservation with this key or reference (RFC 9457).',
      noReservationSchema,
    ),
    CancellationRequest: described(
      'What a cancellation may cost.',
      cancellationRequestSchema,
      cancellationRequestDescriptions,
    ),
    FeeChanged: cancellationProblem(
      'The reservation stands: cancelling it costs more than was accepted (RFC 9457).',
      feeChangedSchema,
    ),
    NotCancellable: cancellationProblem(
      'The reservation stands and can no longer be cancelled (RFC 9457).',
      notCancellableSchema,
    ),
  };
}
