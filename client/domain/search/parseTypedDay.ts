import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { type CalendarDay, isDay, nextDayOfYear } from './calendarDay.ts';

const yearFirst = /^(?<year>\d{4}) ?[/.-] ?(?<month>\d{1,2}) ?[/.-] ?(?<day>\d{1,2})$/;
const numbers =
  /^(?<first>\d{1,2}) ?(?<sign>[/.-]) ?(?<second>\d{1,2})(?:\.| ?[/.-] ?(?<year>\d{4}|\d{2}))?$/;
const nameFirst = /^(?<name>\p{L}{3,})\.? (?<day>\d{1,2})(?:,? (?<year>\d{4}))?$/u;
const dayFirst = /^(?<day>\d{1,2})(?:\.|er)? ?(?<name>\p{L}{3,})\.?(?:,? (?<year>\d{4}))?$/u;

/**
 * Reads a day as people type it or as `formats.yearDay` writes it: '2026-11-03', 'Nov 3, 2026', '3.
 * November', '3.11.', '3/11' or '11/3/26'. The names of months are those of the page's language.
 *
 * If a dot separates the numbers, the day comes before the month. It also comes first if the
 * language, or the browser's locale as a BCP 47 tag such as `en-GB`, has that order. A day without
 * a year is the next such day from `from` on. Returns undefined for a text that is not a day.
 */
export function parseTypedDay(
  i18n: SiteI18n,
  text: string,
  from: CalendarDay,
  locale: string,
): CalendarDay | undefined {
  const typed = foldText(latinDigits(text));
  const parts = [yearFirst, numbers, nameFirst, dayFirst]
    .map((form) => form.exec(typed)?.groups)
    .find(Boolean);
  if (!parts) return undefined;
  const { year, name, first = '', second = '', sign } = parts;
  const isMonthFirst = sign !== '.' && [i18n.formats.locale, locale].every(monthIsFirst);
  const inOrder = isMonthFirst ? [first, second] : [second, first];
  const [month = '', day = ''] = first ? inOrder : [parts.month, parts.day];
  const number = name ? monthNamed(i18n, name) : month;
  const monthAndDay = `${twoDigits(number)}-${twoDigits(day)}`;
  const found = year
    ? `${year.padStart(4, '20')}-${monthAndDay}`
    : nextDayOfYear(monthAndDay, from);
  return isDay(found) ? found : undefined;
}

/**
 * Returns whether a typed text can mean two different days, such as '12/04/2027'. A dot between the
 * numbers means that the day comes first.
 */
export function hasTwoReadings(text = ''): boolean {
  const { first, second, sign } = numbers.exec(foldText(latinDigits(text)))?.groups ?? {};
  return sign !== '.' && first !== second && Math.max(Number(first), Number(second)) <= 12;
}

/**
 * Returns a hint if other people would read a typed text as another day, or if the text is not a
 * day from `from` on. Returns '' for any other text. `day` is the day that was read from the text.
 */
export function readingText(
  { t, formats }: SiteI18n,
  text: string,
  day: CalendarDay | undefined,
  from: CalendarDay,
): string {
  if (day === undefined) {
    return t('searchFields.dayRejected', { text, day: formats.yearDay(from) });
  }
  if (!hasTwoReadings(text)) return '';
  return t('searchFields.dayRead', { text, day: formats.writtenDay(day) });
}

/**
 * Returns whether 2/3 is February 3 in a locale. Some browsers report a locale that is not a BCP 47
 * tag, such as `C` or `en-US@posix`. In that case only the language counts.
 */
function monthIsFirst(locale: string): boolean {
  try {
    const format = new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      month: 'numeric',
      day: 'numeric',
    });
    const first = format.formatToParts().find(({ type }) => type === 'month' || type === 'day');
    return first?.type === 'month';
  } catch {
    return true;
  }
}

/**
 * Returns the number of the month whose name begins with this text. Returns '' if there is no such
 * month, or several, as for the French 'jui'.
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
 * Returns a typed text with Latin digits instead of Arabic and Persian digits, and without
 * direction marks.
 */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) =>
      String(Math.max(arabic.indexOf(digit), persian.indexOf(digit))),
    )
    .replace(/[\u061c\u200e\u200f]/g, '');
}
