import { sql } from 'kysely';
import { dueIn } from '../../database/openDatabase.ts';
import { paymentLooks } from '../../request/limits.ts';
import type { PaymentContext } from '../paymentContext.ts';
import type { PaymentRow } from '../paymentTables.ts';

type Claiming = Pick<PaymentContext, 'database' | 'lookPauseMs'>;

/** Which payment is to be looked up. */
export type LookedUp = Pick<PaymentRow, 'hotel_id' | 'id'>;

const pauseOf = ({ lookPauseMs = paymentLooks.pauseMs }: Claiming) => lookPauseMs;

/**
 * Claims the next look at an open payment, so that all requests, workers and processes together look
 * once in two seconds. Returns the payment, or undefined if it was claimed less than two seconds ago
 * or is not open any more. An event of the payment provider ends the pause.
 */
export function claimLook(
  context: Claiming,
  { hotel_id, id }: LookedUp,
): Promise<PaymentRow | undefined> {
  const { database } = context;
  return database.db
    .updateTable('payments')
    .set({ looked_at: database.now() })
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('session_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('looked_at', 'is', null),
        eb('looked_at', '<=', dueIn(database, -pauseOf(context))),
        // Another database whose clock is behind has taken over.
        eb('looked_at', '>', database.now()),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * When an open payment was looked up last, in milliseconds since 1970 (0 for never), and in how many
 * milliseconds the next look can be claimed. Undefined if it is not open.
 */
export async function nextLook(
  context: Claiming,
  { hotel_id, id }: LookedUp,
): Promise<{ lastAt: number; pauseMs: number } | undefined> {
  const { database } = context;
  const row = await database.db
    .selectFrom('payments')
    .select('looked_at')
    .select(sql<number>`extract(epoch from ${database.now()} - looked_at)::float8`.as('seconds'))
    .where('hotel_id', '=', hotel_id)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!row) return undefined;
  const longest = pauseOf(context);
  const pauseMs = row.looked_at === null ? 0 : longest - row.seconds * 1_000;
  return {
    lastAt: row.looked_at?.getTime() ?? 0,
    pauseMs: Math.min(Math.max(pauseMs, 0), longest),
  };
}
