import type { Booking } from '#contracts/site/bookings.ts';
import { isFreeToCancel } from '#contracts/money/freeCancellation.ts';
import type { RoomGroup } from '#contracts/provider/hotels.ts';
import { compareMoney } from '#contracts/money/money.ts';
import { factsOf, type RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import { type HotelOffers, type Offer, offersFor, roomOfRate } from './offers.ts';

/** What of a booking its like is found by. */
export type BookedTerms = Pick<Booking, 'stay' | 'rate'>;

/** Whether a room is the kind of room that is booked. */
export function isBookedRoom(
  { room }: Pick<RoomWithOffers, 'room'>,
  { stay }: BookedTerms,
): boolean {
  return room.id != null && String(room.id) === stay.roomId;
}

/**
 * Puts the room that is booked first, if it has offers, and in each room the offers on the terms
 * that are booked.
 */
export function bookedFirst(
  rooms: readonly RoomWithOffers[],
  booked: BookedTerms,
): RoomWithOffers[] {
  const isFirst = (room: RoomWithOffers) => room.offers.length > 0 && isBookedRoom(room, booked);
  const { meal, booking } = booked.rate;
  const hasTerms = ({ rate }: Offer) =>
    rate.meal === meal &&
    rate.booking === booking &&
    isFreeToCancel(rate) === isFreeToCancel(booked.rate);
  return rooms
    .map((room) => ({
      ...room,
      offers: [...room.offers].sort((a, b) => Number(hasTerms(b)) - Number(hasTerms(a))),
    }))
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}

/** A room of a hotel with the offers in it that fit a party. */
interface RoomWithOffers {
  room: RoomGroup;
  /** The cheapest first, one for each set of terms. */
  offers: readonly Offer[];
}

/**
 * The rooms with their offers, the room with the cheapest one first and those without any last. Of
 * offers whose terms read the same, as `termsOf` gives them, the cheapest is kept. Offers with more
 * of the facts that are wanted come first, then those in the currency of the first offer that fits,
 * as for `cheapestOffer`, whose offer is always among them.
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
  const offers = offersFor(hotel, party);
  const currency = offers[0]?.rate.currency;
  const abroad = ({ rate }: Offer) => Number(rate.currency !== currency);
  const inOrder = (a: Offer, b: Offer) =>
    found(b) - found(a) || abroad(a) - abroad(b) || byPrice(a, b);
  offers.sort(inOrder);
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
