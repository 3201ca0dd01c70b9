import { type Party, parseParty, spreadParty } from '../values/party.ts';

/** Who stays, room by room. */
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
