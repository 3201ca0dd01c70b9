import { listOf, one, whole } from './addressCodec.ts';

const maxRooms = 8;
const maxAdults = 16;
const maxChildren = 10;
const oldestChild = 17;

/** Who travels, as address fields: rooms, adults, and the age in years of each child. */
export const partyFields = {
  rooms: one('rooms', whole(1, maxRooms), 1),
  adults: one('adults', whole(1, maxAdults), 2),
  childAges: listOf('child', whole(0, oldestChild), maxChildren),
};
