import { countParty, type Party, sleepsRoom } from '#contracts/values/party.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { I18n } from '#contracts/texts/createI18n.ts';
import type { FirstTexts } from '#contracts/texts/en/firstTexts.ts';
import type { WithParty } from '../search/party.ts';
import type { Stay } from '../search/searchQuery.ts';
import { roomOfRate } from './offers.ts';

/**
 * Why a hotel has no offer for a party: nothing left, prices not known, fewer rooms left than asked
 * for, or too many people for that many rooms.
 */
export type WhyUnavailable = 'full' | 'unknown' | 'few' | 'tooMany';

/** What is known of a hotel's rates. */
export type KnownRates = Pick<Hotel, 'rates'> & {
  /**
   * Set where none of the rates that the provider sent could be used, such as rates for other days.
   */
  ratesLeftOut?: boolean;
};

/** Whether the provider says that a hotel has no room left. */
export function isFull({ rates, ratesLeftOut = false }: KnownRates): boolean {
  return rates?.length === 0 && !ratesLeftOut;
}

/**
 * Why a hotel that has no offer for a party has none: no prices, nothing left, or too many people.
 * A provider has no rates for a party that no room sleeps: the rooms themselves then say so.
 */
export function whyUnavailable(
  hotel: KnownRates & Pick<Hotel, 'room_groups'>,
  party: Party,
): WhyUnavailable {
  const full = isFull(hotel);
  if (!hotel.rates?.length && !full) return 'unknown';
  const kinds = kindsOf(hotel);
  const hasBeds = party.every((room) => kinds.some(({ sleeps }) => sleepsRoom(sleeps, room)));
  if (kinds.length > 0 && !hasBeds) return 'tooMany';
  return full ? 'full' : 'few';
}

/** The kinds of room that a hotel sells, with how many are left; all that it has if it is full. */
export function kindsOf(hotel: KnownRates & Pick<Hotel, 'room_groups'>): readonly {
  readonly sleeps: number | null | undefined;
  readonly left: number | null | undefined;
}[] {
  return isFull(hotel)
    ? (hotel.room_groups ?? []).map(({ sleeps }) => ({ sleeps, left: null }))
    : (hotel.rates ?? []).map((rate) => ({
        sleeps: roomOfRate(hotel, rate)?.sleeps,
        left: rate.left,
      }));
}

/**
 * Why a hotel has no offer for a party, in words without a full stop. Without days what is known is
 * for tonight: nobody has asked about 'these dates', least of all a search engine.
 */
export function unavailableText(
  { t }: I18n<Pick<FirstTexts, 'hotels'>>,
  reason: WhyUnavailable,
  { party, checkIn }: WithParty & Partial<Stay>,
): string {
  const { rooms, adults, children } = countParty(party);
  switch (reason) {
    case 'few':
      return t('hotels.unavailable.few', { rooms });
    case 'tooMany':
      return t('hotels.unavailable.tooMany', { adults, children, travelers: adults + children });
    default:
      return t(
        `hotels.unavailable.${reason === 'full' && checkIn === '' ? 'fullTonight' : reason}`,
      );
  }
}
