import { sql } from 'kysely';
import type { deliveryStates } from '#contracts/site/desk/deskWebhooks.ts';
import { type DeskHealth, mostCounted } from '#contracts/site/desk/deskToday.ts';
import type { Database } from '../../database/openDatabase.ts';
import { countUpTo, type QueuesAt } from '../../desk/deskQueue.ts';
import { mailKinds } from '../enqueue.ts';
import { isDelivery } from './readDeliveries.ts';

/** An unsent message that has waited longer than this is late, in milliseconds. */
export const unsentMs = 600_000;

/** Returns the queues of webhook events: those that were given up, and those that wait. */
export function webhookQueuesAt(database: Database): QueuesAt {
  const ofState = (state: (typeof deliveryStates)[number]) => ({
    list: 'webhooks' as const,
    query: { state },
    rows: database.db
      .selectFrom('outbox')
      .select(sql<Date>`created_at`.as('since'))
      .where(isDelivery(state))
      .orderBy('created_at'),
  });
  return () => [
    { name: 'webhooks-failed', ...ofState('failed'), lateMs: 0 },
    { name: 'webhooks-waiting', ...ofState('waiting'), lateMs: unsentMs },
  ];
}

/** Returns the query of all mails that wait to be sent, the oldest first. */
export function unsentMails({ db }: Pick<Database, 'db'>) {
  return db
    .selectFrom('outbox')
    .select(sql<Date>`created_at`.as('since'))
    .where('sent_at', 'is', null)
    .where('kind', 'in', mailKinds)
    .where('next_attempt_at', 'is not', null)
    .orderBy('created_at');
}

/**
 * Returns the data about mails of all kinds: when the last one was sent, how many are unsent, and
 * the last errors.
 */
export async function readMailHealth({ db }: Pick<Database, 'db'>): Promise<DeskHealth['mails']> {
  const sent = await db
    .selectFrom('outbox')
    .select('sent_at')
    .where('sent_at', 'is not', null)
    .where('kind', '<>', sql.lit('webhook'))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const unsent = unsentMails({ db });
  const { count } = await countUpTo(db, unsent, mostCounted);
  const failing = await unsent
    .clearOrderBy()
    .select('last_error')
    .where('last_error', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const refused = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('kind', 'in', mailKinds)
    .where('sent_at', 'is', null)
    .where('failed_at', '>', sql<Date>`now() - interval '1 day'`)
    .where('last_error', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    lastSent: sent?.sent_at?.toISOString() ?? null,
    unsent: count,
    lastError: failing?.last_error ?? null,
    lastRefused: refused?.last_error ?? null,
  };
}
