import { type Money, sumMoney } from '#contracts/money/money.ts';
import { ledgerOfRate } from '#contracts/money/priceLedger.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { shareFee } from '#contracts/site/credits.ts';

/** What becomes of the credits of a booking when it is cancelled for a fee. */
export interface ReturnedCredits {
  /** The part of the fee that credits pay. */
  readonly kept: Money;
  /** The OneKeyCash that comes back. */
  readonly rewards: Money;
  /** The promotion code that can be used again; undefined when there is none, or the fee uses it. */
  readonly code: string | undefined;
}

/** What a cancellation fee does to the credits of a booking. */
export function returnedCredits(
  { rate, stay, credits }: Pick<Booking, 'rate' | 'stay' | 'credits'>,
  fee: Money,
): ReturnedCredits {
  const { total, currency } = ledgerOfRate(rate, stay.rooms);
  const shared = shareFee(total, credits, fee);
  const sumOf = (amounts: Money[]) => sumMoney(amounts, currency);
  const reusable = shared.find(({ code, kept }) => code !== null && kept.amount === 0n);
  return {
    kept: sumOf(shared.map(({ kept }) => kept)),
    rewards: sumOf(shared.filter(({ code }) => code === null).map(({ returned }) => returned)),
    code: reusable?.code ?? undefined,
  };
}
