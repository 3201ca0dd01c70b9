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

/**
 * The result of an attempt at the provider and its reason. `unknown` means that no valid answer
 * came.
 */
type AttemptResult = { outcome: string; reason?: string | undefined; nextAt?: RawBuilder<Date> };

/**
 * Stores the result of an attempt at a booking. `row` is the booking as it was when the attempt
 * began. The time comes from the database, because every process reads the latest attempts of all
 * processes.
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

/** Deletes attempts that are older than 90 days, at most 500. Returns how many it deleted. */
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

/** The duration of a lease in milliseconds, which is longer than any attempt. */
const leaseMs = 30_000;

/**
 * Returns the end of a lease that begins now. Until then no other process continues the booking.
 */
export function leaseUntil(database: Pick<Database, 'now'>): RawBuilder<Date> {
  return dueIn(database, leaseMs);
}

const isStay = sql`(status in ('confirmed', 'stayed') and not cancelling)`;

/**
 * Leases up to `most` due bookings, the oldest first: either the stays to look up, or all other
 * bookings.
 */
export function leaseBookings(
  { database }: Pick<BookingContext, 'database'>,
  which: 'stays' | 'others',
  most: number,
): Promise<BookingRow[]> {
  const where = which === 'stays' ? isStay : sql`not ${isStay}`;
  return leaseDue(database, { table: 'bookings', where, most, leaseMs });
}

/** Leases the cancellation of one booking, if it has begun and no other process has leased it. */
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
 * Returns the condition that a booking is unchanged since it was leased. A later lease increases
 * the number of attempts, and a change of the state resets it.
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

/** Sets the time of the next attempt after the provider gave no answer, and stores the attempt. */
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
