import * as v from 'valibot';
import { decimalMoneySchema, divideMoney, type Money, multiplyMoney } from '../../money/money.ts';
import type { PriceLedger } from '../../money/priceLedger.ts';

/**
 * A change of the balance. `welcome`: the credit for a verified address. `earned`: by a stay.
 * `revoked`: what a stay had earned was taken back, because it did not take place. `spent`: on a
 * booking. `returned`: because that booking was declined or cancelled. `given`, `taken`: the staff
 * of the site has corrected the balance.
 */
const rewardChangeSchema = v.object({
  at: v.string(),
  kind: v.picklist(['welcome', 'earned', 'revoked', 'spent', 'returned', 'given', 'taken']),
  amount: decimalMoneySchema,
  bookingId: v.nullable(v.string()),
});
export type RewardChange = v.InferOutput<typeof rewardChangeSchema>;

/**
 * `GET /api/rewards`. `enabled` is false when the operator has turned OneKeyCash off. `account` is
 * null for somebody who is not signed in. There is a balance for each currency that has one, all
 * above zero. `owed` is what was taken back and had been spent already: it has no sign, and what
 * comes in next pays it. The history is the latest 50 changes, newest first. `minimum` is the
 * lowest price of a booking that OneKeyCash can be spent on, credits not taken off; null for any
 * price, as after the first stay.
 */
export const rewardsSchema = v.object({
  enabled: v.boolean(),
  account: v.nullable(
    v.object({
      balances: v.array(decimalMoneySchema),
      owed: v.array(decimalMoneySchema),
      minimum: v.nullable(decimalMoneySchema),
      history: v.array(rewardChangeSchema),
    }),
  ),
});
export type Rewards = v.InferOutput<typeof rewardsSchema>;

const earnedPercent = 2;

/**
 * The OneKeyCash that a stay at this price earns: 2 % of the nights, taxes left out, rounded to the
 * minor unit.
 */
export function rewardOf({ nightsTotal }: PriceLedger): Money {
  return divideMoney(multiplyMoney(nightsTotal, earnedPercent), 100);
}
