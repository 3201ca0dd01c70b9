import type { Kysely, Transaction } from 'kysely';
import {
  compareMoney,
  type DecimalMoney,
  type Money,
  parseMoney,
  toDecimalMoney,
} from '#contracts/money/money.ts';
import type { CreditRejection } from '#contracts/site/credits.ts';
import type { Tables } from '../database/tables.ts';
import { earningKinds } from './earnRewards.ts';
import {
  customerAccount,
  hotelAccount,
  lockBalances,
  postTransaction,
  transfer,
} from '../ledger/ledger.ts';
import type { NewBooking, RejectedCredit, RewardsContext } from './rewardsContext.ts';

/**
 * Pays a part of a booking's price with OneKeyCash, at most `rest`, or returns the reason why this
 * is not possible.
 */
export async function spendRewards(
  tx: Transaction<Tables>,
  { enabled, welcomeMinimum, now }: RewardsContext,
  { id, hotelId, accountId, price }: NewBooking,
  requested: DecimalMoney,
  rest: Money,
): Promise<RejectedCredit | undefined> {
  if (!enabled) return rejected('off', 'OneKeyCash cannot be used at the moment.');
  if (accountId === null) return rejected('signed-out', 'Sign in to use OneKeyCash.');
  const amount = parseMoney(requested);
  if (amount.currency !== rest.currency || compareMoney(amount, rest) > 0) {
    return rejected('amount', 'The amount of OneKeyCash is higher than the price.');
  }
  const customer = customerAccount(accountId);
  const balances = await lockBalances(tx, customer);
  const balance = balances.find(({ currency }) => currency === amount.currency)?.amount ?? 0n;
  const minimum = await minimumPrice(tx, { welcomeMinimum }, customer);
  if (minimum?.currency === price.currency && compareMoney(price.total, minimum) < 0) {
    const { amount: least, currency } = toDecimalMoney(minimum);
    const detail = `Until your first stay, OneKeyCash is for bookings of ${least} ${currency} or more.`;
    return rejected('minimum', detail, { minimum: least, currency });
  }
  if (amount.amount > balance)
    return rejected('balance', 'You have less OneKeyCash than this amount.');
  await postTransaction(tx, {
    key: spentKey(id),
    kind: 'spent',
    bookingId: id,
    at: now(),
    entries: transfer(customer, hotelAccount(hotelId), amount),
  });
  return undefined;
}

/** Returns whether the OneKeyCash of a booking came from this ledger account. */
export async function hasSpent(
  tx: Transaction<Tables>,
  customer: string,
  bookingId: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select('cause.id')
    .where('cause.key', '=', spentKey(bookingId))
    .where('entry.account', '=', customer)
    .executeTakeFirst();
  return found !== undefined;
}

function spentKey(bookingId: string): string {
  return `spent:${bookingId}`;
}

function rejected(
  reason: CreditRejection['reason'],
  detail: string,
  params?: CreditRejection['params'],
): RejectedCredit {
  return { kind: 'rejected', rejection: { kind: 'rewards', reason, params }, detail };
}

/** The welcome credit of $15.00. Spec §9. */
export const welcomeCredit: Money = { amount: 1_500n, currency: 'USD' };

/**
 * Returns the minimum price for which a ledger account can spend its OneKeyCash, or undefined if
 * there is no minimum. Until a stay has earned OneKeyCash, the whole balance counts as the welcome
 * credit. Otherwise anybody could pay for a cheap stay with the credit of a new account.
 */
export async function minimumPrice(
  db: Kysely<Tables>,
  { welcomeMinimum }: Pick<RewardsContext, 'welcomeMinimum'>,
  customer: string,
): Promise<Money | undefined> {
  if (welcomeMinimum === 0 || (await hasEarned(db, customer))) return undefined;
  return { amount: BigInt(welcomeMinimum) * 100n, currency: welcomeCredit.currency };
}

/** Returns whether stays have earned more OneKeyCash than was taken back for them. */
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
