import * as v from 'valibot';
import { compareMoney, type Money, parseMoney } from '#contracts/money/money.ts';
import type { Rewards } from '#contracts/site/account/rewards.ts';
import { promotionSchema } from '#contracts/site/promotions.ts';
import { parseTypedAmount } from './readAmount.ts';

/** A traveler's choice of credits for a booking. */
export const creditChoiceSchema = v.object({
  /** Whether OneKeyCash is applied. */
  usesRewards: v.boolean(),
  /** The amount of OneKeyCash to apply, as typed. Null means the maximum. */
  rewardsValue: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** The applied promotion code, as checked by the site. */
  promotion: v.nullable(promotionSchema),
  /**
   * A typed code that is not applied. The draft keeps it, so that it is still there after signing
   * in.
   */
  typedCode: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
});
export type CreditChoice = v.InferOutput<typeof creditChoiceSchema>;

/** The choice before the traveler changes it: all OneKeyCash and no promotion code. Spec §2. */
export const defaultCreditChoice: CreditChoice = {
  usesRewards: true,
  rewardsValue: null,
  promotion: null,
  typedCode: '',
};

/** The OneKeyCash that can pay for a price. */
export type ApplicableRewards =
  /** The balance is unknown or the site gives no OneKeyCash, so that nothing is shown. */
  | { readonly status: 'hidden' }
  | { readonly status: 'signed-out' }
  /** The account has no OneKeyCash in the currency of the price. */
  | { readonly status: 'empty' }
  /** The price is below the account's minimum for using OneKeyCash. */
  | { readonly status: 'below-minimum'; readonly balance: Money; readonly minimum: Money }
  | UsableRewards;

export interface UsableRewards {
  readonly status: 'usable';
  readonly balance: Money;
  /**
   * The maximum that can be applied: the balance, or the price after the promotion if that is less.
   */
  readonly most: Money;
  /**
   * The applied amount. It is zero if the traveler has switched OneKeyCash off, or if the typed
   * value is empty or wrong.
   */
  readonly applied: Money;
  readonly error: ValueError | undefined;
}

/**
 * The error of a typed value: the value is not an amount, or it exceeds the balance or the price.
 */
type ValueError = 'not-an-amount' | 'over-balance' | 'over-price';

/**
 * Returns how much OneKeyCash of an account is applied to `rest`, the price after the promotion.
 * `total` is the price without credits.
 */
export function applyRewards(
  rewards: Rewards | undefined,
  { usesRewards, rewardsValue }: Pick<CreditChoice, 'usesRewards' | 'rewardsValue'>,
  { total, rest }: { total: Money; rest: Money },
): ApplicableRewards {
  if (!rewards?.enabled) return { status: 'hidden' };
  if (!rewards.account) return { status: 'signed-out' };
  const found = rewards.account.balances.find(({ currency }) => currency === rest.currency);
  if (!found) return { status: 'empty' };
  const balance = parseMoney(found);
  const minimum = rewards.account.minimum && parseMoney(rewards.account.minimum);
  if (minimum?.currency === total.currency && compareMoney(total, minimum) < 0) {
    return { status: 'below-minimum', balance, minimum };
  }
  const most = compareMoney(balance, rest) < 0 ? balance : rest;
  const none = { ...rest, amount: 0n };
  if (!usesRewards) return { status: 'usable', balance, most, applied: none, error: undefined };
  const applied = rewardsValue === null ? most : readValue(rewardsValue, balance, rest);
  return typeof applied === 'string'
    ? { status: 'usable', balance, most, applied: none, error: applied }
    : { status: 'usable', balance, most, applied, error: undefined };
}

/** Returns the typed amount, 0 for an empty text, or the error of the text. */
function readValue(text: string, balance: Money, rest: Money): Money | ValueError {
  const typed = text.trim();
  if (!typed) return { ...rest, amount: 0n };
  const value = parseTypedAmount(typed, rest.currency);
  if (!value) return 'not-an-amount';
  if (compareMoney(value, balance) > 0) return 'over-balance';
  return compareMoney(value, rest) > 0 ? 'over-price' : value;
}
