import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { type CalendarDay, isDay, nextDayOfYear } from './calendarDay.ts';

const yearFirst = /^(?<year>\d{4}) ?[/.-] ?(?<month>\d{1,2}) ?[/.-] ?(?<day>\d{1,2})$/;
const numbers = /^(?<first>\d{1,2}) ?[/.-] ?(?<second>\d{1,2})(?:\.| ?[/.-] ?(?<year>\d{4}))?$/;
const nameFirst = /^(?<name>\p{L}{3,})\.? (?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/u;
const dayFirst = /^(?<day>\d{1,2})(?:\.|er)? ?(?<name>\p{L}{3,})\.?(?:,? (?<year>\d{4}))?$/u;

/**
 * Reads a day as people type it in the language, and as `formats.yearDay` writes it: '2026-11-03',
 * 'Nov 3, 2026', '3. November', '3/11' or '11/3/2026', day and month in the order of the language.
 * A day without a year is the next one from `from` on. Returns undefined for a text that is no day.
 */
export function parseTypedDay(
  i18n: SiteI18n,
  text: string,
  from: CalendarDay,
): CalendarDay | undefined {
  const typed = foldText(latinDigits(text));
  const parts = [yearFirst, numbers, nameFirst, dayFirst]
    .map((form) => form.exec(typed)?.groups)
    .find(Boolean);
  if (!parts) return undefined;
  const { year, name, first = '', second = '' } = parts;
  const inOrder = monthIsFirst(i18n) ? [first, second] : [second, first];
  const [month = '', day = ''] = first ? inOrder : [parts.month, parts.day];
  const number = name ? monthNamed(i18n, name) : month;
  const monthAndDay = `${twoDigits(number)}-${twoDigits(day)}`;
  const found = year ? `${year}-${monthAndDay}` : nextDayOfYear(monthAndDay, from);
  return isDay(found) ? found : undefined;
}

/** Whether 2/3 is 3 February in the language. */
function monthIsFirst({ formats }: SiteI18n): boolean {
  const text = formats.dayWith('2001-02-03', { month: 'numeric', day: 'numeric' });
  return /\d+/.exec(text)?.[0] === '2';
}

/**
 * The number of the month whose name begins so, or '' if there is none, or several as for the
 * French 'jui'.
 */
function monthNamed({ formats }: SiteI18n, name: string): string {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1));
  const [month = '', ...others] = months.filter((each) =>
    foldText(formats.dayWith(`2001-${twoDigits(each)}-01`, { month: 'long' })).startsWith(name),
  );
  return others.length === 0 ? month : '';
}

function twoDigits(text: string): string {
  return text.padStart(2, '0');
}

const arabic = '٠١٢٣٤٥٦٧٨٩';
const persian = '۰۱۲۳۴۵۶۷۸۹';

/**
 * A text that was typed, with Latin digits for Arabic and Persian ones, and without marks of
 * direction.
 */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) =>
      String(Math.max(arabic.indexOf(digit), persian.indexOf(digit))),
    )
    .replace(/[\u061c\u200e\u200f]/g, '');
}
