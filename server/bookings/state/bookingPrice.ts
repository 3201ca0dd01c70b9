import { cancellationFee } from '#contracts/money/cancellation.ts';
import {
  type DecimalMoney,
  type Money,
  parseMoney,
  subtractMoney,
  sumMoney,
  toDecimalMoney,
} from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { type BookingStatus, priceOfBooking } from '#contracts/site/bookings.ts';
import { type BookedCredit, shareFee, sumCredits } from '#contracts/site/credits.ts';
import { bookedRates, type RoomsRow, stayOf } from './bookedRooms.ts';
import type { BookingCredits } from './bookingContext.ts';
import type { BookingRow } from './bookingRow.ts';

/** Returns the price of all rooms of a booking with their extras, before credits. */
export function priceOf(row: RoomsRow): PriceLedger {
  return priceOfBooking({ rates: bookedRates(row), stay: stayOf(row) });
}

/** Returns the part of a cancellation fee that credits pay. */
function creditsInFee(price: PriceLedger, credits: readonly BookedCredit[], fee: Money): Money {
  const kept = shareFee(price, credits, fee).map((credit) => credit.kept);
  return sumMoney(kept, price.currency);
}

type CreditedRow = RoomsRow & Pick<BookingRow, 'status' | 'credits' | 'cancelled_fee' | 'site_fee'>;

/**
 * Returns the amount that the site owes to the hotel for a booking in this state, without card
 * payments. It is zero unless the booking was confirmed. A hotel also charges for a no-show, so a
 * `no-show` owes as much as a stay. The amount includes a fee that the site pays for the traveler.
 */
export function owedToHotel(row: CreditedRow): DecimalMoney {
  return toDecimalMoney(owed(row, priceOf(row)));
}

function owed(
  { status, credits, cancelled_fee: fee, site_fee: siteFee }: CreditedRow,
  price: PriceLedger,
): Money {
  if (status === 'confirmed' || status === 'stayed' || status === 'no-show') {
    return sumCredits(credits, price.currency);
  }
  if (status === 'cancelled' && siteFee) return parseMoney(siteFee);
  if (status === 'cancelled' && fee) return creditsInFee(price, credits, parseMoney(fee));
  return { amount: 0n, currency: price.currency };
}

/**
 * Returns the columns of the fee of a canceled booking: the amount that the traveler owes, and the
 * amount that the site pays instead. If the hotel waives the fee, `fee` is the amount for which it
 * was asked to cancel, which is zero.
 */
export function storedFee(
  payer: BookingRow['fee_payer'],
  fee: DecimalMoney,
): { cancelled_fee: string; site_fee: string | null } {
  const { amount, currency } = parseMoney(fee);
  if (payer !== 'site' || amount === 0n) {
    return { cancelled_fee: JSON.stringify(fee), site_fee: null };
  }
  const none = toDecimalMoney({ amount: 0n, currency });
  return { cancelled_fee: JSON.stringify(none), site_fee: JSON.stringify(fee) };
}

/**
 * Returns the part of the fee of a canceled booking that the traveler pays. Credits pay the rest.
 */
export function ownFee(row: CreditedRow): Money {
  const price = priceOf(row);
  const { cancelled_fee: fee, status } = row;
  if (status !== 'cancelled' || !fee) return { amount: 0n, currency: price.currency };
  const whole = parseMoney(fee);
  return subtractMoney(whole, {
    ...creditsInFee(price, row.credits, whole),
    currency: fee.currency,
  });
}

const earnsNothing: readonly BookingStatus[] = ['declined', 'cancelled', 'no-show'];

/**
 * Returns the reward of the whole stay for the account of the booking, or undefined if it earns
 * nothing.
 */
export function rewardOfBooking(
  row: BookingRow,
  rewardOf: BookingCredits['rewardOf'],
): DecimalMoney | undefined {
  const { status, account_id: accountId } = row;
  if (accountId === null || earnsNothing.includes(status)) return undefined;
  const reward = rewardOf(priceOf(row));
  return reward && reward.amount > 0n ? toDecimalMoney(reward) : undefined;
}

/**
 * Returns the fee for canceling all rooms of a booking at a given time. Returns null if the state
 * does not allow a cancellation or there are no rates. Canceling a request is always free. A
 * confirmed stay costs the fee of the current step of its terms. Extras are never a part of the
 * fee.
 */
export function cancellationTerms(
  { status }: Pick<BookingRow, 'status'>,
  rates: readonly Rate[] | undefined,
  now: Date,
): { fee: DecimalMoney } | null {
  const [first] = rates ?? [];
  if (!rates || !first || (status !== 'requested' && status !== 'confirmed')) return null;
  const none = { amount: 0n, currency: first.currency };
  return { fee: toDecimalMoney(status === 'requested' ? none : cancellationFee(rates, now)) };
}
