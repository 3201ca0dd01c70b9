import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { daysText, guestsText } from '#contracts/texts/stayText.ts';
import type { StayAndParty } from '../addresses/stayAddress.ts';
import { addDays, type CalendarDay, countDays, isDay, nextDayOfYear } from './calendarDay.ts';
import type { Stay } from './searchQuery.ts';

/**
 * Returns 'Nov 3 - Nov 5, 2 nights, 2 adults', with the number of rooms if there are several. As in
 * requests to providers, a single day stands for the one night after the check-in or before the
 * check-out. No day stands for tonight.
 */
export function describeStay(i18n: SiteI18n, stay: StayAndParty): string {
  const { t } = i18n;
  const rooms = stay.party.length;
  const guests = guestsText(i18n, stay.party);
  if (stay.checkIn === '' && stay.checkOut === '') {
    return t('search.stayTonight', { tonight: t('stay.tonight'), guests, rooms });
  }
  const { from, to } = wholeStay(stay);
  const days = stayDaysText(i18n, from, to);
  return t('search.stay', { days, nights: countDays(from, to), guests, rooms });
}

/**
 * Returns 'Nov 3 - Nov 4'. The year is left out if each day is the next day with its month and day
 * of the month, counted from today. Otherwise the text includes it: 'Dec 10 - Dec 13, 2028'.
 */
export function stayDaysText(i18n: SiteI18n, checkIn: CalendarDay, checkOut: CalendarDay): string {
  const { t, formats } = i18n;
  const days = [checkIn, checkOut].filter(isDay);
  if (days.every((day) => day === nextDayOfYear(day.slice(5)))) {
    return daysText(i18n, checkIn, checkOut);
  }
  const [from = '', to] = days;
  if (!to) return formats.yearDay(from);
  const year = from.slice(0, 4);
  return year === to.slice(0, 4)
    ? t('stay.daysOfYear', { from: formats.day(from), to: formats.day(to), year })
    : t('stay.days', { from: formats.yearDay(from), to: formats.yearDay(to) });
}

function wholeStay({ checkIn, checkOut }: Stay): { from: CalendarDay; to: CalendarDay } {
  return { from: checkIn || addDays(checkOut, -1), to: checkOut || addDays(checkIn, 1) };
}
