/** A calendar day as `YYYY-MM-DD`: never an instant, so that no time zone moves a stay by a day. */
export type CalendarDay = string;

const dayMs = 24 * 60 * 60 * 1000;

/** The day it is where the traveller sits. */
export function today(now: Date = new Date()): CalendarDay {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}

/** The next day, today included, that has this month and day, `MM-DD`. */
export function nextDayOfYear(monthAndDay: string, day: CalendarDay = today()): CalendarDay {
  const year = Number(day.slice(0, 4));
  const inThisYear = `${year}-${monthAndDay}`;
  return inThisYear >= day ? inThisYear : `${year + 1}-${monthAndDay}`;
}

/** The day `days` later; '' when `day` is not a day. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const start = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(start) ? '' : new Date(start + days * dayMs).toISOString().slice(0, 10);
}

/** Whether a text is a day that the calendar has: a date field shows no other. */
export function isDay(text: string): boolean {
  return text !== '' && addDays(text, 0) === text;
}

function formatDay(day: CalendarDay): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return '';
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(instant);
}

/** 'Nov 3 - Nov 4', one of the two where the other is not given, or ''. */
export function formatStay(checkIn: CalendarDay, checkOut: CalendarDay): string {
  return [formatDay(checkIn), formatDay(checkOut)].filter(Boolean).join(' - ');
}
