import { type CalendarDay, today } from '../search/calendarDay.ts';

/**
 * Returns the current day in a time zone, such as that of a hotel; in the browser's where it is not
 * known.
 */
export function todayIn(timeZone: string | null, now: Date = new Date()): CalendarDay {
  if (timeZone === null) return today(now);
  try {
    // Swedes write a day as ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
  } catch {
    return today(now);
  }
}
