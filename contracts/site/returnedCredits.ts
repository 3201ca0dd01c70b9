import { type Money, subtractMoney, sumMoney } from '../money/money.ts';
import { type BookedPrice, type Booking, priceOfBooking } from './bookings.ts';
import { shareFee } from './credits.ts';

/** What becomes of the credits of a booking when it is cancelled for a fee. */
export interface ReturnedCredits {
  /** The part of the fee that credits pay. */
  readonly kept: Money;
  /** The part of the fee that the traveler pays; it is in the currency of the fee. */
  readonly charged: Money;
  /** The OneKeyCash that comes back. */
  readonly rewards: Money;
  /**
   * The promotion code that can be used again; undefined when there is none, or the fee uses it.
   */
  readonly code: string | undefined;
}

/** What a cancellation fee does to the credits of a booking. */
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
