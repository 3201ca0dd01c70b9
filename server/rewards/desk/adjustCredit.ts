import type * as v from 'valibot';
import { currencyDecimals } from '#contracts/money/currencyDecimals.ts';
import type { Transaction } from 'kysely';
import {
  type Money,
  parseSignedAmount,
  toDecimal,
  toDecimalMoney,
} from '#contracts/money/money.ts';
import {
  type creditAdjustmentSchema,
  mostAdjusted,
  mostAdjustedInDay,
  type SignedMoney,
  type TravellerProblemCode,
} from '#contracts/site/desk/deskTravellers.ts';
import type { Actor } from '../../audit/actor.ts';
import { recordAction } from '../../audit/recordAction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { ProblemError } from '../../request/problemError.ts';
import {
  customerAccount,
  lockBalances,
  postTransaction,
  rewardsAccount,
  transfer,
} from '../ledger.ts';
import { adjustedInDay } from './adjustedInDay.ts';

type Adjustment = v.InferOutput<typeof creditAdjustmentSchema>;

/**
 * Gives OneKeyCash to an account or takes it, and returns the balance after. A repeated key changes
 * nothing. Throws a 422 problem for an amount that cannot be, 404 without such an account, and 409
 * if the balance is not the one that was seen, would be below zero, or if more would be adjusted in
 * 24 hours than is allowed.
 */
export function adjustCredit(
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
      throw conflict('below-zero', 'The account has less than that.', before);
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
 * Throws a 409 if the adjustments of the account, or those of who makes it, would be too many in 24
 * hours.
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
  const money = { amount: amount < 0n ? -amount : amount, currency: before.currency };
  const units = Number(toDecimal(money));
  if ((await adjustedInDay(tx, database, { accountId })) + units > mostAdjustedInDay.account) {
    const detail = `An account is adjusted by at most ${mostAdjustedInDay.account} in 24 hours.`;
    throw conflict('account-limit', detail, before);
  }
  if ((await adjustedInDay(tx, database, { actor })) + units > mostAdjustedInDay.staff) {
    const detail = `Somebody adjusts at most ${mostAdjustedInDay.staff} in 24 hours.`;
    throw conflict('staff-limit', detail, before);
  }
}

function readAmount(text: string, currency: string): bigint {
  const amount = parseSignedAmount(text, currency);
  const most = BigInt(mostAdjusted) * 10n ** BigInt(currencyDecimals(currency) ?? 0);
  if (amount === undefined || amount === 0n || amount > most || amount < -most) {
    throw new ProblemError(422, `The amount must be at most ${mostAdjusted} and not zero.`, {
      members: { errors: [{ field: 'amount', message: `must be at most ${mostAdjusted}` }] },
    });
  }
  return amount;
}

function conflict(code: TravellerProblemCode, detail: string, balance: Money): ProblemError {
  return new ProblemError(409, detail, { members: { code, balance: toDecimalMoney(balance) } });
}
