import { compareMoney } from '#contracts/money/money.ts';
import type { RoomGroup } from '#contracts/provider/hotels.ts';
import { factsOfAll, type RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import { type HotelOffers, type Offer, ratesFor, toOffer } from './offers.ts';

/** A room of a hotel with the offers that fit a room of a party. */
export interface RoomWithOffers {
  room: RoomGroup;
  /** One offer for each set of terms, cheapest first. */
  offers: readonly Offer[];
}

/**
 * Returns the rooms with their offers for one room of a party. The room with the cheapest offer
 * comes first, and rooms without offers come last. If several offers have the same terms, as
 * `termsOf` returns them, only the cheapest is kept.
 *
 * Offers with more of the wanted facts come first. After that, offers in the currency of the first
 * fitting offer come first, as in `cheapestOffer`. The rate that `cheapestOffer` chooses for this
 * room is always among the offers, unless too few rooms are left.
 */
export function roomsWithOffers(
  hotel: HotelOffers,
  party: Party,
  termsOf: (offer: Offer) => string,
  wanted: readonly RateFact[] = [],
): RoomWithOffers[] {
  const now = new Date();
  const found = ({ rates }: Offer) =>
    factsOfAll(rates, now).filter((fact) => wanted.includes(fact)).length;
  const offers = party
    .flatMap((room) => ratesFor(hotel, room))
    .map((rate) => toOffer(hotel, [rate]));
  const currency = offers[0]?.ledger.currency;
  const abroad = ({ ledger }: Offer) => Number(ledger.currency !== currency);
  const inOrder = (a: Offer, b: Offer) =>
    found(b) - found(a) || abroad(a) - abroad(b) || byPrice(a, b);
  offers.sort(inOrder);
  const rooms = (hotel.room_groups ?? []).map((room) => {
    const kept = new Map<string, Offer>();
    for (const offer of offers) {
      const terms = termsOf(offer);
      if (offer.room === room && !kept.has(terms)) kept.set(terms, offer);
    }
    return { room, offers: [...kept.values()] };
  });
  return rooms.sort((one, other) => {
    const [a] = one.offers;
    const [b] = other.offers;
    return a && b ? inOrder(a, b) : Number(!a) - Number(!b);
  });
}

/** Compares by price. Prices in two currencies have no order. */
function byPrice({ ledger: { total: a } }: Offer, { ledger: { total: b } }: Offer): number {
  return a.currency === b.currency ? compareMoney(a, b) : 0;
}
