import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import { dayMs } from '#contracts/values/durations.ts';
import { type Database, dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { leaseDue, retryPause } from '../../outbox/leaseDue.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, isBooking } from '../state/bookingRow.ts';

const keptDays = 90;
const batch = 500;

/** What became of an attempt at the provider, `unknown` without an answer that counts, and why. */
type AttemptResult = { outcome: string; reason?: string | undefined; nextAt?: RawBuilder<Date> };

/**
 * Stores what became of an attempt at a booking, which is as it was when the attempt began. The time
 * is that of the database, since every process reads what the others have stored lately.
 */
export async function recordAttempt(
  db: Kysely<Tables>,
  { now }: Pick<Database, 'now'>,
  { hotel_id, id, status, cancelling, attempts }: BookingRow,
  { outcome, reason, nextAt }: AttemptResult,
): Promise<void> {
  const askedOfStay = cancelling ? 'cancel' : 'look-up';
  await db
    .insertInto('booking_attempts')
    .values({
      hotel_id,
      booking_id: id,
      at: now(),
      id: randomUUID(),
      asked: status === 'pending' ? 'reserve' : askedOfStay,
      outcome,
      reason: reason ?? null,
      attempt: Math.max(attempts, 1),
      next_at: nextAt ?? null,
    })
    .execute();
}

/** Deletes attempts of more than 90 days ago. Returns how many it deleted, 500 at most. */
export async function deleteAttempts({
  database,
}: {
  database: Pick<Database, 'db' | 'now'>;
}): Promise<number> {
  const before = dueIn(database, -keptDays * dayMs);
  const { numDeletedRows } = await database.db
    .deleteFrom('booking_attempts')
    .where((eb) =>
      eb(
        eb.refTuple('hotel_id', 'booking_id', 'at', 'id'),
        'in',
        eb
          .selectFrom('booking_attempts as past')
          .select(['past.hotel_id', 'past.booking_id', 'past.at', 'past.id'])
          .where('past.at', '<', before)
          .limit(batch)
          .$asTuple('hotel_id', 'booking_id', 'at', 'id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Longer than an attempt takes, in milliseconds. */
const leaseMs = 30_000;

/** Until when a booking whose attempt begins now is not taken up by another process. */
export function leaseUntil(database: Pick<Database, 'now'>): RawBuilder<Date> {
  return dueIn(database, leaseMs);
}

const isStay = sql`(status in ('confirmed', 'stayed') and not cancelling)`;

/**
 * Leases bookings that are due, `most` at a time, the oldest first: stays to look up, or all
 * others.
 */
export function leaseBookings(
  { database }: Pick<BookingContext, 'database'>,
  which: 'stays' | 'others',
  most: number,
): Promise<BookingRow[]> {
  const where = which === 'stays' ? isStay : sql`not ${isStay}`;
  return leaseDue(database, { table: 'bookings', where, most, leaseMs });
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
 * The condition that a booking is as it was when it was leased: a later lease counts one more
 * attempt, and a change of the state sets the attempts back.
 */
export function isAsLeased({
  hotel_id,
  id,
  status,
  cancelling,
  attempts,
}: Pick<BookingRow, 'hotel_id' | 'id' | 'status' | 'cancelling' | 'attempts'>) {
  return (eb: ExpressionBuilder<Tables, 'bookings'>) =>
    eb.and({ hotel_id, id, status, cancelling, attempts });
}

/**
 * Sets the time of the next attempt at what the provider has not answered, and stores that it was
 * asked.
 */
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
  const nextAt = dueIn(database, pause);
  await recordAttempt(database.db, database, row, { outcome: 'unknown', reason, nextAt });
}
