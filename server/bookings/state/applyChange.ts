import type { Transaction } from 'kysely';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import type { Tables } from '../../database/tables.ts';
import type { BookingMail } from '../mails/bookingMail.ts';
import { appendEvent } from './appendEvent.ts';
import type { BookingContext } from './bookingContext.ts';
import { type BookingChanges, type BookingRow, isBooking } from './bookingRow.ts';
import { type ChangeCause, isAllowed } from './bookingStates.ts';
import { nextVisit } from './nextVisit.ts';
import { settleCredits } from './settleCredits.ts';

/** A change of state: what it sets besides the status, and the mails it causes. */
export type StatusChange = {
  to: BookingStatus;
  cause: ChangeCause;
  set?: BookingChanges;
  mails?: readonly BookingMail[];
  /** Why, as whoever made the change says. */
  reason?: string | undefined;
};

/**
 * Changes the state of one booking in the caller's transaction, with a row of its history, its mails, its
 * webhook event, and what the change does to its credits. Callers use `changeStatus`. It ends the mismatch of a pending booking; a mismatch
 * that `set` ends has a row of its own.
 * Undefined if the booking is no longer in the state of `row`: then nothing is changed. Throws if the table
 * of transitions forbids the change.
 */
export async function applyChange(
  tx: Transaction<Tables>,
  context: Pick<BookingContext, 'actor' | 'database' | 'now' | 'hasWebhook' | 'credits'>,
  row: BookingRow,
  { to, cause, set = {}, mails = [], reason }: StatusChange,
): Promise<BookingRow | undefined> {
  if (!isAllowed(row.status, to, cause)) {
    throw new Error(`A ${row.status} booking cannot become ${to} by '${cause}'.`);
  }
  const now = context.now();
  const next = { ...row, status: to, reference: set.reference ?? row.reference };
  const changed = await tx
    .updateTable('bookings')
    .set({
      ...set,
      status: to,
      cause: to === 'declined' || to === 'cancelled' ? cause : null,
      cancelling: false,
      ...(row.status === 'pending' && { mismatch: null }),
      attempts: 0,
      next_attempt_at: nextVisit(next, context, cause),
      updated_at: now,
    })
    .where(isBooking(row))
    .where('status', '=', row.status)
    .where('cancelling', '=', row.cancelling)
    // What was decided before the provider was asked is void once another process has asked it.
    .where('asked_at', row.asked_at === null ? 'is' : '=', row.asked_at)
    .returningAll()
    .executeTakeFirst();
  if (!changed) return undefined;
  await appendEvent(tx, context, changed, cause, mails, undefined, reason);
  if (row.mismatch && set.mismatch === null) {
    // For the history alone: the webhook event of the change has been written.
    await appendEvent(tx, { ...context, hasWebhook: false }, changed, 'mismatch-ended');
  }
  return settleCredits(tx, context.credits, changed, cause);
}
