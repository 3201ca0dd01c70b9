import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { changeStatus } from '../state/changeStatus.ts';

/** The desk's decision on a request. `reference` is the hotel's own, if it has one. */
export type DeskDecision = { action: 'confirm' | 'decline'; reference?: string };

/**
 * Confirms or declines a request in the caller's transaction, with the mail to the traveller. Undefined if the
 * booking does not wait for the desk any more.
 */
export async function decideRequest(
  tx: Transaction<Tables>,
  context: Pick<BookingContext, 'now' | 'hasWebhook' | 'credits'>,
  row: BookingRow,
  decision: DeskDecision,
): Promise<BookingRow | undefined> {
  if (row.status !== 'requested') return undefined;
  if (decision.action === 'decline') {
    return changeStatus(tx, context, row, {
      to: 'declined',
      cause: 'desk',
      mails: [{ template: 'declined' }],
    });
  }
  return changeStatus(tx, context, row, {
    to: 'confirmed',
    cause: 'desk',
    set: { reference: decision.reference?.trim() || null },
    mails: [{ template: 'confirmed' }],
  });
}
