import * as v from 'valibot';
import { decimalMoneySchema, divideMoney, type Money, multiplyMoney } from '../../money/money.ts';
import type { PriceLedger } from '../../money/priceLedger.ts';

/**
 * A change of the balance.
 *
 * - `welcome`: the credit for a verified address.
 * - `earned`: a stay has earned it.
 * - `revoked`: the site took back the reward for a stay, because the stay did not take place.
 * - `spent`: it paid for a part of a booking.
 * - `returned`: the booking that it paid for was declined or canceled.
 * - `given`, `taken`: the staff of the site has corrected the balance.
 */
const rewardChangeSchema = v.object({
  at: v.string(),
  kind: v.picklist(['welcome', 'earned', 'revoked', 'spent', 'returned', 'given', 'taken']),
  amount: decimalMoneySchema,
  bookingId: v.nullable(v.string()),
});
export type RewardChange = v.InferOutput<typeof rewardChangeSchema>;

/**
 * The response of `GET /api/rewards`. `enabled` is false if the operator has turned OneKeyCash off.
 * `account` is null if nobody is signed in. `balances` has an amount above zero for each currency
 * in which the account has OneKeyCash. The history has the latest 50 changes, newest first.
 *
 * `owed` is an amount that the site took back although the traveler had already spent it. It is
 * written without a sign, and new rewards pay it off first.
 *
 * `minimum` is the lowest price of a booking, before credits, at which OneKeyCash can be used. It
 * is null if there is no such limit, for example after a stay has earned OneKeyCash.
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
 * Returns the OneKeyCash that a stay at this price earns: 2 % of the nights without taxes, rounded
 * to the minor unit.
 */
export function rewardOf({ nightsTotal }: PriceLedger): Money {
  return divideMoney(multiplyMoney(nightsTotal, earnedPercent), 100);
}
