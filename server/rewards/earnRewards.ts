import type { Kysely, Transaction } from 'kysely';
import {
  type DecimalMoney,
  parseMoney,
  subtractMoney,
  toDecimalMoney,
} from '#contracts/money/money.ts';
import type { Tables } from '../database/tables.ts';
import {
  customerAccount,
  lockBalances,
  postTransaction,
  rewardsAccount,
  transfer,
} from '../ledger/ledger.ts';
import type { LedgerKind } from '../ledger/ledgerTables.ts';
import type { CreditedBooking, RewardsContext } from './rewardsContext.ts';

type EarningContext = Pick<RewardsContext, 'enabled' | 'monthlyLimits' | 'now'>;

/** The kinds of transactions by which stays earn rewards and lose them. */
export const earningKinds = [
  'earned',
  'earned-unreported',
  'revoked',
] as const satisfies LedgerKind[];

/**
 * Pays the reward of a stay, minus the part that was paid before. A reported stay earns the whole
 * reward. Any other stay earns only what the monthly limit allows. Concurrent calls for an account
 * run one after another, so that each sees the rest of the limit. Returns the total reward of the
 * stay, or undefined if it cannot earn.
 */
export async function earnRewards(
  tx: Transaction<Tables>,
  { enabled, monthlyLimits, now }: EarningContext,
  { id, accountId }: CreditedBooking,
  reward: DecimalMoney,
  isReported: boolean,
): Promise<DecimalMoney | undefined> {
  if (!enabled || accountId === null) return undefined;
  const customer = customerAccount(accountId);
  await lockBalances(tx, customer);
  const whole = parseMoney(reward);
  const { currency } = whole;
  const before = { amount: -(await sumOfBooking(tx, id, rewardsAccount, currency)), currency };
  const open = subtractMoney(whole, before).amount;
  const limit = monthlyLimits.find((each) => each.currency === currency)?.amount ?? 0n;
  const room = isReported ? open : limit - (await earnedUnreported(tx, customer, currency, now()));
  const amount = smallest(open, room);
  if (amount <= 0n) return toDecimalMoney(before);
  await postTransaction(tx, {
    key: `earned:${id}:${await countOfBooking(tx, id)}`,
    kind: isReported ? 'earned' : 'earned-unreported',
    bookingId: id,
    at: now(),
    entries: transfer(rewardsAccount, customer, { amount, currency }),
  });
  return toDecimalMoney({ amount: before.amount + amount, currency });
}

/**
 * Takes back the reward of a stay from the account of its booking, which may make the balance
 * negative. Takes nothing from an account that did not get the reward, such as a new account that
 * replaces a deleted one.
 */
export async function revokeRewards(
  tx: Transaction<Tables>,
  { now }: Pick<RewardsContext, 'now'>,
  { id, accountId }: CreditedBooking,
  { currency }: DecimalMoney,
): Promise<void> {
  if (accountId === null) return;
  const customer = customerAccount(accountId);
  await lockBalances(tx, customer);
  const amount = await sumOfBooking(tx, id, customer, currency);
  if (amount <= 0n) return;
  await postTransaction(tx, {
    key: `revoked:${id}:${await countOfBooking(tx, id)}`,
    kind: 'revoked',
    bookingId: id,
    at: now(),
    entries: transfer(customer, rewardsAccount, { amount, currency }),
  });
}

function entriesOf(db: Kysely<Tables>, account: string, currency: string) {
  return db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select(({ fn }) => fn.sum<string | null>('entry.amount').as('sum'))
    .where('entry.account', '=', account)
    .where('entry.currency', '=', currency);
}

/** Returns the sum that the rewards of a booking have moved to a ledger account. */
async function sumOfBooking(
  tx: Transaction<Tables>,
  bookingId: string,
  account: string,
  currency: string,
): Promise<bigint> {
  const { sum } = await entriesOf(tx, account, currency)
    .where('cause.booking_id', '=', bookingId)
    .where('cause.kind', 'in', earningKinds)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

/**
 * Returns what an account has earned in this calendar month (UTC) by stays that were not reported.
 */
async function earnedUnreported(
  tx: Transaction<Tables>,
  customer: string,
  currency: string,
  now: Date,
): Promise<bigint> {
  const { sum } = await entriesOf(tx, customer, currency)
    .where('cause.kind', '=', 'earned-unreported')
    .where('cause.at', '>=', new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)))
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

/**
 * Returns the number of reward transactions of a booking, which makes the key of the next one
 * unique.
 */
async function countOfBooking(tx: Transaction<Tables>, bookingId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('ledger_transactions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', earningKinds)
    .executeTakeFirstOrThrow();
  return count;
}

function smallest(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
