import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Money } from '#contracts/money/money.ts';
import type { Tables } from '../database/tables.ts';
import type { LedgerKind } from './ledgerTables.ts';

// The accounts of the ledger. ADR 0014.

/** The site's spending on OneKeyCash. */
export const rewardsAccount = 'rewards';

/** The site's spending on promotion codes. */
export const promotionsAccount = 'promotions';

/** The site's spending on cancellation fees that it pays for travelers. */
export const feesAccount = 'fees';

/** The site's spending on refunds that it bears itself. */
export const refundsAccount = 'refunds';

/**
 * The money that the payment provider holds for the site. The balance is negative, because this
 * money is owed to the site.
 */
export const bankAccount = 'bank';

/** The fees that the site pays to the payment provider. */
export const paymentFeesAccount = 'payment-fees';

/** The money that disputes take from the site, and that won disputes return. */
export const disputesAccount = 'disputes';

/** The payments of the site to hotels, minus the payments of hotels to the site. */
export const settlementsAccount = 'settlements';

/** The commission that hotels have paid. */
export const commissionsAccount = 'commissions';

/**
 * Returns the account for a customer's OneKeyCash. The balance is negative only if the reward of a
 * stay was revoked, or if the desk took more than the balance.
 */
export function customerAccount(accountId: string): string {
  return `customer:${accountId}`;
}

/** Returns the account for the amounts that the site owes to a hotel. */
export function hotelAccount(hotelId: string): string {
  return `hotel:${hotelId}`;
}

/** An amount that a ledger account receives, or gives if it is negative. */
export type LedgerEntry = { account: string; amount: Money };

/**
 * A transaction of the ledger. `key` is unique, and a second transaction with the same key is not
 * posted.
 */
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

/** Returns the entries that move an amount from one ledger account to another. */
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

/**
 * Returns the balance of a ledger account in each currency, which is the sum of its entries.
 * Balances of zero are left out.
 */
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
 * Locks an account until the transaction ends, and returns its balances. If two transactions spend
 * from the same account, the second one waits and then sees the remaining balance.
 */
export async function lockBalances(tx: Transaction<Tables>, account: string): Promise<Money[]> {
  await tx
    .insertInto('ledger_accounts')
    .values({ id: account })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: account }))
    .execute();
  return readBalances(tx, account);
}
