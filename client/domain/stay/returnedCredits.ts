import { type Money, parseMoney, subtractMoney, sumMoney } from '#contracts/money.ts';
import { ledgerOfRate } from '#contracts/priceLedger.ts';
import type { Booking } from '#contracts/site/bookings.ts';

/** What becomes of the credits of a booking when it is cancelled for a fee. */
export interface ReturnedCredits {
  /** The part of the fee that credits pay. */
  readonly kept: Money;
  /** The OneKeyCash that comes back. */
  readonly rewards: Money;
  /** The promotion code that can be used again; undefined when there is none, or the fee uses it. */
  readonly code: string | undefined;
}

/** Shares a cancellation fee out: credits pay what the traveller's own part does not, the promotion first. */
export function returnedCredits(
  { rate, stay, credits }: Pick<Booking, 'rate' | 'stay' | 'credits'>,
  fee: Money,
): ReturnedCredits {
  const { total, currency } = ledgerOfRate(rate, stay.rooms);
  const amountOf = (wanted: Booking['credits'][number]['kind']) =>
    sumMoney(
      credits.filter(({ kind }) => kind === wanted).map(({ amount }) => parseMoney(amount)),
      currency,
    );
  const promotion = amountOf('promotion');
  const rewards = amountOf('rewards');
  const own = total.amount - promotion.amount - rewards.amount;
  const covered = fee.currency !== currency || fee.amount <= own;
  const kept = { ...fee, amount: covered ? 0n : fee.amount - own };
  const ofRewards = kept.amount > promotion.amount ? kept.amount - promotion.amount : 0n;
  return {
    kept,
    rewards: subtractMoney(rewards, { currency, amount: ofRewards }),
    code: kept.amount === 0n ? (credits.find(({ code }) => code)?.code ?? undefined) : undefined,
  };
}
