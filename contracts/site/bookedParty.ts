import { type Party, parseParty, spreadParty } from '../values/party.ts';

/**
 * Returns the guests of a booking, room by room. If the occupancies cannot be read, each room has
 * one adult.
 */
export function bookedParty({
  rooms,
}: {
  readonly rooms: readonly { readonly occupancy: string }[];
}): Party {
  return (
    parseParty(rooms.map(({ occupancy }) => occupancy)) ??
    spreadParty(rooms.length, rooms.length, [])
  );
}
