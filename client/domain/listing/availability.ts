import { whyUnavailable } from '../stay/whyUnavailable.ts';
import type { Party } from '../search/party.ts';
import type { HotelFacts } from './hotelFacts.ts';

/** How many of the results can be booked. */
export interface Availability {
  readonly available: number;
  readonly total: number;
  /** The hotels whose rooms are too small for the party. */
  readonly small: number;
  /** The number of rooms with which more hotels take the party; undefined where none does. */
  readonly rooms: number | undefined;
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
  const small = others
    .map(({ hotel }) => whyUnavailable(hotel, party))
    .filter(({ reason }) => reason === 'tooMany');
  const needed = small.flatMap(({ rooms }) => rooms ?? []);
  return {
    available: hotels.length - others.length,
    total: hotels.length,
    small: small.length,
    rooms: needed.length > 0 ? Math.min(...needed) : undefined,
  };
}
