import {
  type DecimalMoney,
  type Money,
  parseMoney,
  sumMoney,
  toDecimalMoney,
} from '#contracts/money/money.ts';
import { ledgerOfRate, type PriceLedger } from '#contracts/money/priceLedger.ts';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import { type BookedCredit, shareFee, sumCredits } from '#contracts/site/credits.ts';
import { provisionalRate } from './provisionalRate.ts';
import type { BookingCredits } from './state/bookingCredits.ts';
import type { BookingRow } from './state/bookingRow.ts';

/** The price of all rooms of a booking, credits not taken off. */
export function priceOf(row: Pick<BookingRow, 'rate' | 'stay' | 'price'>): PriceLedger {
  return ledgerOfRate(row.rate ?? provisionalRate(row), row.stay.rooms);
}

/** The part of a cancellation fee that is paid with credits. */
export function creditsInFee(total: Money, credits: readonly BookedCredit[], fee: Money): Money {
  const kept = shareFee(total, credits, fee).map((credit) => credit.kept);
  return sumMoney(kept, total.currency);
}

type CreditedRow = Pick<
  BookingRow,
  'status' | 'rate' | 'stay' | 'price' | 'credits' | 'cancelled_fee'
>;

/**
 * What the site owes to the hotel for a booking as it is now; zero for one that is not confirmed. A hotel
 * charges for a room that was kept for nobody, so a `no-show` returns nothing.
 */
export function owedToHotel(row: CreditedRow): DecimalMoney {
  const { total } = priceOf(row);
  return toDecimalMoney(owed(row, total));
}

function owed({ status, credits, cancelled_fee: fee }: CreditedRow, total: Money): Money {
  if (status === 'confirmed' || status === 'stayed' || status === 'no-show') {
    return sumCredits(credits, total.currency);
  }
  if (status === 'cancelled' && fee) return creditsInFee(total, credits, parseMoney(fee));
  return { ...total, amount: 0n };
}

const earnsNothing: readonly BookingStatus[] = ['declined', 'cancelled', 'no-show'];

/** What the whole stay earns for the account of the booking; undefined for nothing. */
export function rewardOfBooking(
  row: BookingRow,
  rewardOf: BookingCredits['rewardOf'],
): DecimalMoney | undefined {
  const { status, account_id: accountId } = row;
  if (accountId === null || earnsNothing.includes(status)) return undefined;
  const reward = rewardOf(priceOf(row));
  return reward && reward.amount > 0n ? toDecimalMoney(reward) : undefined;
}
