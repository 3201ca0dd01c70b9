import type { Transaction } from 'kysely';
import { minuteMs } from '#contracts/values/durations.ts';
import type { Tables } from '../../database/tables.ts';
import { applyEvent, type EventContext } from '../state/applyEvent.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';

/**
 * A decision of the desk on a booking. `reference` is the hotel's own reference; without it, the
 * reference of the mismatching reservation is stored. With `settlesStuck` the desk has asked the
 * provider itself, and the decision also ends a pending booking that has waited for ten minutes.
 */
type DeskDecision = {
  action: 'confirm' | 'decline';
  reference?: string | undefined;
  reason?: string | undefined;
  settlesStuck?: boolean;
};

/**
 * The time that the provider has to answer, in milliseconds. After that the desk may end the
 * booking or the cancellation itself.
 */
export const stuckMs = 10 * minuteMs;

/**
 * Returns whether a booking waits for a decision of the desk: a request, or a pending booking that
 * has a mismatch or whose check-in has passed. With `settlesStuck`, a pending booking also waits if
 * the provider was asked more than ten minutes ago.
 */
export function waitsForDecision(
  row: Pick<BookingRow, 'status' | 'mismatch' | 'check_in' | 'asked_at'>,
  now: Date,
  settlesStuck = false,
): boolean {
  if (row.status !== 'pending') return row.status === 'requested';
  if (row.asked_at === null) return false;
  const isLate = settlesStuck && now.getTime() - row.asked_at.getTime() > stuckMs;
  return isLate || row.mismatch !== null || dayHasPassed(row.check_in, now);
}

/**
 * Confirms or declines a booking that waits for the desk (`waitsForDecision`), and queues the mail
 * to the traveler in the caller's transaction. Returns undefined for any other booking.
 */
export async function decideRequest(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  decision: DeskDecision,
): Promise<BookingRow | undefined> {
  if (!waitsForDecision(row, context.now(), decision.settlesStuck)) return undefined;
  const isUndecided = row.status === 'pending';
  const { reason } = decision;
  if (decision.action === 'decline') {
    return applyEvent(tx, context, row, 'desk-declines', { reason });
  }
  const reference = decision.reference?.trim() || row.mismatch?.reference || null;
  const booking = { hotelId: row.hotel_id, bookingId: row.id };
  const isPaid = row.payment_id === null || (await context.payments.isCaptured(tx, booking));
  if (!isUndecided && !isPaid) return accept(tx, context, row, { reference, reason });
  return applyEvent(tx, context, row, 'desk-confirms', { reason, set: { reference } });
}

/**
 * Records that the hotel has confirmed a request that is paid by card. The worker then takes the
 * payment.
 */
function accept(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  { reference, reason }: { reference: string | null; reason: string | undefined },
): Promise<BookingRow | undefined> {
  const now = context.now();
  return applyEvent(tx, context, row, 'request-accepted', {
    set: {
      accepted_at: now,
      reference,
      attempts: 0,
      next_attempt_at: context.database.now(),
      updated_at: now,
    },
    where: (eb) => eb('accepted_at', 'is', null),
    reason,
  });
}
