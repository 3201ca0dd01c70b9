import { sql, type Transaction } from 'kysely';
import { hourMs } from '#contracts/values/durations.ts';
import { zoneOffset } from '#contracts/values/zonedTime.ts';
import type { Tables } from '../../database/tables.ts';
import { applyEvent } from '../state/applyEvent.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';
import { isAsLeased } from './lease.ts';

/**
 * The time in milliseconds between the deadline for the answer to a request and the beginning of
 * the day of check-in. `leastMs` is the minimum time for an answer and takes precedence.
 */
const beforeArrivalMs = 12 * hourMs;
const leastMs = 2 * hourMs;

/**
 * Returns the deadline for the answer to a request that is made now. The hotel has the hours of
 * REQUEST_HOURS, but must answer 12 hours before the day of check-in begins there. It always has at
 * least two hours.
 */
export function answerBy(
  now: Date,
  hours: number,
  { checkIn, timeZone }: { checkIn: string; timeZone: string | null },
): Date {
  const latest = startOfDay(checkIn, timeZone) - beforeArrivalMs;
  const end = Math.min(now.getTime() + hours * hourMs, latest);
  return new Date(Math.max(end, now.getTime() + leastMs));
}

/**
 * Returns the time at which a day begins in a time zone, in milliseconds since the epoch. Uses UTC
 * if the zone is unknown.
 */
function startOfDay(day: string, timeZone: string | null): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return midnight - (zoneOffset(midnight, timeZone ?? 'UTC') ?? 0);
}

/**
 * Continues a request that is due, in one transaction. If the deadline has passed by the clock of
 * the database, declines the request. Otherwise reminds the desk and the hotel once. A decision
 * that was made in the meantime remains. Old requests have no deadline and end with the day of
 * check-in.
 */
export async function carryOnRequest(context: BookingContext, row: BookingRow): Promise<void> {
  const { database, now } = context;
  await database.transaction(async (tx) => {
    const end = row.answer_by;
    if (end !== null && !(await hasPassed(tx, context, end))) {
      await remind(tx, context, row, end);
    } else if (end !== null || dayHasPassed(row.check_in, now())) {
      await applyEvent(tx, context, row, end === null ? 'expired' : 'unanswered');
    }
  });
}

async function hasPassed(
  tx: Transaction<Tables>,
  { database }: Pick<BookingContext, 'database'>,
  instant: Date,
): Promise<boolean> {
  const passed = sql<{
    passed: boolean;
  }>`select ${instant}::timestamptz <= ${database.now()} as passed`;
  const { rows } = await passed.execute(tx);
  return rows[0]?.passed === true;
}

async function remind(
  tx: Transaction<Tables>,
  context: BookingContext,
  row: BookingRow,
  end: Date,
): Promise<void> {
  const now = context.now();
  const set = { next_attempt_at: end, reminded_at: now, attempts: 0, updated_at: now };
  if (row.reminded_at === null) {
    await applyEvent(tx, context, row, 'request-reminded', { set, where: isAsLeased(row) });
  } else {
    await tx.updateTable('bookings').set(set).where(isAsLeased(row)).execute();
  }
}
