import { compareMoney, type Money } from '#contracts/money/money.ts';
import { type CalendarDay, priceOfDay } from '#contracts/provider/calendar.ts';
import { addDays, countDays } from '../search/calendarDay.ts';
import type { Stay } from '../search/searchQuery.ts';

const mostStays = 3;

/** The number of days by which a stay on flexible days may begin earlier or later. */
const flexibleDays = 3;

/**
 * Returns stays of the same length that begin up to three days before or after the wanted stay. The
 * wanted stay is one of them. The stays are in the order of their days. No stay begins before
 * `today`, except the wanted stay itself.
 */
export function flexibleStays({ checkIn, checkOut }: Stay, today: string): Stay[] {
  return Array.from({ length: 2 * flexibleDays + 1 }, (_, index) => index - flexibleDays)
    .map((days) => ({ checkIn: addDays(checkIn, days), checkOut: addDays(checkOut, days) }))
    .filter((stay) => stay.checkIn >= today || stay.checkIn === checkIn)
    .filter((stay) => stay.checkOut !== '');
}

/**
 * Returns at most three other stays of the same length, in the order of their days. They are the
 * stays nearest to the wanted stay for which each night has a price in the calendar.
 *
 * The calendar gives only the prices of single nights. Only a request can show whether a room is
 * free for all nights and how much the stay costs.
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
 * Returns the lowest of several prices if any other is higher. Undefined if all prices are equal,
 * or if they are in several currencies.
 */
export function lowestOf([first, ...others]: readonly Money[]): Money | undefined {
  if (!first || others.some(({ currency }) => currency !== first.currency)) return undefined;
  const lowest = others.reduce(
    (best, price) => (compareMoney(price, best) < 0 ? price : best),
    first,
  );
  return [first, ...others].some((price) => compareMoney(price, lowest) > 0) ? lowest : undefined;
}
