import { type CountedParty, countParty } from '../values/party.ts';
import type { I18n } from './createI18n.ts';
import type { FirstTexts } from './en/firstTexts.ts';

/** A language with the texts of stays, which pages and mails share. */
export type StayI18n = I18n<Pick<FirstTexts, 'stay'>>;

/**
 * Returns 'Nov 3 - Nov 4', only one of the two days if the other is missing, or '' without days.
 */
export function daysText({ t, formats }: StayI18n, checkIn: string, checkOut: string): string {
  const [from, to] = [formats.day(checkIn), formats.day(checkOut)];
  return from && to ? t('stay.days', { from, to }) : from || to;
}

/** Returns '2 adults', or '2 adults, 1 child'. */
export function guestsText({ t }: StayI18n, party: CountedParty): string {
  const { adults, children } = countParty(party);
  return t('stay.guests', { adults, children });
}

/** Returns '2 travelers, 1 room', the form of a party in the search bar. Spec §2. */
export function partyText({ t }: StayI18n, party: CountedParty): string {
  const { adults, children, rooms } = countParty(party);
  return t('stay.party', { travelers: adults + children, rooms });
}
