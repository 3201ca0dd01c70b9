import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import { ledgerOfRate, type PriceLedger } from '#contracts/money/priceLedger.ts';
import { fitsParty, type OfferedRates } from '#contracts/provider/lowestRate.ts';
import { isRateOf } from '#contracts/provider/rates.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { Party } from '#contracts/values/party.ts';

/** What of a hotel its offers are made of. */
export type HotelOffers = OfferedRates;

/** A rate that fits a party, with its room and its price for all the rooms of the party. */
export interface Offer {
  rate: Rate;
  room: RoomGroup | undefined;
  ledger: PriceLedger;
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

/** Whether a rate is for a party, as `fitsParty` decides. */
export function fits(hotel: HotelOffers, rate: Rate, party: Party): boolean {
  return fitsParty(hotel, rate, party);
}

/** A rate as an offer for a party. */
export function toOffer(hotel: HotelOffers, rate: Rate, party: Party): Offer {
  return { rate, room: roomOfRate(hotel, rate), ledger: ledgerOfRate(rate, party.length) };
}

/**
 * The rates that fit a party, in the provider's order. A room that does not say how many it sleeps,
 * and a rate that does not say how many are left or whom it is for, fit.
 */
export function offersFor(hotel: HotelOffers, party: Party): Offer[] {
  return (hotel.rates ?? [])
    .filter((rate) => fits(hotel, rate, party))
    .map((rate) => toOffer(hotel, rate, party));
}
