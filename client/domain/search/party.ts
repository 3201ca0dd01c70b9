import {
  countParty,
  defaultParty,
  formatOccupancy,
  isDefaultParty,
  isWithinLimits,
  parseOccupancy,
  type Party,
  partyLimits,
  spreadParty,
} from '#contracts/values/party.ts';
import { type AddressField, listOf, one, whole } from '../addresses/addressFields.ts';

/** A party as an address field. */
export interface WithParty {
  readonly party: Party;
}

const occupancies = listOf(
  'occupancy',
  { parse: parseOccupancy, format: formatOccupancy },
  partyLimits.rooms,
);

/**
 * The earlier format: the number of rooms and adults, and the age of each child, for all rooms
 * together.
 */
const earlier = {
  rooms: one('rooms', whole(1, partyLimits.rooms), 1),
  adults: one('adults', whole(1, partyLimits.adults), countParty(defaultParty).adults),
  childAges: listOf('child', whole(0, partyLimits.childAge), partyLimits.children),
};

/**
 * The party as an address field: `occupancy=2-7&occupancy=1` has one parameter for each room, and
 * the default party has no parameter. Unreadable rooms are dropped, and so are rooms beyond the
 * limits.
 *
 * The earlier format (`rooms=2&adults=3&child=7`) is still read, because the form without
 * JavaScript uses it. The people in it are spread over its rooms, and each room gets at least one
 * adult.
 */
const partyField: AddressField<Party> = {
  names: ['occupancy', 'rooms', 'adults', 'child'],
  read(params) {
    if (!params.has('occupancy')) return readEarlier(params);
    const { value: rooms, mended } = occupancies.read(params);
    const party = rooms.filter((_, room) => isWithinLimits(countParty(rooms.slice(0, room + 1))));
    return {
      value: party.length > 0 ? party : defaultParty,
      mended: mended || party.length < rooms.length,
    };
  },
  write(params, party) {
    if (!isDefaultParty(party)) occupancies.write(params, party);
  },
};

function readEarlier(params: URLSearchParams): { value: Party; mended: boolean } {
  const rooms = earlier.rooms.read(params);
  const adults = earlier.adults.read(params);
  const childAges = earlier.childAges.read(params);
  const needed = Math.max(rooms.value, adults.value);
  return {
    value: spreadParty(rooms.value, needed, childAges.value),
    mended: rooms.mended || adults.mended || childAges.mended || adults.value < needed,
  };
}

export const partyFields = { party: partyField };

/** A party that a traveler is choosing. The age of a child is undefined until it is given. */
export type PartyDraft = readonly {
  readonly adults: number;
  readonly childAges: readonly (number | undefined)[];
}[];

/** Returns the party if every age is known and each room has an adult, otherwise undefined. */
export function toParty(draft: PartyDraft): Party | undefined {
  return isComplete(draft) ? draft : undefined;
}

function isComplete(draft: PartyDraft): draft is Party {
  return draft.every(({ adults, childAges }) => adults > 0 && !childAges.includes(undefined));
}
