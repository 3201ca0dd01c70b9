import { stay } from '#contracts/texts/en/stay.ts';

/** A calendar day, `YYYY-MM-DD`. It is not an instant, so that no time zone moves a stay by a day. */
export type CalendarDay = string;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the current day in the browser's time zone. */
export function today(now: Date = new Date()): CalendarDay {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}

/** Returns the start of a day in the browser's time zone, of which `today` returns the day again. */
export function toLocalDate(day: CalendarDay): Date {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** Returns the next day, including `day` itself, with this month and day, `MM-DD`. */
export function nextDayOfYear(monthAndDay: string, day: CalendarDay = today()): CalendarDay {
  const year = Number(day.slice(0, 4));
  const inThisYear = `${year}-${monthAndDay}`;
  return inThisYear >= day ? inThisYear : `${year + 1}-${monthAndDay}`;
}

/** Returns the day `days` later, or '' when `day` is not a calendar day or the result is after 9999. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const start = Date.parse(`${day}T00:00:00Z`);
  const text = Number.isNaN(start) ? '' : new Date(start + days * dayMs).toISOString();
  return /^\d/.test(text) ? text.slice(0, 10) : '';
}

/** Returns how many days there are from one day to another, or NaN when either is not a calendar day. */
export function countDays(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;
}

/** Whether a text is a calendar day that exists. */
export function isDay(text: string): boolean {
  return text !== '' && addDays(text, 0) === text;
}

function formatDay(day: CalendarDay, parts?: Intl.DateTimeFormatOptions): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return '';
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...parts,
    timeZone: 'UTC',
  }).format(instant);
}

/** Returns 'Sun, Nov 3, 2024', or '' when `day` is not a calendar day. */
export function formatFullDay(day: CalendarDay): string {
  return formatDay(day, { weekday: 'short', year: 'numeric' });
}

/** Returns 'Nov 3, 2026', or '' when `day` is not a calendar day. */
export function formatYearDay(day: CalendarDay): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return '';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(instant);
}

/** Returns 'Nov 3 - Nov 4', only one of the two if the other is not given, or ''. */
export function formatStay(checkIn: CalendarDay, checkOut: CalendarDay): string {
  return [formatDay(checkIn), formatDay(checkOut)].filter(Boolean).join(' - ');
}

/**
 * The same, with the year of days that are not the next ones of that name: 'Dec 10 - Dec 13, 2028', or
 * 'Dec 30, 2028 - Jan 2, 2029'.
 */
export function formatStayWithYear(checkIn: CalendarDay, checkOut: CalendarDay): string {
  const days = [checkIn, checkOut].filter(isDay);
  if (days.every((day) => day === nextDayOfYear(day.slice(5))))
    return formatStay(checkIn, checkOut);
  const [year, ...others] = [...new Set(days.map((day) => day.slice(0, 4)))];
  return others.length > 0
    ? days.map(formatYearDay).join(' - ')
    : `${formatStay(checkIn, checkOut)}, ${year}`;
}

/** What live pages say of the days where none were chosen: providers give the rates of one night from today. */
export const tonight = stay.tonight;
