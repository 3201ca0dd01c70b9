import type { ExpressionBuilder, RawBuilder } from 'kysely';
import { type Database, dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { retryPause } from '../../outbox/retryPause.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, isBooking } from '../state/bookingRow.ts';

/** Longer than an attempt takes, in milliseconds. */
const leaseMs = 30_000;

/** Until when a booking whose attempt begins now is not taken up by another process. */
export function leaseUntil(database: Pick<Database, 'now'>): RawBuilder<Date> {
  return dueIn(database, leaseMs);
}

/** The states in which a stay is looked up, unless it is being cancelled. */
const stayStatuses = ['confirmed', 'stayed'] as const;

/** Leases bookings that are due, `most` at a time: stays to look up, or all others. */
export function leaseDue(
  { database }: Pick<BookingContext, 'database'>,
  which: 'stays' | 'others',
  most: number,
): Promise<BookingRow[]> {
  return database.db
    .updateTable('bookings')
    .set((eb) => ({
      next_attempt_at: leaseUntil(database),
      attempts: eb('attempts', '+', 1),
    }))
    .where((eb) =>
      eb(
        eb.refTuple('hotel_id', 'id'),
        'in',
        eb
          .selectFrom('bookings as due')
          .select(['due.hotel_id', 'due.id'])
          .where('due.next_attempt_at', '<=', database.now())
          .where((due) => {
            const isStay = due.and([
              due('due.status', 'in', stayStatuses),
              due('due.cancelling', '=', false),
            ]);
            return which === 'stays' ? isStay : due.not(isStay);
          })
          .orderBy('due.next_attempt_at')
          .limit(most)
          .forUpdate()
          .skipLocked()
          .$asTuple('hotel_id', 'id'),
      ),
    )
    .returningAll()
    .execute();
}

/** Leases the cancellation of one booking, if it has begun and no other process has taken it up. */
export function leaseCancellation(
  { database }: Pick<BookingContext, 'database'>,
  { hotel_id, id }: Pick<BookingRow, 'hotel_id' | 'id'>,
): Promise<BookingRow | undefined> {
  return database.db
    .updateTable('bookings')
    .set((eb) => ({
      next_attempt_at: leaseUntil(database),
      attempts: eb('attempts', '+', 1),
    }))
    .where(isBooking({ hotel_id, id }))
    .where('cancelling', '=', true)
    .where('next_attempt_at', '<=', database.now())
    .returningAll()
    .executeTakeFirst();
}

/**
 * The condition that a booking is as it was when it was leased: a later lease counts one more attempt, and a
 * change of the state sets the attempts back.
 */
export function isAsLeased({ hotel_id, id, status, cancelling, attempts }: BookingRow) {
  return (eb: ExpressionBuilder<Tables, 'bookings'>) =>
    eb.and({ hotel_id, id, status, cancelling, attempts });
}

/** Sets the time of the next attempt at what the provider has not answered. */
export async function postpone(
  { log, database }: Pick<BookingContext, 'log' | 'database'>,
  row: BookingRow,
  {
    reason,
    retryAfter,
    longestPauseMs,
  }: { reason: string; retryAfter?: number; longestPauseMs?: number },
): Promise<void> {
  const attempts = Math.max(row.attempts, 1);
  const pause = retryPause(attempts, retryAfter, Math.random, longestPauseMs);
  log.warn({ booking: row.id, status: row.status, attempts, reason }, 'outcome unknown');
  await database.db
    .updateTable('bookings')
    .set({ next_attempt_at: dueIn(database, pause) })
    .where(isAsLeased(row))
    .execute();
}
