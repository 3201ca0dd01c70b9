import { isFeeAccepted } from '#contracts/money/cancellation.ts';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, readBookingOf } from '../state/bookingRow.ts';
import { callOf } from '../state/bookingTrace.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';
import { leaseCancellation, postpone } from './lease.ts';
import { type CancellationOutcome, recordCancellation } from './recordCancellation.ts';

type Outcome = CancellationOutcome | { kind: 'unknown'; reason: string; retryAfter?: number };

/**
 * Asks the provider to cancel at the accepted fee and records the outcome. Repeating this is safe.
 * `isLate` returns whether the traveler was told that the outcome is unknown. Resolves to the
 * provider's fee if the provider only cancels at a higher fee, otherwise to undefined.
 */
export async function attemptCancellation(
  context: BookingContext,
  row: BookingRow,
  isLate: () => boolean,
): Promise<DecimalMoney | undefined> {
  const { reference, accepted_fee: accepted } = row;
  if (reference === null || accepted === null) {
    throw new Error(`The cancellation of booking ${row.id} has no reference or no accepted fee.`);
  }
  const outcome = await askToCancel(context, row, reference, accepted);
  if (outcome.kind === 'unknown') await postpone(context, row, outcome);
  else await recordCancellation(context, row, accepted, outcome, isLate());
  await context.onAttempt?.();
  return outcome.kind === 'fee-changed' ? outcome.fee : undefined;
}

/**
 * Asks the provider to cancel. A response other than success does not prove that nothing was
 * canceled, because the right response may have been lost or replaced. Therefore the reservation is
 * looked up before a refusal counts. A refusal with a fee that was accepted does not count either,
 * because it belongs to an earlier request. Without a definite response this continues until the
 * stay is over. A reservation that still exists then was not canceled.
 */
async function askToCancel(
  { reservations, now, actor }: BookingContext,
  row: BookingRow,
  reference: string,
  accepted: DecimalMoney,
): Promise<Outcome> {
  const call = { ...callOf({ actor }, row), hotelId: row.hotel_id };
  const asked = await reservations.cancel(reference, accepted, call);
  if (asked.kind === 'cancelled') return asked;
  if (asked.kind === 'fee-changed' && !isFeeAccepted(accepted, asked.fee)) return asked;
  const found =
    asked.kind === 'none'
      ? await reservations.findByKey(row.id, call)
      : await reservations.find(reference, call);
  const reservation = found.kind === 'found' ? found.reservation : undefined;
  if (reservation?.status === 'cancelled' && reservation.reference === reference) {
    return { kind: 'cancelled', reservation };
  }
  const over = dayHasPassed(row.check_out, now());
  if (asked.kind === 'rejected') return found.kind === 'unknown' && !over ? found : asked;
  if (asked.kind === 'none' && found.kind === 'none') return asked;
  if (reservation && over) return { kind: 'rejected' };
  if (asked.kind === 'none') return { kind: 'unknown', reason: 'no_reservation' };
  return asked.kind === 'fee-changed' ? { kind: 'unknown', reason: 'fee_accepted' } : asked;
}

/**
 * Cancels the booking that a new booking replaces, if the new booking was confirmed. A traveler who
 * waits for the response then sees the state of both bookings. The worker continues unfinished
 * work.
 */
export async function askToCancelReplaced(
  context: BookingContext,
  row: BookingRow,
  isLate: () => boolean,
): Promise<void> {
  const { hotel_id, replaces } = row;
  if (replaces === null || (await readBookingOf(context, row))?.status !== 'confirmed') return;
  const leased = await leaseCancellation(context, { hotel_id, id: replaces });
  if (leased) await attemptCancellation(context, leased, isLate);
}
