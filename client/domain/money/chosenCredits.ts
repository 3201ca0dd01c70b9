import { type Money, subtractMoney, toDecimalMoney } from '#contracts/money/money.ts';
import { type PriceLedger, withCredits } from '#contracts/money/priceLedger.ts';
import { type BookedCredit, type RequestedCredits, toCredit } from '#contracts/site/credits.ts';
import { type Promotion, promotionDiscount } from '#contracts/site/promotions.ts';
import type { Rewards } from '#contracts/site/account/rewards.ts';
import { type ApplicableRewards, applyRewards, type CreditChoice } from './applyRewards.ts';

/** The effect of the chosen credits on a price. */
export interface ChosenCredits {
  /** The price after the credits. */
  readonly ledger: PriceLedger;
  /** The promotion code and its discount. Undefined without a promotion. */
  readonly promotion: { readonly code: string; readonly discount: Money } | undefined;
  readonly rewards: ApplicableRewards;
  /** The credits that a booking at this price requests. Undefined without credits. */
  readonly requested: RequestedCredits | undefined;
}

/**
 * Applies the chosen credits to a price. The promotion is deducted first, then OneKeyCash from the
 * remaining price. `rewards` is undefined until the account's OneKeyCash is known. A promotion in
 * another currency than the price is left out.
 */
export function chosenCredits(
  price: PriceLedger,
  choice: CreditChoice,
  rewards: Rewards | undefined,
): ChosenCredits {
  const promotion = discountOf(choice.promotion, price);
  const rest = promotion ? subtractMoney(price.total, promotion.discount) : price.total;
  const applicable = applyRewards(rewards, choice, { total: price.total, rest });
  const credits: BookedCredit[] = [];
  const requested: RequestedCredits = {};
  if (promotion && promotion.discount.amount > 0n) {
    const { code, discount } = promotion;
    const amount = toDecimalMoney(discount);
    credits.push({ kind: 'promotion', code, amount });
    requested.promotion = { code, amount };
  }
  if (applicable.status === 'usable' && applicable.applied.amount > 0n) {
    const amount = toDecimalMoney(applicable.applied);
    credits.push({ kind: 'rewards', code: null, amount });
    requested.rewards = amount;
  }
  return {
    ledger: withCredits(price, credits.map(toCredit)),
    promotion,
    rewards: applicable,
    requested: credits.length > 0 ? requested : undefined,
  };
}

function discountOf(promotion: Promotion | null, price: PriceLedger): ChosenCredits['promotion'] {
  if (!promotion) return undefined;
  const { code, amount } = promotion;
  if (amount && amount.currency !== price.currency) return undefined;
  return { code, discount: promotionDiscount(promotion, price) };
}
