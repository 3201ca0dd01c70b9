import { randomUUID } from 'node:crypto';
import type { Kysely, RawBuilder } from 'kysely';
import { dayMs } from '#contracts/values/durations.ts';
import type { Database } from '../../database/openDatabase.ts';
import { dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import type { BookingRow } from '../state/bookingRow.ts';

const keptDays = 90;
const batch = 500;

/** What became of an attempt at the provider, `unknown` without an answer that counts, and why. */
type AttemptResult = { outcome: string; reason?: string | undefined; nextAt?: RawBuilder<Date> };

/**
 * Stores at an instant what became of an attempt at a booking, which is as it was when the attempt
 * began.
 */
export async function recordAttempt(
  db: Kysely<Tables>,
  at: Date,
  { hotel_id, id, status, cancelling, attempts }: BookingRow,
  { outcome, reason, nextAt }: AttemptResult,
): Promise<void> {
  const askedOfStay = cancelling ? 'cancel' : 'look-up';
  await db
    .insertInto('booking_attempts')
    .values({
      hotel_id,
      booking_id: id,
      at,
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
