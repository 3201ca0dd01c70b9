import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { hashOf } from '../bookingLinks.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { changeStatus } from '../state/changeStatus.ts';
import { dayHasPassed, whenDayHasPassed } from '../state/nextVisit.ts';

type DeskLinkRow = Selectable<Tables['desk_links']>;

const validMs = 14 * 86_400_000;

/** Makes the link valid that the desk gets by mail: for two weeks, or until the check-in has passed. */
export async function createDeskLink(
  tx: Transaction<Tables>,
  { links, now, deskEmail }: Pick<BookingContext, 'links' | 'now' | 'deskEmail'>,
  { hotel_id, id, check_in }: BookingRow,
  nonce: string,
): Promise<void> {
  const expires = Math.min(now().getTime() + validMs, whenDayHasPassed(check_in).getTime());
  await tx
    .insertInto('desk_links')
    .values({
      hotel_id,
      booking_id: id,
      token_hash: hashOf(links.deskTokenOf(id, nonce)),
      sent_to: deskEmail ?? null,
      expires_at: new Date(expires),
    })
    .execute();
}

/** The link with this token; undefined if the booking has none. */
export function readDeskLink(
  { database }: Pick<BookingContext, 'database'>,
  { hotel_id, id }: BookingRow,
  token: string,
): Promise<DeskLinkRow | undefined> {
  return database.db
    .selectFrom('desk_links')
    .selectAll()
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
}

/**
 * Decides on a request with a link, which is used up by it, in one transaction. Undefined if the link is
 * used or expired, or the booking does not wait any more: then nothing changes.
 */
export function spendDeskLink(
  context: BookingContext,
  row: BookingRow,
  token: string,
  decision: DeskDecision,
): Promise<BookingRow | undefined> {
  const now = context.now();
  return context.database
    .transaction(async (tx) => {
      const decided = await decideRequest(tx, context, row, decision);
      if (!decided) return undefined;
      const used = await tx
        .updateTable('desk_links')
        .set({ used_at: now })
        .where('hotel_id', '=', row.hotel_id)
        .where('booking_id', '=', row.id)
        .where('token_hash', '=', hashOf(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('booking_id')
        .executeTakeFirst();
      if (!used) throw new DeskLinkUsedError();
      return decided;
    })
    .catch((error: unknown) => {
      if (error instanceof DeskLinkUsedError) return undefined;
      throw error;
    });
}

/** Rolls the decision back when its link cannot be used any more. */
class DeskLinkUsedError extends Error {
  override readonly name = 'DeskLinkUsedError';
}

/**
 * The desk's decision on a booking. `reference` is the hotel's own; if it is missing, that of the
 * reservation with the mismatch is stored. `settlesStuck`: the desk has asked the provider itself, and also ends a pending
 * booking that has waited for ten minutes.
 */
export type DeskDecision = {
  action: 'confirm' | 'decline';
  reference?: string | undefined;
  reason?: string | undefined;
  settlesStuck?: boolean;
};

/** How long a provider has to answer before the desk may end what it was asked. */
export const stuckMs = 600_000;

/**
 * Whether a booking waits for a decision of the desk: a request, or a pending booking with a mismatch or whose check-in has
 * passed; with `settlesStuck` also one whose provider was asked ten minutes ago.
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
 * Confirms or declines a booking that waits for the desk, as `waitsForDecision` says. Mails the traveller, in the caller's
 * transaction. Returns undefined for any other booking.
 */
export async function decideRequest(
  tx: Transaction<Tables>,
  context: Pick<
    BookingContext,
    'actor' | 'database' | 'now' | 'hasDesk' | 'hasWebhook' | 'credits'
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
  return changeStatus(tx, context, row, {
    to: 'confirmed',
    cause: 'desk',
    reason,
    set: { reference: decision.reference?.trim() || row.mismatch?.reference || null },
    mails: [{ template: isUndecided ? 'resolved' : 'confirmed' }],
  });
}
