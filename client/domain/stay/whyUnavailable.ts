import { countParty, type Party, sleepsRoom } from '#contracts/values/party.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { I18n } from '#contracts/texts/createI18n.ts';
import type { FirstTexts } from '#contracts/texts/en/firstTexts.ts';
import type { WithParty } from '../search/party.ts';
import type { Stay } from '../search/searchQuery.ts';
import { roomOfRate } from './offers.ts';

/**
 * The reason why a hotel has no offer for a party. `full`: no room is free. `unknown`: its prices
 * are unknown. `few`: too few rooms are left. `tooMany`: the rooms cannot take that many people.
 */
export type WhyUnavailable = 'full' | 'unknown' | 'few' | 'tooMany';

/** The known data of a hotel's rates. */
export type KnownRates = Pick<Hotel, 'rates'> & {
  /**
   * Whether the provider sent rates of which none could be used, for example because they were for
   * other days.
   */
  ratesLeftOut?: boolean;
};

/** Returns whether the provider says that a hotel has no room left. */
export function isFull({ rates, ratesLeftOut = false }: KnownRates): boolean {
  return rates?.length === 0 && !ratesLeftOut;
}

/**
 * Returns the reason why a hotel has no offer for a party. If no room is large enough for the
 * party, a provider sends no rates. In that case, the reason is derived from the rooms themselves.
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

/**
 * Returns the kinds of room that a hotel sells and how many of each are left. For a full hotel
 * these are all of its kinds.
 */
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
 * Returns the reason why a hotel has no offer for a party, without a full stop. If no days are
 * chosen, as by search engines, the rates are those for tonight, and the text must not speak of
 * 'these dates'.
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
