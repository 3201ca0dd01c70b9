import { type Kysely, sql, type Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Tables } from '../../database/tables.ts';

/** The balance of a ledger account in each currency, zeros left out: the sums of its entries. */
export async function readBalances(db: Kysely<Tables>, account: string): Promise<Money[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .select(['currency', sql<string>`sum(amount)`.as('balance')])
    .where('account', '=', account)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows
    .map(({ currency, balance }) => ({ amount: BigInt(balance), currency }))
    .filter(({ amount }) => amount !== 0n);
}

/**
 * The same, after locking the account until the transaction ends: of two transactions that spend from
 * one account, the second waits and sees what the first has left.
 */
export async function lockBalances(tx: Transaction<Tables>, account: string): Promise<Money[]> {
  await tx
    .insertInto('ledger_accounts')
    .values({ id: account })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: account }))
    .execute();
  return readBalances(tx, account);
}
