import type { Party } from '#contracts/values/party.ts';
import { roomierParty } from '../stay/roomierParty.ts';
import { whyUnavailable } from '../stay/whyUnavailable.ts';
import type { HotelFacts } from './hotelFacts.ts';

/** How many of the results can be booked. */
export interface Availability {
  readonly available: number;
  readonly total: number;
  /** The hotels whose rooms are too small for the party. */
  readonly small: number;
  /** The same people in more rooms, in which more hotels take them; undefined where none does. */
  readonly roomier: Party | undefined;
}

/**
 * Undefined where each hotel has a price. A hotel whose rooms are too small for the party is
 * counted apart.
 */
export function availabilityOf(
  hotels: readonly HotelFacts[],
  party: Party,
): Availability | undefined {
  const others = hotels.filter(({ price }) => !price);
  if (others.length === 0) return undefined;
  const small = others.filter(({ hotel }) => whyUnavailable(hotel, party) === 'tooMany');
  const [fewest, ...more] = small.flatMap(({ hotel }) => {
    const roomier = roomierParty(hotel, party);
    return roomier ? [roomier] : [];
  });
  return {
    available: hotels.length - others.length,
    total: hotels.length,
    small: small.length,
    roomier:
      fewest && more.reduce((best, next) => (next.length < best.length ? next : best), fewest),
  };
}
