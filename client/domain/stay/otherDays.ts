import { compareMoney, type Money } from '#contracts/money/money.ts';
import { type CalendarDay, priceOfDay } from '#contracts/provider/calendar.ts';
import { addDays, countDays } from '../search/calendarDay.ts';
import type { Stay } from '../search/searchQuery.ts';

const mostStays = 3;

/** How many days earlier and later a stay on flexible days may begin. */
const flexibleDays = 3;

/**
 * The stays of as many nights that begin up to three days earlier or later than the one that was
 * wanted, itself among them, in the order of their days. None begins before `today`, unless the
 * wanted one does.
 */
export function flexibleStays({ checkIn, checkOut }: Stay, today: string): Stay[] {
  return Array.from({ length: 2 * flexibleDays + 1 }, (_, index) => index - flexibleDays)
    .map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }))
    .filter((stay) => stay.checkIn >= today || stay.checkIn === checkIn)
    .filter((stay) => stay.checkOut !== '');
}

/**
 * The other stays of as many nights that are nearest to the one that was wanted, each night of which
 * has a price in the calendar; at most three, in the order of their days. The calendar tells the
 * price of single nights only, so whether a room is free for all nights, and what the stay costs,
 * must be requested.
 */
export function otherDays(calendar: readonly CalendarDay[], { checkIn, checkOut }: Stay): Stay[] {
  const nights = countDays(checkIn, checkOut);
  const days = new Map(calendar.map((day) => [day.date, day]));
  const mayBeFree = (first: CalendarDay) =>
    first.arrival !== false &&
    (first.min_nights ?? 1) <= nights &&
    Array.from({ length: nights }, (_, night) => days.get(addDays(first.date, night))).every(
      (day) => day && priceOfDay(day),
    );
  const daysAway = (day: string) => Math.abs(countDays(checkIn, day));
  return calendar
    .filter((day) => day.date !== checkIn && mayBeFree(day))
    .map(({ date }) => ({ checkIn: date, checkOut: addDays(date, nights) }))
    .sort((one, other) => daysAway(one.checkIn) - daysAway(other.checkIn))
    .slice(0, mostStays)
    .sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1));
}

/**
 * The lowest of several prices, where others are higher. Undefined where all are the same, or they
 * have several currencies.
 */
export function lowestOf([first, ...others]: readonly Money[]): Money | undefined {
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined;
  const lowest = others.reduce(
    (best, price) => (compareMoney(price, best) < 0 ? price : best),
    first,
  );
  return [first, ...others].some((price) => compareMoney(price, lowest) > 0) ? lowest : undefined;
}
