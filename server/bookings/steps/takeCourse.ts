import type { Transaction } from 'kysely';
import { dayMs, hourMs } from '#contracts/values/durations.ts';
import type { Tables } from '../../database/tables.ts';
import type { RecordingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { appendEvent } from '../state/appendEvent.ts';
import { changeStatus } from '../state/changeStatus.ts';
import { dayHasPassed, nextVisit } from '../state/nextVisit.ts';
import { isAsLeased } from './lease.ts';

/**
 * Carries on a booking of which the provider reports nothing new: it becomes `stayed` once it is
 * over, earns when its time has come, or is looked up again later. With an open mismatch it earns
 * nothing.
 */
export async function takeCourse(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  set: { mismatch?: null } = {},
): Promise<void> {
  if (row.status === 'stayed') {
    if (row.mismatch && set.mismatch === undefined) await visitAt(tx, row, null);
    else await changeStatus(tx, context, row, { to: 'stayed', cause: 'unreported', set });
  } else if (dayHasPassed(row.check_out, context.now())) {
    await changeStatus(tx, context, row, { to: 'stayed', cause: 'check-out', set });
  } else {
    // A look-up tells nothing about the fee that a cancellation would cost.
    const isOfFee = row.mismatch?.field === 'cancellation.fee';
    const changed = await visitAt(tx, row, nextLook(context, row), isOfFee ? {} : set);
    if (changed && row.mismatch && !changed.mismatch) {
      await appendEvent(tx, context, changed, 'mismatch-ended');
    }
  }
}

/**
 * The next look-up: a day later once the stay is over. It is an hour away at least, because the
 * clock of the database, by which look-ups are due, may be ahead of this one.
 */
export function nextLook(context: RecordingContext, row: BookingRow): Date {
  const now = context.now();
  if (dayHasPassed(row.check_out, now)) return new Date(now.getTime() + dayMs);
  const next = nextVisit(row, context)?.getTime() ?? 0;
  return new Date(Math.max(next, now.getTime() + hourMs));
}

/** Sets the time of the next look-up. Undefined if the booking has changed since it was leased. */
export function visitAt(
  tx: Transaction<Tables>,
  row: BookingRow,
  next: Date | null,
  set: { mismatch?: null } = {},
): Promise<BookingRow | undefined> {
  return tx
    .updateTable('bookings')
    .set({ ...set, next_attempt_at: next, attempts: 0 })
    .where(isAsLeased(row))
    .returningAll()
    .executeTakeFirst();
}
