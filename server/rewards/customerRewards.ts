import type { Kysely } from 'kysely';
import { toDecimalMoney } from '#contracts/money.ts';
import { rewardKinds, type Rewards } from '#contracts/site/rewards.ts';
import type { Account } from '../api/accountOf.ts';
import type { Tables } from '../database/tables.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import { lockBalances, readBalances } from './ledger/balances.ts';
import { customerAccount, rewardsAccount } from './ledger/ledgerAccounts.ts';
import { postTransaction, transfer } from './ledger/postTransaction.ts';
import type { RewardsContext } from './rewardsContext.ts';

/** $15.00. Spec §9. */
const welcomeCredit = { amount: 1_500n, currency: 'USD' };
const historyLength = 50;

/**
 * Gives the welcome credit to an account whose address is verified: once for each account and once for
 * each mailbox, so that neither a new account nor a new address gives it again.
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

/** What an account has and where it came from: the latest 50 changes, or `most`, null for all. */
export async function readRewards(
  { database: { db } }: RewardsContext,
  { accountId }: { accountId: string },
  most: number | null = historyLength,
): Promise<NonNullable<Rewards['account']>> {
  const customer = customerAccount(accountId);
  const balances = await readBalances(db, customer);
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select(['cause.at', 'cause.kind', 'cause.booking_id', 'entry.amount', 'entry.currency'])
    .where('entry.account', '=', customer)
    .where('cause.kind', 'in', rewardKinds)
    .orderBy('cause.at', 'desc')
    .limit(most)
    .execute();
  return {
    balances: balances.map(toDecimalMoney),
    history: rows.flatMap(({ at, kind, booking_id: bookingId, amount, currency }) => {
      const shown = rewardKinds.find((each) => each === kind);
      const minor = BigInt(amount);
      const money = toDecimalMoney({ amount: minor < 0n ? -minor : minor, currency });
      return shown ? [{ at: at.toISOString(), kind: shown, amount: money, bookingId }] : [];
    }),
  };
}

/** Takes back what an account still has when it is deleted. */
export async function closeRewards(
  { database, now }: RewardsContext,
  accountId: string,
): Promise<void> {
  const customer = customerAccount(accountId);
  await database.transaction(async (tx) => {
    const balances = await lockBalances(tx, customer);
    if (balances.length === 0) return;
    await postTransaction(tx, {
      key: `closed:${accountId}`,
      kind: 'closed',
      at: now(),
      entries: balances.flatMap((balance) => transfer(customer, rewardsAccount, balance)),
    });
  });
}
