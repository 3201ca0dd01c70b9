import { dayMs } from './durations.ts';

/** How a calendar day is written: `YYYY-MM-DD`. */
export const calendarDayPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A calendar day as days since 1970-01-01; undefined when the text is not `YYYY-MM-DD` or no such
 * day exists. There is no year 0, which PostgreSQL would refuse.
 */
export function dayNumber(day: string): number | undefined {
  if (!calendarDayPattern.test(day) || day.startsWith('0000')) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // `Date` reads February 30 as March 2. The date of no time at all is NaN, which is no day either.
  if (new Date(time).getUTCDate() !== Number(day.slice(8))) return undefined;
  return time / dayMs;
}

/** The day of UTC at a time in milliseconds, as days since 1970-01-01. */
export function dayNumberAt(time: number): number {
  return Math.floor(time / dayMs);
}

/** The day of UTC at a time in milliseconds, `YYYY-MM-DD`. */
export function dayAt(time: number): string {
  return dayText(dayNumberAt(time));
}

/** The calendar day of a number of days since 1970-01-01. Reverses `dayNumber`. */
export function dayText(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}
