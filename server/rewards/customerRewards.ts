import type { Kysely, Transaction } from 'kysely';
import { type DecimalMoney, type Money, toDecimalMoney } from '#contracts/money/money.ts';
import type { RewardChange, Rewards } from '#contracts/site/account/rewards.ts';
import type { Tables } from '../database/tables.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import type { Account } from '../request/requestContext.ts';
import {
  customerAccount,
  lockBalances,
  postTransaction,
  readBalances,
  rewardsAccount,
  transfer,
} from '../ledger/ledger.ts';
import type { LedgerKind } from '../ledger/ledgerTables.ts';
import type { RewardsContext } from './rewardsContext.ts';
import { minimumPrice, welcomeCredit } from './spendRewards.ts';

const historyLength = 50;

/**
 * Gives the welcome credit to an account with a verified address. Each account and each mailbox
 * gets the credit only once. A new account with the same mailbox does not get it again, nor does an
 * account with a new address.
 */
export async function grantWelcome(
  { database, enabled, now }: RewardsContext,
  { accountId, email }: Account,
): Promise<void> {
  const customer = customerAccount(accountId);
  if (!enabled || (await hasWelcome(database.db, customer))) return;
  await database.transaction(async (tx) => {
    await lockBalances(tx, customer);
    if (await hasWelcome(tx, customer)) return;
    await postTransaction(tx, {
      key: `welcome:${mailboxHash(email)}`,
      kind: 'welcome',
      at: now(),
      entries: transfer(rewardsAccount, customer, welcomeCredit),
    });
  });
}

async function hasWelcome(db: Kysely<Tables>, customer: string): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select('cause.id')
    .where('entry.account', '=', customer)
    .where('cause.kind', '=', 'welcome')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Returns the balance of an account and its latest changes. `most` limits the changes, and null
 * returns all.
 */
export async function readRewards(
  { database: { db }, ...settings }: RewardsContext,
  { accountId }: { accountId: string },
  most: number | null = historyLength,
): Promise<NonNullable<Rewards['account']>> {
  const customer = customerAccount(accountId);
  const balances = await readBalances(db, customer);
  const minimum = await minimumPrice(db, settings, customer);
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select(['cause.at', 'cause.kind', 'cause.booking_id', 'entry.amount', 'entry.currency'])
    .where('entry.account', '=', customer)
    .where('cause.kind', 'in', shownKinds)
    .orderBy('cause.at', 'desc')
    .limit(most)
    .execute();
  return {
    balances: balances.filter(({ amount }) => amount > 0n).map(toDecimalMoney),
    owed: balances.filter(({ amount }) => amount < 0n).map(withoutSign),
    minimum: minimum ? toDecimalMoney(minimum) : null,
    history: rows.flatMap(({ at, kind, booking_id: bookingId, amount, currency }) => {
      const shown = nameOf(kind, BigInt(amount));
      const money = withoutSign({ amount: BigInt(amount), currency });
      return shown ? [{ at: at.toISOString(), kind: shown, amount: money, bookingId }] : [];
    }),
  };
}

/** The kinds of transactions that an account shows. */
const shownKinds = [
  'welcome',
  'earned',
  'earned-unreported',
  'revoked',
  'spent',
  'returned',
  'adjusted',
] as const satisfies LedgerKind[];

function nameOf(kind: LedgerKind, amount: bigint): RewardChange['kind'] | undefined {
  const shown = shownKinds.find((each) => each === kind);
  if (shown === 'adjusted') return amount < 0n ? 'taken' : 'given';
  return shown === 'earned-unreported' ? 'earned' : shown;
}

function withoutSign({ amount, currency }: Money): DecimalMoney {
  return toDecimalMoney({ amount: amount < 0n ? -amount : amount, currency });
}

/** Takes back the remaining balance of an account, in the transaction that deletes the account. */
export async function closeRewards(
  tx: Transaction<Tables>,
  accountId: string,
  at: Date,
): Promise<void> {
  const customer = customerAccount(accountId);
  const balances = await lockBalances(tx, customer);
  if (balances.length === 0) return;
  await postTransaction(tx, {
    key: `closed:${accountId}`,
    kind: 'closed',
    at,
    entries: balances.flatMap((balance) => transfer(customer, rewardsAccount, balance)),
  });
}
