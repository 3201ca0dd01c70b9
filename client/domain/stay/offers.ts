import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import { ledgerOfRates, type PricedExtra, type PriceLedger } from '#contracts/money/priceLedger.ts';
import { fitsRoom, type OfferedRates } from '#contracts/provider/lowestRate.ts';
import { isRateOf } from '#contracts/provider/rates.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { RoomParty } from '#contracts/values/party.ts';

/** What of a hotel its offers are made of. */
export type HotelOffers = OfferedRates;

/** A rate for each of some rooms, at least one, and their price together. */
export interface Offer {
  readonly rates: readonly Rate[];
  /** The kind of the first room. */
  readonly room: RoomGroup | undefined;
  readonly ledger: PriceLedger;
}

/**
 * Whether the provider gives prices for a hotel at all, even if none for this stay. If not, pages
 * show samples.
 */
export function hasRates({ rates }: Pick<Hotel, 'rates'>): boolean {
  return rates != null;
}

/** The room group that a rate is for. */
export function roomOfRate({ room_groups }: HotelOffers, rate: Rate): RoomGroup | undefined {
  return (room_groups ?? []).find((room) => isRateOf(rate, room));
}

/** The rates of some rooms as an offer, with the extras that were added to each. */
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
 * The rates that fit a room of a party, in the provider's order. A room that does not say how many
 * it sleeps, and a rate that does not say whom it is for, fit.
 */
export function ratesFor(hotel: HotelOffers, room: RoomParty): Rate[] {
  return (hotel.rates ?? []).filter((rate) => fitsRoom(hotel, rate, room));
}
