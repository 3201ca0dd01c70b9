import { type Database, dueIn } from '../database/openDatabase.ts';
import { candidatesPerLease, leaseEach } from '../outbox/leaseEach.ts';
import type { PaymentRow, RefundRow } from './paymentTables.ts';

type Reader = Pick<Database, 'db' | 'now'>;

/** Longer than the payment provider is waited for, in milliseconds. */
const leaseMs = 30_000;
const atATime = 10;

/** Leases the payments that are due, a few at a time, so that of several processes one takes each. */
export async function leasePayments(database: Reader): Promise<PaymentRow[]> {
  const candidates = await database.db
    .selectFrom('payments')
    .select(['hotel_id', 'id', 'attempts'])
    .where('next_attempt_at', '<=', database.now())
    .orderBy('next_attempt_at')
    .limit(atATime * candidatesPerLease)
    .execute();
  return leaseEach(candidates, atATime, ({ hotel_id, id, attempts }) =>
    database.db
      .updateTable('payments')
      .set({ next_attempt_at: dueIn(database, leaseMs), attempts: attempts + 1 })
      .where('hotel_id', '=', hotel_id)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('next_attempt_at', '<=', database.now())
      .returningAll()
      .executeTakeFirst(),
  );
}

/** The same of refunds. */
export async function leaseRefunds(database: Reader): Promise<RefundRow[]> {
  const candidates = await database.db
    .selectFrom('refunds')
    .select(['hotel_id', 'id', 'attempts'])
    .where('next_attempt_at', '<=', database.now())
    .orderBy('next_attempt_at')
    .limit(atATime * candidatesPerLease)
    .execute();
  return leaseEach(candidates, atATime, ({ hotel_id, id, attempts }) =>
    database.db
      .updateTable('refunds')
      .set({ next_attempt_at: dueIn(database, leaseMs), attempts: attempts + 1 })
      .where('hotel_id', '=', hotel_id)
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('next_attempt_at', '<=', database.now())
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Does what is due and returns how much that was. Rejects, after all is done, if one has failed. */
export async function doAll<Row>(
  due: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<number> {
  const results = await Promise.allSettled(due.map(work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return due.length;
}
