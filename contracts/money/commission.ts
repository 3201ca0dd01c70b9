import type { Rate } from '../provider/rateFields.ts';
import { type Money, parseMoney, sumMoney } from './money.ts';

/** Returns the total commission of all rooms, or undefined if no rate states one. */
export function commissionOf(
  rates: readonly Pick<Rate, 'commission' | 'currency'>[],
): Money | undefined {
  const commissions = rates.flatMap(({ commission, currency }) =>
    commission ? parseMoney({ amount: commission.amount, currency }) : [],
  );
  const [first] = commissions;
  return first && sumMoney(commissions, first.currency);
}

/** Removes the site's commission from a rate, for responses that travelers can read. */
export function withoutCommission<Offered extends Pick<Rate, 'commission'>>(rate: Offered) {
  return { ...rate, commission: undefined };
}
