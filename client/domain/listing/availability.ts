import { peopleOf, type Unavailable, whyUnavailable } from '../stay/whyUnavailable.ts';
import { counted } from '../search/counts.ts';
import type { Party } from '../search/party.ts';
import type { HotelFacts } from './hotelFacts.ts';

/** How many of the results can be booked, in words, and the number of rooms that would show more. */
export interface Availability {
  readonly text: string;
  readonly rooms: number | undefined;
}

/** Undefined where each hotel has a price. A hotel whose rooms are too small for the party is counted apart. */
export function availabilityOf(
  hotels: readonly HotelFacts[],
  party: Party,
): Availability | undefined {
  const others = hotels.filter(({ price }) => !price);
  if (others.length === 0) return undefined;
  const small = others.map(({ hotel }) => whyUnavailable(hotel, party)).filter(isTooSmall);
  const count = `${hotels.length - others.length} available of ${hotels.length}`;
  if (small.length === 0) return { text: `${count}.`, rooms: undefined };
  const none = small.length === hotels.length;
  const without = none ? 'none has' : `${counted(small.length, 'has', 'have')} no`;
  const needed = small.flatMap(({ rooms }) => rooms ?? []);
  return {
    text: `${count}: ${without} room for ${peopleOf(party)}${party.rooms > 1 ? ` in ${party.rooms} rooms` : ''}.`,
    rooms: needed.length > 0 ? Math.min(...needed) : undefined,
  };
}

const isTooSmall = ({ tooMany }: Unavailable) => tooMany;
