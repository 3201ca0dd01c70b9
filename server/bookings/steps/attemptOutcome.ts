import type { Rate } from '#contracts/provider/rateFields.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';
import type { BookingMismatch } from '../../database/tables.ts';

/** What became of an attempt at a pending booking. `unknown` and `mismatch` leave it pending. */
export type AttemptOutcome =
  | { kind: 'confirmed'; reservation: Reservation }
  | { kind: 'requested'; rate: Rate; hotel: BookedHotel }
  | {
      kind: 'declined';
      cause: 'price-changed' | 'gone' | 'rejected' | 'expired';
      movedRate?: Rate;
      hotel?: BookedHotel;
    }
  | { kind: 'mismatch'; mismatch: BookingMismatch }
  | { kind: 'unknown'; reason: string; retryAfter?: number };
