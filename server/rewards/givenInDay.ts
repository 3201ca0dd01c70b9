import { sql, type Transaction } from 'kysely';
import { parseMoney } from '#contracts/money/money.ts';
import { giftParts } from '#contracts/site/desk/giftLimits.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { Actor } from '../record/actor.ts';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { lockBalances } from '../ledger/ledger.ts';

/**
 * A selection of gifts: those that an account or a booking received, or those that a person gave.
 */
type Counted = { accountId: string } | { bookingId: string } | { actor: Actor };

const adjusted = 'travellers.adjust-credit';
const goodwill = 'booking.goodwill';

/**
 * Returns the value of the gifts in the last 24 hours from the audit record, in parts of a US
 * dollar. For an account, these are gifts and deductions of OneKeyCash; for a booking, goodwill;
 * for a staff member, both. Locks the gifts of a staff member until the transaction ends. The
 * caller must lock the account or the booking.
 */
export async function givenInDay(
  tx: Transaction<Tables>,
  database: Pick<Database, 'now'>,
  by: Counted,
): Promise<bigint> {
  if ('actor' in by) await lockBalances(tx, `adjusted-by:${by.actor.id}`);
  const balance = (of: 'before' | 'after') => sql`(${sql.ref(of)}->'balance'->>'amount')::numeric`;
  const currency = sql<string>`coalesce(after->'amount', after->'balance')->>'currency'`;
  const sums = await tx
    .selectFrom('audit_record')
    .select(
      sql<string>`sum(case action
        when ${goodwill} then (after->'amount'->>'amount')::numeric
        else abs(${balance('after')} - ${balance('before')}) end)`.as('amount'),
    )
    .select(currency.as('currency'))
    .where('refused', '=', false)
    .where('at', '>', dueIn(database, -dayMs))
    .where((eb) => {
      const of = (action: string, kind: 'traveller' | 'booking', id: string) =>
        eb.and([
          eb('action', '=', action),
          eb('subject_kind', '=', kind),
          eb('subject_id', '=', id),
        ]);
      if ('accountId' in by) return of(adjusted, 'traveller', by.accountId);
      if ('bookingId' in by) return of(goodwill, 'booking', by.bookingId);
      return eb.and([
        eb('action', 'in', [adjusted, goodwill]),
        eb('actor_kind', '=', by.actor.kind),
        eb('actor_id', '=', by.actor.id),
      ]);
    })
    .groupBy(currency)
    .execute();
  return sums.reduce((parts, sum) => parts + giftParts(parseMoney(sum)), 0n);
}
