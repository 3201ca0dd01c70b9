import { ledgerOfRate, type PriceLedger, withCredits } from '../money/priceLedger.ts';
import type { Booking } from './bookings.ts';
import { toCredit } from './credits.ts';

/** The price of all rooms of a booking, with its credits taken off. */
export function ledgerOfBooking({
  rate,
  stay,
  credits,
}: Pick<Booking, 'rate' | 'stay' | 'credits'>): PriceLedger {
  return withCredits(ledgerOfRate(rate, stay.rooms), credits.map(toCredit));
}
