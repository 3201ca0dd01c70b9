import type { Transaction } from 'kysely';
import { minuteMs } from '#contracts/values/durations.ts';
import type { Tables } from '../../database/tables.ts';
import { appendEvent } from '../state/appendEvent.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, isBooking } from '../state/bookingRow.ts';
import { changeStatus } from '../state/changeStatus.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';

/**
 * The desk's decision on a booking. `reference` is the hotel's own; if it is missing, that of the
 * reservation with the mismatch is stored. `settlesStuck`: the desk has asked the provider itself,
 * and also ends a pending booking that has waited for ten minutes.
 */
type DeskDecision = {
  action: 'confirm' | 'decline';
  reference?: string | undefined;
  reason?: string | undefined;
  settlesStuck?: boolean;
};

/** How long a provider has to answer before the desk may end what it was asked. */
export const stuckMs = 10 * minuteMs;

/**
 * Whether a booking waits for a decision of the desk: a request, or a pending booking with a
 * mismatch or whose check-in has passed; with `settlesStuck` also one whose provider was asked ten
 * minutes ago.
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
 * Confirms or declines a booking that waits for the desk, as `waitsForDecision` says. Mails the
 * traveller, in the caller's transaction. Returns undefined for any other booking.
 */
export async function decideRequest(
  tx: Transaction<Tables>,
  context: Pick<
    BookingContext,
    'actor' | 'database' | 'now' | 'hasDesk' | 'hasWebhook' | 'credits' | 'payments'
  >,
  row: BookingRow,
  decision: DeskDecision,
): Promise<BookingRow | undefined> {
  if (!waitsForDecision(row, context.now(), decision.settlesStuck)) return undefined;
  const isUndecided = row.status === 'pending';
  const { reason } = decision;
  if (decision.action === 'decline') {
    return changeStatus(tx, context, row, {
      to: 'declined',
      cause: 'desk',
      reason,
      mails: [{ template: isUndecided ? 'resolved' : 'declined' }],
    });
  }
  const reference = decision.reference?.trim() || row.mismatch?.reference || null;
  const booking = { hotelId: row.hotel_id, bookingId: row.id };
  const isPaid = row.payment_id === null || (await context.payments.isCaptured(tx, booking));
  if (!isUndecided && !isPaid) return accept(tx, context, row, { reference, reason });
  return changeStatus(tx, context, row, {
    to: 'confirmed',
    cause: 'desk',
    reason,
    set: { reference },
    mails: [{ template: isUndecided ? 'resolved' : 'confirmed' }],
  });
}

/** Records that the hotel confirms a request that is paid by card: the worker takes the payment. */
async function accept(
  tx: Transaction<Tables>,
  context: Pick<BookingContext, 'actor' | 'database' | 'now' | 'hasWebhook'>,
  row: BookingRow,
  { reference, reason }: { reference: string | null; reason: string | undefined },
): Promise<BookingRow | undefined> {
  const now = context.now();
  const accepted = await tx
    .updateTable('bookings')
    .set({
      accepted_at: now,
      reference,
      attempts: 0,
      next_attempt_at: context.database.now(),
      updated_at: now,
    })
    .where(isBooking(row))
    .where('status', '=', 'requested')
    .where('accepted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (accepted) await appendEvent(tx, context, accepted, 'request-accepted', [], undefined, reason);
  return accepted;
}
