import { dayMs, hourMs } from '#contracts/values/durations.ts';
import type { BookingContext, BookingCredits } from './bookingContext.ts';
import { isOnRequest, ratesOf, type RoomsRow } from './bookedRooms.ts';
import { rewardOfBooking } from './bookingPrice.ts';
import type { BookingRow } from './bookingRow.ts';

/** The time over which the look-ups of one day are spread, in milliseconds. */
const spreadMs = 6 * hourMs;

/**
 * Returns when the worker must continue a booking in this state, or null for never. A request is
 * due halfway to its deadline, to remind the hotel, and at the deadline. A reservation at the
 * provider is looked up a week before check-in, a day before check-in, and after check-out. If
 * nobody has reported the stay (`isUnreported`), it is looked up once more before it earns.
 */
export function nextAttemptAt(
  row: BookingRow,
  { now, credits }: Pick<BookingContext, 'now' | 'credits'>,
  isUnreported = false,
): Date | null {
  switch (row.status) {
    case 'requested':
      return nextOfRequest(row, now());
    case 'confirmed':
      return isAtProvider(row) ? nextLookUp(row, now()) : whenDayHasPassed(row.check_out);
    case 'stayed':
      return isUnreported ? lastLookUpAt(row, credits) : null;
    default:
      return null;
  }
}

/**
 * Returns when a request is due. Old requests have no deadline and end once their check-in has
 * passed.
 */
function nextOfRequest({ check_in, answer_by: end, reminded_at }: BookingRow, now: Date): Date {
  if (end === null) return whenDayHasPassed(check_in);
  return reminded_at ? end : new Date((now.getTime() + end.getTime()) / 2);
}

/**
 * Returns whether the provider has a reservation for the booking. A request that the desk has
 * confirmed has none.
 */
export function isAtProvider(row: RoomsRow & Pick<BookingRow, 'reference'>): boolean {
  return row.reference !== null && !isOnRequest(ratesOf(row));
}

function nextLookUp({ id, check_in, check_out }: BookingRow, now: Date): Date {
  if (dayHasPassed(check_out, now)) return now;
  const checkIn = Date.parse(`${check_in}T00:00:00Z`);
  const spread = spreadOf(id);
  const last = new Date(whenDayHasPassed(check_out).getTime() + spread);
  const before = [checkIn - 7 * dayMs, checkIn - dayMs].map((time) => new Date(time - spread));
  return before.find((time) => time > now) ?? last;
}

/**
 * Returns an offset that spreads the look-ups of one day over some hours. Ids are random, so it
 * comes from their first digits.
 */
function spreadOf(id: string): number {
  return Math.floor((Number.parseInt(id.slice(0, 8), 16) / 2 ** 32) * spreadMs);
}

/** Returns the time from which a calendar day has passed everywhere: noon UTC on the next day. */
export function whenDayHasPassed(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 36 * hourMs);
}

/** Returns whether a calendar day has passed everywhere. */
export function dayHasPassed(day: string, now: Date): boolean {
  return now >= whenDayHasPassed(day);
}

type Earning = Pick<BookingCredits, 'rewardOf' | 'delayDays' | 'earnsUnreported'>;

/**
 * Returns when the provider is asked once more about a stay that nobody has reported, or null if
 * the stay earns nothing.
 */
export function lastLookUpAt(row: BookingRow, { rewardOf, delayDays }: Earning): Date | null {
  if (!rewardOfBooking(row, rewardOf)) return null;
  return new Date(whenDayHasPassed(row.check_out).getTime() + delayDays * dayMs);
}

/** Returns when a stay earns if nobody reports it, or null for never. */
export function whenStayEarns(row: BookingRow, credits: Earning): Date | null {
  const reward = rewardOfBooking(row, credits.rewardOf);
  return reward && credits.earnsUnreported(reward.currency) ? lastLookUpAt(row, credits) : null;
}
