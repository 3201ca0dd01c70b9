import { type CalendarDay, isDay, nextDayOfYear } from './calendarDay.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** '2026-11-03', '11/3/2026', 'Nov 3, 2026' and '3 Nov 2026'; the year may be missing in the last three. */
const iso = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const numbers = /^(?<month>\d{1,2})[/.-](?<day>\d{1,2})(?:[/.-](?<year>\d{4}))?$/;
const monthFirst = /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/i;
const dayFirst = /^(?<day>\d{1,2}) (?<month>[a-z]{3,9})\.?(?:,? (?<year>\d{4}))?$/i;

/**
 * Reads a day as people in the US type it, such as `formatYearDay` writes it. A day without a year is the next one from `from` on.
 * Returns undefined for a text that is no day.
 */
export function parseTypedDay(text: string, from: CalendarDay): CalendarDay | undefined {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const parts = [iso, numbers, monthFirst, dayFirst]
    .map((form) => form.exec(trimmed)?.groups)
    .find(Boolean);
  if (!parts) return undefined;
  const { year, month = '', day = '' } = parts;
  const monthAndDay = `${twoDigits(monthNumber(month))}-${twoDigits(day)}`;
  const found = year ? `${year}-${monthAndDay}` : nextDayOfYear(monthAndDay, from);
  return isDay(found) ? found : undefined;
}

function monthNumber(text: string): string {
  if (/^\d/.test(text)) return text;
  return String(1 + months.findIndex((name) => name.startsWith(text.toLowerCase())));
}

function twoDigits(text: string): string {
  return text.padStart(2, '0');
}
