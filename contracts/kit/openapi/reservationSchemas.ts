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
  'rooms[].room_group_id': 'The `room_group_id` of the rate.',
  'rooms[].rate_id': 'The `id` of the rate.',
  ...Object.fromEntries(
    priceFields.map((field) => [`rooms[].price.${field}`, rateDescriptions[`rates[].${field}`]]),
  ),
  'rooms[].extras[].id': 'The `id` of the extra in the rate.',
  'rooms[].extras[].kind': 'The `kind` of the extra in the rate.',
  'rooms[].extras[].amount': 'The price of the extra, in the currency of the price.',
  'rooms[].extras[].due': 'Whether the extra is paid at booking or at the property.',
} as const;

/** The meaning of each field of a request to reserve. */
const reservationRequestDescriptions: Readonly<Record<string, string>> = {
  ...stayDescriptions,
  rooms:
    'The rooms to reserve, all or none, in the order of the occupancies in the request for rates. Two rooms of the same kind are two items.',
  'rooms[].occupancy':
    'The guests of the room, in the form of the request for rates: `2-9,4` are two adults with children of nine and four years.',
  'rooms[].price':
    'The price that the traveler accepted for this room, without extras, in the same fields as in the rate. Never reserve at another price.',
  'rooms[].extras':
    'The extras of the room, each at the amount in the rate. Missing if there are no extras. Answer `price-changed` if an extra is no longer offered at its amount.',
  'rooms[].guest': 'The guest whom the hotel expects in this room on arrival.',
  'rooms[].guest.first_name': 'The given name.',
  'rooms[].guest.last_name': 'The family name.',
  guests: 'All named guests, the lead guest first.',
  'guests[].first_name': 'The given name.',
  'guests[].last_name': 'The family name.',
  citizenship: 'The citizenship of the lead guest, an ISO 3166-1 alpha-2 code.',
  email: 'The e-mail address of the traveler.',
  phone: 'The phone number of the traveler, which begins with `+` and the country code.',
  requests:
    'The requests of the traveler, a sentence each, such as an early check-in. They are not guaranteed.',
  collected:
    'The amount that the site collects from the traveler, for all rooms, and settles with the hotel. Do not collect it again. Missing if the hotel collects everything.',
  'collected.amount': 'The amount with the decimals of its currency.',
  'collected.currency': 'An ISO 4217 code, that of the price.',
};

/** The meaning of each field of a reservation. */
const reservationDescriptions: Readonly<Record<string, string>> = {
  reference:
    'The permanent identifier of the reservation, and the last part of its address. Travelers see it and show it at the property.',
  status:
    'Whether the reservation stands. A canceled reservation is never confirmed again. After the stay it is `stayed`, or `no-show` if nobody arrived. If you do not know, it stays `confirmed`.',
  ...stayDescriptions,
  rooms: 'The reserved rooms, in the order of the request.',
  'rooms[].price': 'The price of the room without extras, which is the accepted price.',
  'rooms[].extras': 'The extras of the request. Null and missing mean no extras.',
  'rooms[].free_cancellation_until':
    'The end of free cancellation when the reservation was made: an instant with its offset. Null if cancellation is never free.',
  'rooms[].cancellation_steps':
    'The `cancellation` of the rate when the reservation was made. Null or missing if the rate had no steps.',
  'rooms[].cancellation_steps[].until':
    'The fee applies up to and including this instant, as for a rate.',
  'rooms[].cancellation_steps[].fee': 'The fee for one room, as for a rate.',
  'rooms[].no_show': 'The `no_show` of the rate when the reservation was made.',
  'rooms[].deposit':
    'The deposit that the property takes on arrival for one room, at most the deposit of the rate. Null and missing mean the deposit of the rate.',
  'rooms[].deposit.amount': rateDescriptions['rates[].deposit.amount'],
  'rooms[].deposit.currency': rateDescriptions['rates[].deposit.currency'],
  'rooms[].deposit.refundable': rateDescriptions['rates[].deposit.refundable'],
  cancellation: 'The cancellation and its fee. Null or missing while the reservation stands.',
  'cancellation.at': 'The time of the cancellation, an instant with its offset.',
  'cancellation.fee': 'The fee for all rooms.',
  'cancellation.fee.amount': 'The amount with the decimals of its currency.',
  'cancellation.fee.currency': 'An ISO 4217 code, that of the price.',
};

/** The meaning of each field of a list of reservations. */
const listedDescriptions: Readonly<Record<string, string>> = {
  reservations: 'The reservations that were made or changed on the day.',
  'reservations[].key': 'The Idempotency-Key of the request that made the reservation.',
  'reservations[].reservation': 'The current state of the reservation.',
  ...Object.fromEntries(
    Object.entries(reservationDescriptions).map(([field, text]) => [
      `reservations[].reservation.${field}`,
      text,
    ]),
  ),
  next: 'The value of `after` for the next page. Null on the last page.',
};

/** The meaning of each field of a request to cancel. */
const cancellationRequestDescriptions: Readonly<Record<string, string>> = {
  accepted_fee: 'The maximum fee for all rooms. Never cancel at a higher fee.',
  'accepted_fee.amount': 'The amount with the decimals of its currency.',
  'accepted_fee.currency': 'An ISO 4217 code, that of the price.',
};

/** The meaning of each field of a problem with a code. */
const reservationProblemDescriptions: Readonly<Record<string, string>> = {
  type: 'An address that names the kind of problem.',
  title: 'The kind of problem in a few words.',
  status: 'The HTTP status of the response.',
  detail: 'An explanation of this error.',
  code: 'The code of the outcome. The site reads it, and ignores the texts.',
  fee: 'The current fee for a cancellation of all rooms.',
  'fee.amount': 'The amount with the decimals of its currency.',
  'fee.currency': 'An ISO 4217 code, that of the price.',
  ...rateDescriptions,
  rates:
    'The current rates of all rooms, also of unchanged rooms: one for each room, in the order of the request.',
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
      'The rooms to reserve, the guests, and the accepted prices.',
      reservationRequestSchema,
      reservationRequestDescriptions,
    ),
    Reservation: described(
      'The current state of a reservation.',
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
      'Nothing was reserved: the price of a room has changed (RFC 9457).',
      priceChangedSchema,
    ),
    KeyReused: bookingProblem(
      'The Idempotency-Key was used with another body before (RFC 9457). The reservation of the earlier request is unchanged.',
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
      'The maximum fee for a cancellation.',
      cancellationRequestSchema,
      cancellationRequestDescriptions,
    ),
    FeeChanged: cancellationProblem(
      'The reservation stands: the cancellation costs more than the accepted fee (RFC 9457).',
      feeChangedSchema,
    ),
    NotCancellable: cancellationProblem(
      'The reservation stands and can no longer be canceled (RFC 9457).',
      notCancellableSchema,
    ),
  };
}
