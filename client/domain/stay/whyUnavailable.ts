import {
  type CountedParty,
  countParty,
  type Party,
  partyLimits,
  sleepsRoom,
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
 * A provider has no rates for a party that no room sleeps: the rooms themselves then say so.
 */
export function whyUnavailable(
  hotel: KnownRates & Pick<Hotel, 'room_groups'>,
  party: Party,
): Unavailable {
  const rates = hotel.rates ?? [];
  const full = isFull(hotel);
  if (rates.length === 0 && !full) return { reason: 'unknown' };
  const kinds = full
    ? (hotel.room_groups ?? []).map(({ sleeps }) => ({ sleeps, left: null }))
    : rates.map((rate) => ({ sleeps: roomOfRate(hotel, rate)?.sleeps, left: rate.left }));
  const sleepAll = (rooms: CountedParty) =>
    kinds.filter(({ sleeps }) => rooms.every((room) => sleepsRoom(sleeps, room)));
  const isTooLarge = kinds.length > 0 && sleepAll(party).length === 0;
  if (!isTooLarge) return { reason: full ? 'full' : 'few' };
  const { adults } = countParty(party);
  const ages = party.flatMap(({ childAges }) => childAges);
  const roomier = roomNumbers
    .filter((number) => number > party.length && number <= adults)
    .map((number) => spreadParty(number, adults, ages))
    .find((rooms) => sleepAll(rooms).some(({ left }) => (left ?? Infinity) >= rooms.length));
  return { reason: 'tooMany', roomier };
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
