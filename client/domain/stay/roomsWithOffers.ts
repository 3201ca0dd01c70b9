import type { RoomGroup } from '#contracts/provider/hotels.ts';
import { compareMoney } from '#contracts/money/money.ts';
import { factsOf, type RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '../search/party.ts';
import { type HotelOffers, type Offer, offersFor, roomOfRate } from './offers.ts';

/** A room of a hotel with the offers in it that fit a party. */
export interface RoomWithOffers {
  room: RoomGroup;
  /** The cheapest first, one for each set of terms. */
  offers: readonly Offer[];
}

/**
 * The rooms with their offers, the room with the cheapest one first and those without any last. Of
 * offers whose terms read the same, as `termsOf` gives them, the cheapest is kept. Offers
 * with more of the facts that are wanted come first.
 */
export function roomsWithOffers(
  hotel: HotelOffers,
  party: Party,
  termsOf: (offer: Offer) => string,
  wanted: readonly RateFact[] = [],
): RoomWithOffers[] {
  const now = new Date();
  const found = ({ rate }: Offer) =>
    factsOf(rate, now).filter((fact) => wanted.includes(fact)).length;
  const inOrder = (a: Offer, b: Offer) => found(b) - found(a) || byPrice(a, b);
  const offers = offersFor(hotel, party).sort(inOrder);
  const rooms = (hotel.room_groups ?? []).map((room) => {
    const kept = new Map<string, Offer>();
    for (const offer of offers) {
      const terms = termsOf(offer);
      if (roomOfRate(hotel, offer.rate) === room && !kept.has(terms)) kept.set(terms, offer);
    }
    return { room, offers: [...kept.values()] };
  });
  return rooms.sort((one, other) => {
    const [a] = one.offers;
    const [b] = other.offers;
    return a && b ? inOrder(a, b) : Number(!a) - Number(!b);
  });
}

/** Prices of two currencies have no order. */
function byPrice({ ledger: { total: a } }: Offer, { ledger: { total: b } }: Offer): number {
  return a.currency === b.currency ? compareMoney(a, b) : 0;
}
