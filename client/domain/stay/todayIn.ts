import { type CalendarDay, today } from '../search/calendarDay.ts';

/**
 * Returns the current day in a time zone, such as that of a hotel, or in the browser's time zone if
 * it is unknown.
 */
export function todayIn(timeZone: string | null, now: Date = new Date()): CalendarDay {
  if (timeZone === null) return today(now);
  try {
    // The Swedish format of a day is the same as ISO 8601.
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  } catch {
    return today(now);
  }
}
