import { sql, type Transaction } from 'kysely';
import { dayMs } from '#contracts/values/durations.ts';
import type { Actor } from '../../audit/actor.ts';
import { type Database, dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { lockBalances } from '../ledger.ts';

/**
 * How much OneKeyCash was given and taken in the last 24 hours, as the record has it: the sum of
 * all adjustments in whole units, whatever their currency, so that several currencies do not make
 * it more. The adjustments of a member of the staff are locked until the transaction ends; for
 * those of an account, its user has to be.
 */
export async function adjustedInDay(
  tx: Transaction<Tables>,
  database: Pick<Database, 'now'>,
  by: { accountId: string } | { actor: Actor },
): Promise<number> {
  if ('actor' in by) await lockBalances(tx, `adjusted-by:${by.actor.id}`);
  const balance = (of: 'before' | 'after') => sql`(${sql.ref(of)}->'balance'->>'amount')::numeric`;
  const { sum } = await tx
    .selectFrom('audit_record')
    .select(sql<string | null>`sum(abs(${balance('after')} - ${balance('before')}))`.as('sum'))
    .where('action', '=', 'travellers.adjust-credit')
    .where('refused', '=', false)
    .where('at', '>', dueIn(database, -dayMs))
    .where((eb) =>
      'actor' in by
        ? eb.and([eb('actor_kind', '=', by.actor.kind), eb('actor_id', '=', by.actor.id)])
        : eb.and([eb('subject_kind', '=', 'traveller'), eb('subject_id', '=', by.accountId)]),
    )
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
