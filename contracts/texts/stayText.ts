import type { I18n } from './createI18n.ts';
import type { FirstTexts } from './en/firstTexts.ts';

/** A language with the texts of stays, which pages and mails share. */
export type StayI18n = I18n<Pick<FirstTexts, 'stay'>>;

/** 'Nov 3 - Nov 4', only one of the two days if the other is not given, or ''. */
export function daysText({ t, formats }: StayI18n, checkIn: string, checkOut: string): string {
  const [from, to] = [formats.day(checkIn), formats.day(checkOut)];
  return from && to ? t('stay.days', { from, to }) : from || to;
}

/** '2 adults', or '2 adults, 1 child'. A child is given by its age in years. */
export function guestsText(
  { t }: StayI18n,
  { adults, childAges }: { adults: number; childAges: readonly unknown[] },
): string {
  return t('stay.guests', { adults, children: childAges.length });
}

/** '2 travelers, 1 room', as the search bar shows a party. Spec §2. */
export function partyText(
  { t }: StayI18n,
  { adults, childAges, rooms }: { adults: number; childAges: readonly unknown[]; rooms: number },
): string {
  return t('stay.party', { travelers: adults + childAges.length, rooms });
}
