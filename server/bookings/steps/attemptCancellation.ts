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
 * Asks the provider to cancel at the accepted fee, which is safe to repeat, and records the
 * outcome. `isLate` tells whether the traveler has been told that the outcome is unknown. Resolves
 * to the fee when the provider cancels at a higher one only.
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
 * What is not the provider's yes may still have taken effect, when a response was lost or another
 * one came in its place: the reservation is looked up before a no counts. A fee that was accepted
 * is no reason to refuse: such a response belongs to an earlier request. Without a yes or a no that
 * is done until the stay is over; a reservation that stands then was not cancelled.
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
 * Cancels the booking that a new one replaces, if the new one was confirmed, so that whoever waits
 * for the response sees both. What it leaves, the worker carries on.
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
