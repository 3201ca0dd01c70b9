import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import { ledgerOfRates, type PricedExtra, type PriceLedger } from '#contracts/money/priceLedger.ts';
import { fitsRoom, type OfferedRates } from '#contracts/provider/lowestRate.ts';
import { isRateOf } from '#contracts/provider/rates.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { RoomParty } from '#contracts/values/party.ts';

/** The parts of a hotel that its offers need. */
export type HotelOffers = OfferedRates;

/** A rate for each of some rooms, at least one, and the price of all of them. */
export interface Offer {
  readonly rates: readonly Rate[];
  /** The kind of room of the first rate. */
  readonly room: RoomGroup | undefined;
  readonly ledger: PriceLedger;
}

/**
 * Returns whether the provider gives prices for a hotel at all, even if it has none for this stay.
 * Without prices, pages show samples.
 */
export function hasRates({ rates }: Pick<Hotel, 'rates'>): boolean {
  return rates != null;
}

export function roomOfRate({ room_groups }: HotelOffers, rate: Rate): RoomGroup | undefined {
  return (room_groups ?? []).find((room) => isRateOf(rate, room));
}

/** Returns an offer from one rate for each room, with the extras that were added to each room. */
export function toOffer(
  hotel: HotelOffers,
  rates: readonly Rate[],
  added: readonly (readonly PricedExtra[])[] = [],
): Offer {
  const [first] = rates;
  const rooms = rates.map((rate, index) => ({ ...rate, added: added[index] }));
  return { rates, room: first && roomOfRate(hotel, first), ledger: ledgerOfRates(rooms) };
}

/**
 * Returns the rates that fit a room of a party, in the provider's order. If the capacity of a room
 * or the occupancy of a rate is unknown, it counts as fitting.
 */
export function ratesFor(hotel: HotelOffers, room: RoomParty): Rate[] {
  return (hotel.rates ?? []).filter((rate) => fitsRoom(hotel, rate, room));
}
