import type { Party } from '#contracts/values/party.ts';
import { roomierParty } from '../stay/roomierParty.ts';
import type { HotelFacts } from './hotelFacts.ts';

/** The number of results that can be booked. */
export interface Availability {
  readonly available: number;
  /**
   * The same people spread over more rooms, if more hotels have rooms for them that way. Otherwise
   * undefined.
   */
  readonly roomier: Party | undefined;
}

/** Counts the hotels that have a price for the party. */
export function availabilityOf(hotels: readonly HotelFacts[], party: Party): Availability {
  const others = hotels.filter(({ price }) => !price);
  const [fewest, ...more] = others.flatMap(({ hotel }) => {
    const roomier = roomierParty(hotel, party);
    return roomier ? [roomier] : [];
  });
  return {
    available: hotels.length - others.length,
    roomier:
      fewest && more.reduce((best, next) => (next.length < best.length ? next : best), fewest),
  };
}
