import type { Rate } from '#contracts/rateFields.ts';
import type { Reservation } from '#contracts/reservations.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';

/** What became of an attempt at a pending booking. `unknown` leaves it pending. */
export type AttemptOutcome =
  | { kind: 'confirmed'; reservation: Reservation }
  | { kind: 'requested'; rate: Rate; hotel: BookedHotel }
  | {
      kind: 'declined';
      cause: 'price-changed' | 'gone' | 'rejected' | 'expired';
      movedRate?: Rate;
      hotel?: BookedHotel;
    }
  | { kind: 'unknown'; reason: string; retryAfter?: number };
