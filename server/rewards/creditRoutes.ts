import type * as v from 'valibot';
import type { Transaction } from 'kysely';
import { type Money, parseSignedAmount, toDecimalMoney } from '#contracts/money/money.ts';
import {
  type creditAdjustmentSchema,
  creditKinds,
  type DeskCredits,
  type SignedMoney,
  type TravelerProblemCode,
} from '#contracts/site/desk/deskTravelers.ts';
import {
  giftLimitIn,
  giftLimits,
  giftLimitText,
  giftParts,
  limitParts,
} from '#contracts/site/desk/giftLimits.ts';
import { deskCreditCalls } from '#contracts/site/calls/deskCalls.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { ProblemError } from '../request/problemError.ts';
import { givenInDay } from './givenInDay.ts';
import {
  customerAccount,
  lockBalances,
  postTransaction,
  readBalances,
  rewardsAccount,
  transfer,
} from '../ledger/ledger.ts';
import { type DeskRoute, deskRoutes } from '../desk/deskRoute.ts';
import type { RewardsContext } from './rewardsContext.ts';

type Adjustment = v.InferOutput<typeof creditAdjustmentSchema>;

/**
 * Gives OneKeyCash to an account or takes it away, and returns the new balance. A repeated key
 * changes nothing.
 *
 * Throws a 422 problem for an invalid amount, and a 404 if the account does not exist. Throws a 409
 * if the balance differs from the balance that the desk showed. Also throws a 409 if the balance
 * would become negative without `belowZero`, or if a limit of 24 hours would be exceeded.
 */
function adjustCredit(
  { database, now }: { database: Database; now: () => Date },
  { accountId, actor }: { accountId: string; actor: Actor },
  { key: given, currency, belowZero, reason, ...texts }: Adjustment,
): Promise<SignedMoney> {
  const amount = readAmount(texts.amount, currency);
  const customer = customerAccount(accountId);
  const key = `adjusted:${accountId}:${given.toLowerCase()}`;
  return database.transaction(async (tx) => {
    const user = tx.selectFrom('user').select('id').where('id', '=', accountId).forUpdate();
    if (!(await user.executeTakeFirst())) throw new ProblemError(404, 'There is no such account.');
    const balances = await lockBalances(tx, customer);
    const before: Money = balances.find((each) => each.currency === currency) ?? {
      amount: 0n,
      currency,
    };
    const known = tx.selectFrom('ledger_transactions').select('id').where('key', '=', key);
    if (await known.executeTakeFirst()) return toDecimalMoney(before);
    if (parseSignedAmount(texts.balance, currency) !== before.amount) {
      throw conflict('balance-changed', 'The balance has changed.', before);
    }
    const after = { amount: before.amount + amount, currency };
    if (amount < 0n && after.amount < 0n && !belowZero) {
      throw conflict('below-zero', 'The balance is lower than this amount.', before);
    }
    await checkLimits(tx, database, { accountId, actor, before, amount });
    await postTransaction(tx, {
      key,
      kind: 'adjusted',
      at: now(),
      entries: transfer(rewardsAccount, customer, { amount, currency }),
    });
    await recordAction(tx, actor, {
      action: 'travellers.adjust-credit',
      subject: { kind: 'traveller', id: accountId },
      before: { balance: toDecimalMoney(before) },
      after: { balance: toDecimalMoney(after) },
      reason,
    });
    return toDecimalMoney(after);
  });
}

/**
 * Throws a 409 if the adjustments of the account or by the staff member would exceed the limit of
 * 24 hours.
 */
async function checkLimits(
  tx: Transaction<Tables>,
  database: Database,
  {
    accountId,
    actor,
    before,
    amount,
  }: { accountId: string; actor: Actor; before: Money; amount: bigint },
): Promise<void> {
  const { currency } = before;
  const parts = giftParts({ amount, currency });
  const { account, staff } = giftLimits;
  if ((await givenInDay(tx, database, { accountId })) + parts > limitParts(account)) {
    const detail = `The balance of an account can be adjusted by at most ${giftLimitText(currency, account)} in 24 hours.`;
    throw conflict('account-limit', detail, before);
  }
  if ((await givenInDay(tx, database, { actor })) + parts > limitParts(staff)) {
    const detail = `A member of the staff can adjust at most ${giftLimitText(currency, staff)} in 24 hours.`;
    throw conflict('staff-limit', detail, before);
  }
}

function readAmount(text: string, currency: string): bigint {
  const amount = parseSignedAmount(text, currency);
  const most = giftLimitIn(currency, giftLimits.once)?.amount ?? 0n;
  if (amount === undefined || amount === 0n || amount > most || amount < -most) {
    const limit = giftLimitText(currency, giftLimits.once);
    throw new ProblemError(422, `The amount must not be zero and must be at most ${limit}.`, {
      members: { errors: [{ field: 'amount', message: `must be at most ${limit}` }] },
    });
  }
  return amount;
}

function conflict(code: TravelerProblemCode, detail: string, balance: Money): ProblemError {
  return new ProblemError(409, detail, { members: { code, balance: toDecimalMoney(balance) } });
}

/** Returns the desk's route that gives OneKeyCash to an account or takes it away. */
export function creditRoutes(context: Pick<RewardsContext, 'database' | 'now'>): DeskRoute[] {
  return deskRoutes(deskCreditCalls)({
    'POST /api/desk/travellers/:id/credit': async ({ caller: { actor }, params, body }) => ({
      status: 200,
      body: { balance: await adjustCredit(context, { accountId: params.id, actor }, body) },
    }),
  });
}

const historyLength = 50;

/**
 * Returns the OneKeyCash of an account from the ledger: the balances, which may be negative, and
 * the latest changes.
 */
export async function readCredits({ db }: Database, accountId: string): Promise<DeskCredits> {
  const customer = customerAccount(accountId);
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select(['cause.id', 'cause.at', 'cause.kind', 'cause.booking_id'])
    .select(['entry.amount', 'entry.currency'])
    .where('entry.account', '=', customer)
    .where('cause.kind', 'in', creditKinds)
    .orderBy('cause.at', 'desc')
    .orderBy('cause.id')
    .limit(historyLength)
    .execute();
  return {
    balances: (await readBalances(db, customer)).map((money) => toDecimalMoney(money)),
    history: rows.flatMap(({ id, at, kind, booking_id: bookingId, amount, currency }) => {
      const shown = creditKinds.find((each) => each === kind);
      const money = toDecimalMoney({ amount: BigInt(amount), currency });
      return shown ? [{ id, at: at.toISOString(), kind: shown, amount: money, bookingId }] : [];
    }),
  };
}
