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
import { describedSchema as described } from './describeSchema.ts';
import {
  cancellationRequestDescriptions,
  reservationDescriptions,
  reservationProblemDescriptions,
  reservationRequestDescriptions,
} from './reservationDescriptions.ts';

const problem = (description: string, schema: v.GenericSchema) =>
  described(description, schema, reservationProblemDescriptions);

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
    PriceChanged: problem(
      'Nothing was reserved: the rate costs something else now (RFC 9457).',
      priceChangedSchema,
    ),
    KeyReused: problem(
      'The Idempotency-Key was used with another body before (RFC 9457). What that request reserved is unchanged.',
      keyReusedSchema,
    ),
    Gone: problem(
      'Nothing was reserved: the rate is no longer offered, or too few rooms are left (RFC 9457).',
      goneSchema,
    ),
    Rejected: problem(
      'Nothing was reserved, and the same request will never be accepted (RFC 9457).',
      rejectedSchema,
    ),
    NoReservation: problem(
      'There is no reservation with this key or reference (RFC 9457).',
      noReservationSchema,
    ),
    CancellationRequest: described(
      'What a cancellation may cost.',
      cancellationRequestSchema,
      cancellationRequestDescriptions,
    ),
    FeeChanged: problem(
      'The reservation stands: cancelling it costs more than was accepted (RFC 9457).',
      feeChangedSchema,
    ),
    NotCancellable: problem(
      'The reservation stands and can no longer be cancelled (RFC 9457).',
      notCancellableSchema,
    ),
  };
}
