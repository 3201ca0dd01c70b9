import { sql, type Transaction } from 'kysely';
import { parseMoney } from '#contracts/money/money.ts';
import { giftParts } from '#contracts/site/desk/giftLimits.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { Actor } from '../record/actor.ts';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { lockBalances } from '../ledger/ledger.ts';

/** Whose gifts are counted: what an account or a booking got, or what somebody has given. */
type Counted = { accountId: string } | { bookingId: string } | { actor: Actor };

const adjusted = 'travellers.adjust-credit';
const goodwill = 'booking.goodwill';

/**
 * How much was given in the last 24 hours, as the record has it, in parts of a US dollar: OneKeyCash
 * given to an account or taken from it, goodwill of a booking, both of a member of the staff. The
 * gifts of a member of the staff are locked until the transaction ends; the account or the booking
 * has to be.
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
