import { dayMs } from './durations.ts';

/** The form of a calendar day: `YYYY-MM-DD`. */
export const calendarDayPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns a calendar day as the number of days since 1970-01-01. Returns undefined if the text is
 * not `YYYY-MM-DD` or no such day exists. Year 0 does not exist either, because PostgreSQL refuses
 * it.
 */
export function dayNumber(day: string): number | undefined {
  if (!calendarDayPattern.test(day) || day.startsWith('0000')) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // `Date` reads February 30 as March 2. The date of an invalid time is NaN, which never equals the
  // day.
  if (new Date(time).getUTCDate() !== Number(day.slice(8))) return undefined;
  return time / dayMs;
}

/** Returns the UTC day of a time in milliseconds, as the number of days since 1970-01-01. */
export function dayNumberAt(time: number): number {
  return Math.floor(time / dayMs);
}

/** Returns the UTC day of a time in milliseconds, as `YYYY-MM-DD`. */
export function dayAt(time: number): string {
  return dayText(dayNumberAt(time));
}

/** Returns the calendar day for a number of days since 1970-01-01. Reverses `dayNumber`. */
export function dayText(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}
