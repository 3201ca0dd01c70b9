import type { Transaction } from 'kysely';
import {
  type DecimalMoney,
  type Money,
  parseMoney,
  subtractMoney,
} from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { BookedCredit, RequestedCredits, SharedCredit } from '#contracts/site/credits.ts';
import { rewardOf } from '#contracts/site/account/rewards.ts';
import type { Tables } from '../database/tables.ts';
import { earnRewards, revokeRewards } from './earnRewards.ts';
import { giveGoodwill } from './giveGoodwill.ts';
import {
  customerAccount,
  feesAccount,
  hotelAccount,
  postTransaction,
  promotionsAccount,
  rewardsAccount,
  transfer,
} from '../ledger/ledger.ts';
import { applyPromotion, releasePromotionUse } from './promotions/applyPromotion.ts';
import type { CreditedBooking, NewBooking, RewardsContext } from './rewardsContext.ts';
import { hasSpent, spendRewards } from './spendRewards.ts';

/**
 * Creates the functions of OneKeyCash and promotion codes for bookings. Each function runs in the
 * transaction of the booking. The site owes the hotel the amount of a credit until the credit is
 * given back.
 */
export function createBookingCredits(context: RewardsContext) {
  const { enabled, delayDays, monthlyLimits, now } = context;
  return {
    /**
     * Takes credits for a new booking: first the promotion, then OneKeyCash from the rest of the
     * price.
     */
    apply: async (
      tx: Transaction<Tables>,
      booking: NewBooking,
      { promotion, rewards }: RequestedCredits,
    ) => {
      const credits: BookedCredit[] = [];
      let rest = booking.price.total;
      if (promotion) {
        const rejected = await applyPromotion(tx, booking, promotion, now());
        if (rejected) return rejected;
        rest = subtractMoney(rest, parseMoney(promotion.amount));
        credits.push({ kind: 'promotion', ...promotion });
      }
      if (rewards) {
        const rejected = await spendRewards(tx, context, booking, rewards, rest);
        if (rejected) return rejected;
        credits.push({ kind: 'rewards', code: null, amount: rewards });
      }
      return { kind: 'applied' as const, credits };
    },

    /**
     * Gives credits back, except the part that pays a fee. If a code pays no part of the fee, the
     * code can be used again.
     */
    release: async (
      tx: Transaction<Tables>,
      booking: CreditedBooking,
      credits: readonly SharedCredit[],
    ) => {
      for (const credit of credits) {
        const { code, kept, returned } = credit;
        if (returned.amount > 0n) await returnCredit(tx, booking, credit, returned, now());
        if (code !== null && kept.amount === 0n) {
          await releasePromotionUse(tx, booking, code, now());
        }
      }
    },

    /**
     * Records in the ledger that the site pays a cancellation fee to the hotel. A second call for
     * the same booking changes nothing.
     */
    payFee: async (
      tx: Transaction<Tables>,
      { id, hotelId }: CreditedBooking,
      fee: DecimalMoney,
    ) => {
      await postTransaction(tx, {
        key: `fee-paid:${id}`,
        kind: 'fee-paid',
        bookingId: id,
        at: now(),
        entries: transfer(feesAccount, hotelAccount(hotelId), parseMoney(fee)),
      });
    },

    goodwill: (
      tx: Transaction<Tables>,
      booking: CreditedBooking,
      given: Parameters<typeof giveGoodwill>[3],
    ) => giveGoodwill(tx, context, booking, given),

    earn: (
      tx: Transaction<Tables>,
      booking: CreditedBooking,
      reward: DecimalMoney,
      isReported: boolean,
    ) => earnRewards(tx, context, booking, reward, isReported),

    revoke: (tx: Transaction<Tables>, booking: CreditedBooking, earned: DecimalMoney) =>
      revokeRewards(tx, context, booking, earned),

    rewardOf: (price: PriceLedger): Money | undefined => (enabled ? rewardOf(price) : undefined),

    delayDays,

    earnsUnreported: (currency: string): boolean =>
      monthlyLimits.some((limit) => limit.currency === currency && limit.amount > 0n),
  };
}

/**
 * Gives a credit back. OneKeyCash goes back to the account that spent it. If that account was
 * deleted, the OneKeyCash goes back to the site, even if the booking belongs to another account.
 */
async function returnCredit(
  tx: Transaction<Tables>,
  { id, hotelId, accountId }: CreditedBooking,
  { kind }: BookedCredit,
  amount: Money,
  at: Date,
): Promise<void> {
  const customer = accountId === null ? undefined : customerAccount(accountId);
  const owner = customer && (await hasSpent(tx, customer, id)) ? customer : rewardsAccount;
  const to = kind === 'promotion' ? promotionsAccount : owner;
  const returned = kind === 'promotion' ? 'promotion-returned' : 'returned';
  await postTransaction(tx, {
    key: `${returned}:${id}`,
    kind: returned,
    bookingId: id,
    at,
    entries: transfer(hotelAccount(hotelId), to, amount),
  });
}
