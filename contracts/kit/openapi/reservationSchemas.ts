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
import { describedSchema as described } from './describeSchema.ts';
import {
  cancellationRequestDescriptions,
  reservationDescriptions,
  reservationProblemDescriptions,
  reservationRequestDescriptions,
} from './reservationDescriptions.ts';

/**
 * The bodies of the reservation calls, as components of the OpenAPI document. Throws when a field has
 * no description.
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
    ),
    PriceChanged: described(
      'Nothing was reserved: the rate costs something else now (RFC 9457).',
      priceChangedSchema,
      reservationProblemDescriptions,
    ),
    KeyReused: described(
      'The Idempotency-Key was used with another body before (RFC 9457). What that request reserved is unchanged.',
      keyReusedSchema,
      reservationProblemDescriptions,
    ),
    Gone: described(
      'Nothing was reserved: the rate is no longer offered, or too few rooms are left (RFC 9457).',
      goneSchema,
      reservationProblemDescriptions,
    ),
    Rejected: described(
      'Nothing was reserved, and the same request will never be accepted (RFC 9457).',
      rejectedSchema,
      reservationProblemDescriptions,
    ),
    NoReservation: described(
      'There is no reservation with this key or reference (RFC 9457).',
      noReservationSchema,
      reservationProblemDescriptions,
    ),
    CancellationRequest: described(
      'What a cancellation may cost.',
      cancellationRequestSchema,
      cancellationRequestDescriptions,
    ),
    FeeChanged: described(
      'The reservation stands: cancelling it costs more than was accepted (RFC 9457).',
      feeChangedSchema,
      reservationProblemDescriptions,
    ),
    NotCancellable: described(
      'The reservation stands and can no longer be cancelled (RFC 9457).',
      notCancellableSchema,
      reservationProblemDescriptions,
    ),
  };
}
