import { type Money, subtractMoney, sumMoney } from '../money/money.ts';
import { type BookedPrice, type Booking, priceOfBooking } from './bookings.ts';
import { shareFee } from './credits.ts';

/** The effect of a cancellation fee on the credits of a booking. */
export interface ReturnedCredits {
  /** The part of the fee that is paid by credits. */
  readonly kept: Money;
  /** The part of the fee that the traveler pays, in the currency of the fee. */
  readonly charged: Money;
  /** The OneKeyCash that is returned to the account. */
  readonly rewards: Money;
  /**
   * The promotion code that can be used again; undefined if there is none, or if it pays a part of
   * the fee.
   */
  readonly code: string | undefined;
}

/** Calculates the effect of a cancellation fee on the credits of a booking. */
export function returnedCredits(
  { credits, ...booking }: BookedPrice & Pick<Booking, 'credits'>,
  fee: Money,
): ReturnedCredits {
  const price = priceOfBooking(booking);
  const shared = shareFee(price, credits, fee);
  const sumOf = (amounts: Money[]) => sumMoney(amounts, price.currency);
  const reusable = shared.find(({ code, kept }) => code !== null && kept.amount === 0n);
  const kept = sumOf(shared.map((credit) => credit.kept));
  return {
    kept,
    charged: kept.amount === 0n ? fee : subtractMoney(fee, kept),
    rewards: sumOf(shared.filter(({ code }) => code === null).map(({ returned }) => returned)),
    code: reusable?.code ?? undefined,
  };
}
