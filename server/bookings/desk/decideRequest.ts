import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { changeStatus } from '../state/changeStatus.ts';
import { dayHasPassed } from '../state/whenDayHasPassed.ts';

/**
 * The desk's decision on a request. `reference` is the hotel's own, if it has one; without it, the one of a
 * mismatch.
 */
export type DeskDecision = { action: 'confirm' | 'decline'; reference?: string };

/**
 * Confirms or declines what waits for the desk in the caller's transaction, with the mail to the traveller: a
 * request, or a pending booking about which the provider will not be asked to reserve again, because of a
 * mismatch or because the day of check-in has passed. Undefined for any other booking.
 */
export async function decideRequest(
  tx: Transaction<Tables>,
  context: Pick<BookingContext, 'database' | 'now' | 'hasWebhook' | 'credits'>,
  row: BookingRow,
  decision: DeskDecision,
): Promise<BookingRow | undefined> {
  const { mismatch } = row;
  const isStuck = mismatch !== null || dayHasPassed(row.check_in, context.now());
  const isUndecided = row.status === 'pending' && row.asked_at !== null && isStuck;
  if (row.status !== 'requested' && !isUndecided) return undefined;
  if (decision.action === 'decline') {
    return changeStatus(tx, context, row, {
      to: 'declined',
      cause: 'desk',
      mails: [{ template: isUndecided ? 'resolved' : 'declined' }],
    });
  }
  return changeStatus(tx, context, row, {
    to: 'confirmed',
    cause: 'desk',
    set: { reference: decision.reference?.trim() || mismatch?.reference || null },
    mails: [{ template: isUndecided ? 'resolved' : 'confirmed' }],
  });
}
