import { peopleOf, whyUnavailable } from '../stay/whyUnavailable.ts';
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
  const needed = others.flatMap(({ hotel }) => whyUnavailable(hotel, party).rooms ?? []);
  const count = `${hotels.length - others.length} available of ${hotels.length}`;
  if (needed.length === 0) return { text: `${count}.`, rooms: undefined };
  const none = needed.length === hotels.length;
  const without = none ? 'none has' : `${counted(needed.length, 'has', 'have')} no`;
  return {
    text: `${count}: ${without} room for ${peopleOf(party)}${party.rooms > 1 ? ` in ${party.rooms} rooms` : ''}.`,
    rooms: Math.min(...needed),
  };
}
