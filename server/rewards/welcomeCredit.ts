import type { Kysely } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Tables } from '../database/tables.ts';
import { earningKinds } from './earnRewards.ts';
import type { RewardsContext } from './rewardsContext.ts';

/** $15.00. Spec §9. */
export const welcomeCredit: Money = { amount: 1_500n, currency: 'USD' };

/**
 * The lowest price on which a ledger account can spend its OneKeyCash, or undefined for any price. As long as
 * no stay has earned any, all of it is the welcome credit: a new address alone must not pay for a cheap stay.
 */
export async function minimumPrice(
  db: Kysely<Tables>,
  { welcomeMinimum }: Pick<RewardsContext, 'welcomeMinimum'>,
  customer: string,
): Promise<Money | undefined> {
  if (welcomeMinimum === 0 || (await hasEarned(db, customer))) return undefined;
  return { amount: BigInt(welcomeMinimum) * 100n, currency: welcomeCredit.currency };
}

/** Whether stays have earned more than was taken back. */
async function hasEarned(db: Kysely<Tables>, customer: string): Promise<boolean> {
  const earned = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select('entry.currency')
    .where('entry.account', '=', customer)
    .where('cause.kind', 'in', earningKinds)
    .groupBy('entry.currency')
    .having(({ fn }) => fn.sum('entry.amount'), '>', 0)
    .execute();
  return earned.length > 0;
}
