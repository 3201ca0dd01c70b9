import { type Money, multiplyMoney } from '#contracts/money/money.ts';
import { type CalendarDay, priceOfDay } from '#contracts/provider/calendar.ts';
import { addDays, countDays } from '../search/calendarDay.ts';
import type { Stay } from '../search/searchQuery.ts';

/** A stay on other days, and what its nights cost one by one, which is about what it costs. */
export interface OtherStay extends Stay {
  readonly about: Money;
}

const mostStays = 3;

/** How many days earlier and later a stay on flexible days may begin. */
export const flexibleDays = 3;

/**
 * The stays of as many nights that are nearest to the one that was wanted; at most three, in the
 * order of their days.
 */
export function otherDays(
  calendar: readonly CalendarDay[],
  stay: Stay,
  rooms: number,
): OtherStay[] {
  return knownStays(calendar, stay, rooms)
    .sort((one, other) => daysBetween(stay, one) - daysBetween(stay, other))
    .slice(0, mostStays)
    .sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1));
}

/**
 * The stays of as many nights that begin up to three days earlier or later than the one that was
 * wanted, itself among them, in the order of their days.
 */
export function flexibleStays(
  calendar: readonly CalendarDay[],
  stay: Stay,
  rooms: number,
): OtherStay[] {
  return knownStays(calendar, stay, rooms)
    .filter((other) => daysBetween(stay, other) <= flexibleDays)
    .sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1));
}

function daysBetween(one: Stay, other: Stay): number {
  return Math.abs(countDays(one.checkIn, other.checkIn));
}

/** The stays of as many nights, each night of which has a price in the calendar. */
function knownStays(
  calendar: readonly CalendarDay[],
  { checkIn, checkOut }: Stay,
  rooms: number,
): OtherStay[] {
  const nights = countDays(checkIn, checkOut);
  const days = new Map(calendar.map((day) => [day.date, day]));
  const total = (from: string): Money | undefined => {
    const first = days.get(from);
    if (!first || first.arrival === false || (first.min_nights ?? 1) > nights) return undefined;
    const prices = Array.from({ length: nights }, (_, night) => {
      const day = days.get(addDays(from, night));
      return day && priceOfDay(day);
    }).filter((price) => price !== undefined);
    const [price] = prices;
    if (!price || prices.length < nights) return undefined;
    if (prices.some(({ currency }) => currency !== price.currency)) return undefined;
    const amount = prices.reduce((sum, each) => sum + each.amount, 0n);
    return multiplyMoney({ amount, currency: price.currency }, rooms);
  };
  return calendar.flatMap(({ date }) => {
    const about = total(date);
    return about ? [{ checkIn: date, checkOut: addDays(date, nights), about }] : [];
  });
}
