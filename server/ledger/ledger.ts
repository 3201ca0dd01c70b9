import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Tables } from '../database/tables.ts';
import type { LedgerKind } from './ledgerTables.ts';

// The accounts of the ledger. ADR 0014.

/** What the site spends on OneKeyCash. */
export const rewardsAccount = 'rewards';

/** What the site spends on promotion codes. */
export const promotionsAccount = 'promotions';

/** What the site spends on cancellation fees that it pays for travelers. */
export const feesAccount = 'fees';

/** What the site spends on refunds that it bears itself. */
export const refundsAccount = 'refunds';

/** What the payment provider holds for the site: below zero, because it is owed to the site. */
export const bankAccount = 'bank';

/** What the site pays the payment provider. */
export const paymentFeesAccount = 'payment-fees';

/** What disputes take from the site, and bring back if it wins them. */
export const disputesAccount = 'disputes';

/** What the site has paid to hotels, less what they have paid to the site. */
export const settlementsAccount = 'settlements';

/** What hotels have paid as commission. */
export const commissionsAccount = 'commissions';

/** The OneKeyCash of an account; below zero only when a stay lost what it had earned. */
export function customerAccount(accountId: string): string {
  return `customer:${accountId}`;
}

/** What the site owes to a hotel. */
export function hotelAccount(hotelId: string): string {
  return `hotel:${hotelId}`;
}

/** An amount that a ledger account receives, or gives if it is below zero. */
export type LedgerEntry = { account: string; amount: Money };

/** A transaction of the ledger. `key` is unique: a second one with the same key is not posted. */
export type LedgerTransaction = {
  key: string;
  kind: LedgerKind;
  bookingId?: string | undefined;
  at: Date;
  entries: readonly LedgerEntry[];
};

/**
 * Adds a transaction to the ledger, whose rows are never changed. Returns whether it was new.
 * Throws if its entries do not sum to zero in each currency.
 */
export async function postTransaction(
  tx: Transaction<Tables>,
  { key, kind, bookingId, at, entries }: LedgerTransaction,
): Promise<boolean> {
  requireZeroSum(kind, entries);
  const id = randomUUID();
  const created = await tx
    .insertInto('ledger_transactions')
    .values({ id, key, kind, booking_id: bookingId ?? null, at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return false;
  await tx
    .insertInto('ledger_entries')
    .values(
      entries.map(({ account, amount: { amount, currency } }, index) => ({
        transaction_id: id,
        seq: index + 1,
        account,
        currency,
        amount,
      })),
    )
    .execute();
  return true;
}

/** The entries that move an amount from one ledger account to another. */
export function transfer(from: string, to: string, { amount, currency }: Money): LedgerEntry[] {
  return [
    { account: from, amount: { amount: -amount, currency } },
    { account: to, amount: { amount, currency } },
  ];
}

function requireZeroSum(kind: string, entries: readonly LedgerEntry[]): void {
  const sums = new Map<string, bigint>();
  for (const { amount } of entries) {
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0n) + amount.amount);
  }
  if (entries.length === 0 || [...sums.values()].some((sum) => sum !== 0n)) {
    throw new Error(`The entries of a '${kind}' transaction do not sum to zero.`);
  }
}

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
 * The same, after locking the account until the transaction ends: of two transactions that spend
 * from one account, the second waits and sees what the first has left.
 */
export async function lockBalances(tx: Transaction<Tables>, account: string): Promise<Money[]> {
  await tx
    .insertInto('ledger_accounts')
    .values({ id: account })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: account }))
    .execute();
  return readBalances(tx, account);
}
