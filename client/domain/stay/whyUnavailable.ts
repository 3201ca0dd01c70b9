import {
  countParty,
  type Party,
  partyLimits,
  sleepsParty,
  spreadParty,
} from '#contracts/values/party.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { I18n } from '#contracts/texts/createI18n.ts';
import type { FirstTexts } from '#contracts/texts/en/firstTexts.ts';
import type { WithParty } from '../search/party.ts';
import type { Stay } from '../search/searchQuery.ts';
import { roomOfRate } from './offers.ts';

/** Why a hotel has no offer for a party. */
export interface Unavailable {
  /**
   * Nothing left, prices not known, fewer rooms left than asked for, or too many people for that
   * many rooms.
   */
  readonly reason: 'full' | 'unknown' | 'few' | 'tooMany';
  /**
   * The same people in more rooms, in which the hotel takes them. Undefined where the number of
   * rooms is not the cause.
   */
  readonly roomier?: Party | undefined;
}

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
 */
export function whyUnavailable(
  hotel: KnownRates & Pick<Hotel, 'room_groups'>,
  party: Party,
): Unavailable {
  if (isFull(hotel)) return { reason: 'full' };
  const rates = hotel.rates ?? [];
  if (rates.length === 0) return { reason: 'unknown' };
  const { rooms: asked, adults, children } = countParty(party);
  const people = adults + children;
  const sleeps = (rooms: number) =>
    rates.filter((rate) => sleepsParty(roomOfRate(hotel, rate)?.sleeps, { rooms, people }));
  if (sleeps(asked).length > 0) return { reason: 'few' };
  const rooms = roomNumbers.find(
    (number) =>
      number > asked &&
      number <= adults &&
      sleeps(number).some(({ left }) => (left ?? Infinity) >= number),
  );
  const ages = party.flatMap(({ childAges }) => childAges);
  return { reason: 'tooMany', ...(rooms && { roomier: spreadParty(rooms, adults, ages) }) };
}

/**
 * Why a hotel has no offer for a party, in words without a full stop. Without days what is known is
 * for tonight: nobody has asked about 'these dates', least of all a search engine.
 */
export function unavailableText(
  { t }: I18n<Pick<FirstTexts, 'hotels'>>,
  reason: Unavailable['reason'],
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

const roomNumbers = Array.from({ length: partyLimits.rooms }, (_, index) => index + 1);
