import type { Rate } from '../provider/rateFields.ts';
import { type Money, parseMoney, sumMoney } from './money.ts';

/** The commission of all rooms; undefined where no rate says one. */
export function commissionOf(
  rates: readonly Pick<Rate, 'commission' | 'currency'>[],
): Money | undefined {
  const commissions = rates.flatMap(({ commission, currency }) =>
    commission ? parseMoney({ amount: commission.amount, currency }) : [],
  );
  const [first] = commissions;
  return first && sumMoney(commissions, first.currency);
}

/** A rate without what the site earns with it, for answers that travelers can read. */
export function withoutCommission<Offered extends Pick<Rate, 'commission'>>(rate: Offered) {
  return { ...rate, commission: undefined };
}
