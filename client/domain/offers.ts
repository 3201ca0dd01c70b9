import type { Hotel, RoomGroup } from '#contracts/hotels.ts';
import { compareMoney } from '#contracts/money.ts';
import { ledgerOfRate, type PriceLedger } from '#contracts/priceLedger.ts';
import type { Rate } from '#contracts/rateFields.ts';
import type { Party } from './party.ts';

type HotelOffers = Pick<Hotel, 'rates' | 'room_groups'>;

/** A rate that fits a party, with its room and its price for all the rooms of the party. */
export interface Offer {
  rate: Rate;
  room: RoomGroup | undefined;
  ledger: PriceLedger;
}

/** Whether the provider gives prices for this hotel, be it none for this stay. Without, the page shows sample figures. */
export function hasRates({ rates }: Pick<Hotel, 'rates'>): boolean {
  return rates != null;
}

/** The room group that a rate is for. */
export function roomOfRate({ room_groups }: HotelOffers, rate: Rate): RoomGroup | undefined {
  return (room_groups ?? []).find(
    ({ id }) => id != null && String(id) === String(rate.room_group_id),
  );
}

/**
 * The rates that fit a party, in the provider's order: enough rooms are left, and they sleep everybody.
 * A room that does not say how many it sleeps, and a rate that does not say how many are left, fit.
 */
export function offersFor(hotel: HotelOffers, party: Party): Offer[] {
  const people = party.adults + party.childAges.length;
  return (hotel.rates ?? []).flatMap((rate) => {
    const room = roomOfRate(hotel, rate);
    const sleeps = room?.sleeps ?? Infinity;
    const fits = sleeps * party.rooms >= people && (rate.left ?? Infinity) >= party.rooms;
    return fits ? [{ rate, room, ledger: ledgerOfRate(rate, party.rooms) }] : [];
  });
}

/** The offer with the lowest total, among those in the currency of the first; undefined when none fits. */
export function cheapestOffer(hotel: HotelOffers, party: Party): Offer | undefined {
  const [first, ...others] = offersFor(hotel, party);
  return others
    .filter(({ ledger }) => ledger.currency === first?.ledger.currency)
    .reduce(
      (best, offer) =>
        best && compareMoney(offer.ledger.total, best.ledger.total) < 0 ? offer : best,
      first,
    );
}
