import { type Money, parseMoney, subtractMoney, sumMoney } from '#contracts/money/money.ts';
import { type BookedPrice, type Booking, priceOfBooking } from '#contracts/site/bookings.ts';
import { feeByCard } from '#contracts/site/cardSums.ts';
import { sumCredits } from '#contracts/site/credits.ts';
import type { BookingPayment } from '#contracts/site/payments.ts';
import { type ReturnedCredits, returnedCredits } from '#contracts/site/returnedCredits.ts';

/**
 * The distribution of the amount that a card has paid for a booking: paid = moved + before + back +
 * kept + open.
 */
interface CardSums {
  readonly paid: Money;
  /** The part that pays for the booking that replaces this one. */
  readonly moved: Money;
  /** The part that was refunded before the booking was canceled. */
  readonly before: Money;
  /** The part that was refunded since then. */
  readonly back: Money;
  /** The part that is kept for the fee. */
  readonly kept: Money;
  /**
   * The part to be refunded with the cancellation. After the cancellation, the part that could not
   * be refunded.
   */
  readonly open: Money;
}

/** The distribution of the price of a booking that is canceled for a fee. */
export interface CancellationSums extends ReturnedCredits {
  /** Undefined if nothing was paid by card. */
  readonly card: CardSums | undefined;
  /** The part of the fee that the hotel collects from the traveler. */
  readonly toHotel: Money;
  /**
   * The part of the traveler's own share that is refunded, or no longer charged, because of the
   * cancellation. Undefined for a fee in another currency.
   */
  readonly returned: Money | undefined;
}

/**
 * Returns the sums of a cancellation, which all texts about it use. `cancelledAt` separates earlier
 * refunds from those of the cancellation; without it the booking is not canceled yet.
 */
export function cancellationSums(
  booking: BookedPrice & Pick<Booking, 'credits' | 'payment'>,
  fee: Money,
  cancelledAt?: string,
): CancellationSums {
  const { credits, payment } = booking;
  const shared = returnedCredits(booking, fee);
  const { charged } = shared;
  const { total, currency } = priceOfBooking(booking);
  const own = subtractMoney(total, sumCredits(credits, currency));
  const notCharged = fee.currency === currency ? subtractMoney(own, charged) : undefined;
  const byCard = feeByCard(payment, charged);
  if (!payment || !byCard) {
    return { ...shared, card: undefined, toHotel: charged, returned: notCharged };
  }
  const { toHotel } = byCard;
  const card = cardSums(payment, byCard.kept, cancelledAt);
  // The amount that the card has paid beyond its part of the fee is refunded, except for money that
  // has already left the payment.
  const gone = card.paid.amount - (charged.amount - toHotel.amount);
  const returned = notCharged && {
    ...notCharged,
    amount: notCharged.amount - gone + card.back.amount + card.open.amount,
  };
  return { ...shared, card, toHotel, returned };
}

/** Returns the sums of a canceled booking at its actual fee. */
export function sumsOfCancelled(
  booking: Parameters<typeof cancellationSums>[0] & Pick<Booking, 'cancellationFee' | 'history'>,
): CancellationSums {
  const { cancellationFee, history } = booking;
  const fee = cancellationFee
    ? parseMoney(cancellationFee)
    : { ...priceOfBooking(booking).total, amount: 0n };
  const at = history.find(({ status }) => status === 'cancelled')?.at;
  return cancellationSums(booking, fee, at);
}

function cardSums(
  { amount, moved, refunds }: BookingPayment,
  { amount: kept }: Money,
  cancelledAt: string | undefined,
): CardSums {
  const { currency } = amount;
  const refunded = (isCounted: (at: string) => boolean) =>
    sumMoney(
      refunds.filter(({ state, at }) => state !== 'failed' && isCounted(at)).map(toMoney),
      currency,
    );
  const isBefore = (at: string) =>
    cancelledAt === undefined || Date.parse(at) < Date.parse(cancelledAt);
  const sums = {
    paid: parseMoney(amount),
    moved: moved ? parseMoney(moved) : { amount: 0n, currency },
    before: refunded(isBefore),
    back: refunded((at) => !isBefore(at)),
    kept: { amount: kept, currency },
  };
  const { paid, ...known } = sums;
  const open = Object.values(known).reduce(subtractMoney, paid);
  return { ...sums, open };
}

function toMoney({ amount }: BookingPayment['refunds'][number]): Money {
  return parseMoney(amount);
}
