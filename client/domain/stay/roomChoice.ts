import { areLeft, lowestRates } from '#contracts/provider/lowestRate.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import { isNamed, type NamedRate } from '../addresses/bookingAddress.ts';
import { cheapestOffer } from './cheapestOffer.ts';
import { type HotelOffers, ratesFor } from './offers.ts';

/**
 * The rate that is chosen for each room of a party: the named one as long as it is offered, else
 * that of the cheapest combination with the facts that are wanted, else the cheapest for the room.
 * Undefined for a room that has none.
 */
export function chosenRates(
  hotel: HotelOffers,
  party: Party,
  named: readonly NamedRate[] | undefined,
  wanted: readonly RateFact[],
): readonly (Rate | undefined)[] {
  const cheapest = cheapestOffer(hotel, party, wanted)?.rates;
  return party.map((room, index) => {
    const name = named?.[index];
    const kept = name && ratesFor(hotel, room).find((rate) => isNamed(rate, name));
    return kept ?? cheapest?.[index] ?? lowestRates(hotel, [room])?.[0];
  });
}

/**
 * The first room, counted from 0, whose rate cannot be booked with those of the rooms before it: it
 * is in another currency, or too few rooms are left. Undefined if all can be booked together.
 */
export function conflictingRoom(rates: readonly Rate[]): number | undefined {
  const room = rates.findIndex(
    (rate, index) => rate.currency !== rates[0]?.currency || !areLeft(rates.slice(0, index + 1)),
  );
  return room === -1 ? undefined : room;
}
