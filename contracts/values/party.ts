/**
 * The limits of one party, in a search and in a booking. `childAge` is the highest age of a child,
 * in years. If the provider states the capacity of a room, `sleepsRoom` limits a booking further.
 */
export const partyLimits = { rooms: 8, adults: 16, children: 10, childAge: 17 } as const;

/** The guests of one room: the number of adults, and the age of each child in years. */
export interface RoomParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

/** The travelers, room by room. There is at least one room. */
export type Party = readonly RoomParty[];

/** One room for two adults. Prices are for this party until the traveler chooses another. */
export const defaultParty: Party = [{ adults: 2, childAges: [] }];

/** The number of rooms, adults and children in a party. */
export interface PartyCounts {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
}

/** A party whose children may not have ages yet. */
export type CountedParty = readonly {
  readonly adults: number;
  readonly childAges: readonly unknown[];
}[];

/** Counts the rooms, adults and children of a party. */
export function countParty(party: CountedParty): PartyCounts {
  return {
    rooms: party.length,
    adults: party.reduce((sum, room) => sum + room.adults, 0),
    children: party.flatMap((room) => room.childAges).length,
  };
}

/** Returns whether a party is within the limits for a search or a booking. */
export function isWithinLimits({ rooms, adults, children }: PartyCounts): boolean {
  return (
    rooms <= partyLimits.rooms && adults <= partyLimits.adults && children <= partyLimits.children
  );
}

/**
 * Writes the guests of a room: `2` for two adults, `2-9,4` for two adults with children of nine and
 * four years. This is the format of `occupancy` in Expedia Rapid.
 */
export function formatOccupancy({ adults, childAges }: RoomParty): string {
  return childAges.length > 0 ? `${adults}-${childAges.join()}` : String(adults);
}

/** The form of an occupancy: 1 to 16 adults, and at most 10 children's ages from 0 to 17. */
export const occupancyPattern = /^([1-9]|1[0-6])(?:-((?:\d|1[0-7])(?:,(?:\d|1[0-7])){0,9}))?$/;

/**
 * Reads the guests of a room. Returns undefined for any text that `formatOccupancy` cannot write:
 * no adult, a missing age or one over 17, or more people than a party may have.
 */
export function parseOccupancy(text: string): RoomParty | undefined {
  const [, adults, ages] = occupancyPattern.exec(text) ?? [];
  if (adults === undefined) return undefined;
  return { adults: Number(adults), childAges: ages ? ages.split(',').map(Number) : [] };
}

/** Writes the guests of each room, as in the query of the provider's API. */
export function formatParty(party: Party): string[] {
  return party.map(formatOccupancy);
}

/**
 * Reads the result of `formatParty`. Returns undefined for anything else, and for a party above the
 * limits.
 */
export function parseParty(occupancies: readonly string[]): Party | undefined {
  const party = occupancies.flatMap((text) => parseOccupancy(text) ?? []);
  const readable = party.length > 0 && party.length === occupancies.length;
  return readable && isWithinLimits(countParty(party)) ? party : undefined;
}

/** Returns whether a party is the default party, which addresses and calls leave out. */
export function isDefaultParty(party: Party): boolean {
  return formatParty(party).join('&') === formatParty(defaultParty).join('&');
}

/**
 * Spreads people over rooms. Adults go to the rooms in turn, starting with the first room. Each
 * child goes to the room with the fewest people, or to the first of several such rooms. If a party
 * has fewer adults than rooms, some rooms have no adult.
 */
export function spreadParty<Age>(
  rooms: number,
  adults: number,
  childAges: readonly Age[],
): { adults: number; childAges: Age[] }[] {
  const party = Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor((adults + rooms - 1 - room) / rooms),
    childAges: new Array<Age>(),
  }));
  for (const age of childAges) {
    const fewest = Math.min(...party.map(peopleIn));
    party.find((room) => peopleIn(room) === fewest)?.childAges.push(age);
  }
  return party;
}

function peopleIn({ adults, childAges }: CountedParty[number]): number {
  return adults + childAges.length;
}

/** Returns the number of people in a party. */
export function peopleOf(party: CountedParty): number {
  return party.reduce((people, room) => people + peopleIn(room), 0);
}

/**
 * Returns whether a room has a bed for each of its guests. A room of unknown capacity counts as
 * large enough.
 */
export function sleepsRoom(sleeps: number | null | undefined, room: CountedParty[number]): boolean {
  return (sleeps ?? Infinity) >= peopleIn(room);
}
