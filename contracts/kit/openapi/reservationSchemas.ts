import type * as v from 'valibot';
import {
  cancellationRequestSchema,
  feeChangedSchema,
  goneSchema,
  keyReusedSchema,
  noReservationSchema,
  notCancellableSchema,
  priceChangedSchema,
  rejectedSchema,
  reservationRequestSchema,
  reservationSchema,
} from '../../provider/reservations.ts';
import {
  reservationFieldUses,
  reservationProblemUses,
} from '../../provider/reservationFieldUses.ts';
import { relatedUses } from '../../provider/screens.ts';
import { describedSchema as described } from './describeSchema.ts';
import {
  cancellationRequestDescriptions,
  reservationDescriptions,
  reservationProblemDescriptions,
  reservationRequestDescriptions,
} from './reservationDescriptions.ts';

type Reader = 'Booking' | 'Cancellation';

/** Returns a function that describes a problem as these readers use it. */
const problemFor =
  (...readers: Reader[]) =>
  (description: string, schema: v.GenericSchema) =>
    described(description, schema, reservationProblemDescriptions, {
      usesOf: (path) => relatedUses(reservationProblemUses, readers, path),
    });
const bookingProblem = problemFor('Booking');
const cancellationProblem = problemFor('Cancellation');

/**
 * The bodies of the reservation calls, as components of the OpenAPI document. Throws when a field
 * has no description.
 */
export function reservationSchemas() {
  return {
    ReservationRequest: described(
      'What to reserve, for whom, and the price that was accepted.',
      reservationRequestSchema,
      reservationRequestDescriptions,
    ),
    Reservation: described(
      'A reservation as it is now.',
      reservationSchema,
      reservationDescriptions,
      { usesOf: (path) => relatedUses(reservationFieldUses, ['Booking', 'Cancellation'], path) },
    ),
    PriceChanged: bookingProblem(
      'Nothing was reserved: the rate costs something else now (RFC 9457).',
      priceChangedSchema,
    ),
    KeyReused: bookingProblem(
      'The Idempotency-Key was used with another body before (RFC 9457). What that request reserved is unchanged.',
      keyReusedSchema,
    ),
    Gone: bookingProblem(
      'Nothing was reserved: the rate is no longer offered, or too few rooms are left (RFC 9457).',
      goneSchema,
    ),
    Rejected: bookingProblem(
      'Nothing was reserved, and the same request will never be accepted (RFC 9457).',
      rejectedSchema,
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
