import { dayNumber, dayText } from '#contracts/values/calendarDay.ts';

/**
 * A calendar day, `YYYY-MM-DD`. An instant is not used, because a time zone could shift a stay by a
 * day.
 */
export type CalendarDay = string;

/** Returns the current day in the browser's time zone. */
export function today(now: Date = new Date()): CalendarDay {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}

/** Returns the start of a day in the browser's time zone. `today` returns the same day for it. */
export function toLocalDate(day: CalendarDay): Date {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/**
 * Returns the next day with this month and day of the month, `MM-DD`. The search for it starts at
 * `day` itself.
 */
export function nextDayOfYear(monthAndDay: string, day: CalendarDay = today()): CalendarDay {
  const year = Number(day.slice(0, 4));
  const inThisYear = `${year}-${monthAndDay}`;
  return inThisYear >= day ? inThisYear : `${year + 1}-${monthAndDay}`;
}

/**
 * Returns the day `days` later, or '' when `day` is not a calendar day or the result is after 9999.
 */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const number = dayNumber(day);
  const text = number === undefined ? '' : dayText(number + days);
  return isDay(text) ? text : '';
}

/** Returns the number of days from one day to another, or NaN if either is not a calendar day. */
export function countDays(from: CalendarDay, to: CalendarDay): number {
  return (dayNumber(to) ?? NaN) - (dayNumber(from) ?? NaN);
}

/** Returns whether a text is an existing calendar day. */
export function isDay(text: string): boolean {
  return dayNumber(text) !== undefined;
}
