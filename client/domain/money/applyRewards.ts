import * as v from 'valibot';
import { compareMoney, type Money, parseMoney } from '#contracts/money/money.ts';
import type { Rewards } from '#contracts/site/account/rewards.ts';
import { promotionSchema } from '#contracts/site/promotions.ts';
import { parseTypedAmount } from './readAmount.ts';

/** Which credits a traveler wants to use for a booking. */
export const creditChoiceSchema = v.object({
  /** Whether OneKeyCash is applied. */
  usesRewards: v.boolean(),
  /** The OneKeyCash to apply, as typed; null for as much as possible. */
  rewardsValue: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** The promotion code that is applied, as the site has checked it. */
  promotion: v.nullable(promotionSchema),
  /** A code as typed that is not applied, so that it is still there after signing in. */
  typedCode: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
});
export type CreditChoice = v.InferOutput<typeof creditChoiceSchema>;

/** The choice until the traveler changes it: all OneKeyCash, without a promotion code. Spec §2. */
export const defaultCreditChoice: CreditChoice = {
  usesRewards: true,
  rewardsValue: null,
  promotion: null,
  typedCode: '',
};

/** The OneKeyCash that a price can be paid with. */
export type ApplicableRewards =
  /** It is not known, or the site gives none: nothing is shown. */
  | { readonly status: 'hidden' }
  | { readonly status: 'signed-out' }
  /** The account has none in the currency of the price. */
  | { readonly status: 'empty' }
  /** The price is below the minimum of the account's OneKeyCash. */
  | { readonly status: 'below-minimum'; readonly balance: Money; readonly minimum: Money }
  | UsableRewards;

export interface UsableRewards {
  readonly status: 'usable';
  readonly balance: Money;
  /** The most that can be applied: the balance, or the price if that is less. */
  readonly most: Money;
  /** What is applied: zero when it is switched off, or when the typed value is empty or wrong. */
  readonly applied: Money;
  /** What is wrong with the typed value. */
  readonly error: ValueError | undefined;
}

/** A typed value that is no amount, or more than the balance or the price. */
type ValueError = 'not-an-amount' | 'over-balance' | 'over-price';

/**
 * Finds out how much OneKeyCash of an account is applied to `rest`, what a promotion leaves of the
 * price; `total` is the price without credits.
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

/** The typed amount, 0 for an empty text, or what is wrong with it. */
function readValue(text: string, balance: Money, rest: Money): Money | ValueError {
  const typed = text.trim();
  if (!typed) return { ...rest, amount: 0n };
  const value = parseTypedAmount(typed, rest.currency);
  if (!value) return 'not-an-amount';
  if (compareMoney(value, balance) > 0) return 'over-balance';
  return compareMoney(value, rest) > 0 ? 'over-price' : value;
}
