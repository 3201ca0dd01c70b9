import { areLeft, lowestRates } from '#contracts/provider/lowestRate.ts';
import type { Collector, Rate } from '#contracts/provider/rateFields.ts';
import type { RateFact } from '#contracts/site/rateFacts.ts';
import type { Party } from '#contracts/values/party.ts';
import { isNamed, type NamedRate } from '../addresses/bookingAddress.ts';
import { cheapestOffer } from './cheapestOffer.ts';
import { type HotelOffers, ratesFor } from './offers.ts';

/**
 * Returns the chosen rate for each room of a party, or undefined for a room without rates. The rate
 * that the address names is chosen as long as it is offered. Otherwise it is the rate in the
 * cheapest combination with the wanted facts. Without such a combination, it is the cheapest rate
 * for the room.
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
 * Returns the index of the first room whose rate cannot be booked together with the rates of the
 * rooms before it. The currencies may differ, too few rooms may be left, or different parties may
 * collect the payments before arrival. Undefined if all rates can be booked together.
 */
export function conflictingRoom(
  rates: readonly Rate[],
  collectorFor: (some: readonly Rate[]) => Collector | undefined,
): number | undefined {
  const isCollected = rates.every((rate) => collectorFor([rate]) !== undefined);
  const room = rates.findIndex((rate, index) => {
    const some = rates.slice(0, index + 1);
    const isApart = isCollected && collectorFor(some) === undefined;
    return rate.currency !== rates[0]?.currency || !areLeft(some) || isApart;
  });
  return room === -1 ? undefined : room;
}
