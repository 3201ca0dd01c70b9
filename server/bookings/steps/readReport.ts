import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';
import type { ReservationsClient } from '../reservations/createReservationsClient.ts';
import { findMismatch } from '../state/recordMismatch.ts';

type FoundReservation = Awaited<ReturnType<ReservationsClient['find']>>;

/**
 * What a provider reports of a confirmed booking. `unknown`: it did not answer, or not as the
 * contract says. `kept`: the reservation is as it was booked. `mismatch`: it is not, or there is
 * none; `tellsGuest`: the traveller gets a mail.
 */
export type StayReport =
  | { kind: 'unknown'; reason: string; retryAfter?: number }
  | { kind: 'kept' | 'stayed' | 'no-show' }
  | { kind: 'cancelled'; fee: DecimalMoney | undefined }
  | { kind: 'mismatch'; mismatch: BookingMismatch; tellsGuest?: boolean };

/**
 * Reads what the provider answered to a look-up by reference. What happened to a stay is told by
 * its status alone, as a provider may have changed its price since; it counts only for this hotel,
 * and not before it can have happened.
 */
export function readReport(row: BookingRow, found: FoundReservation, now: Date): StayReport {
  if (found.kind === 'unknown') return found;
  const { reference } = row;
  if (found.kind === 'none') {
    const mismatch = { field: 'reference', accepted: reference, reported: null, reference };
    return { kind: 'mismatch', mismatch };
  }
  const { reservation } = found;
  const { status, cancellation } = reservation;
  if (reservation.hotel_id === row.hotel_id) {
    if (status === 'cancelled') return { kind: status, fee: cancellation?.fee };
    if (status === 'stayed' && dayHasPassed(row.check_out, now)) return { kind: status };
    if (status === 'no-show' && dayHasPassed(row.check_in, now)) return { kind: status };
  }
  const difference = findMismatch(row, reservation);
  if (difference) {
    return { kind: 'mismatch', mismatch: difference, tellsGuest: true };
  }
  if (status === 'confirmed') return { kind: 'kept' };
  return { kind: 'mismatch', mismatch: differenceOfStatus(row, status) };
}

/** A status that a stay of this time cannot have. */
export function differenceOfStatus(
  { reference }: Pick<BookingRow, 'reference'>,
  status: Reservation['status'],
): BookingMismatch {
  return { field: 'status', accepted: 'confirmed', reported: status, reference };
}
