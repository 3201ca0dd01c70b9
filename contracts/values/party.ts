/**
 * The most people and rooms of one party, in a search and in a booking. Ages are in years. Where
 * the provider says how many a room sleeps, `sleepsParty` bounds a booking further.
 */
export const partyLimits = { rooms: 8, adults: 16, children: 10, childAge: 17 } as const;

/** Who sleeps in one room: its adults, and the age in years of each child. */
export interface RoomParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

/** Who travels, room by room; at least one room. */
export type Party = readonly RoomParty[];

/** One room for two adults: the party that prices are for as long as no other was chosen. */
export const defaultParty: Party = [{ adults: 2, childAges: [] }];

/** How many rooms, adults and children a party has. */
export interface PartyCounts {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
}

/** A party, or one whose children have no ages yet. */
export type CountedParty = readonly {
  readonly adults: number;
  readonly childAges: readonly unknown[];
}[];

/** Counts rooms and people of a party. */
export function countParty(party: CountedParty): PartyCounts {
  return {
    rooms: party.length,
    adults: party.reduce((sum, room) => sum + room.adults, 0),
    children: party.flatMap((room) => room.childAges).length,
  };
}

/** Whether a party is not larger than a search or a booking may be. */
export function isWithinLimits({ rooms, adults, children }: PartyCounts): boolean {
  return (
    rooms <= partyLimits.rooms && adults <= partyLimits.adults && children <= partyLimits.children
  );
}

/**
 * Writes who sleeps in a room: `2` for two adults, `2-9,4` with children of nine and four years. The
 * format of `occupancy` in Expedia Rapid.
 */
export function formatOccupancy({ adults, childAges }: RoomParty): string {
  return childAges.length > 0 ? `${adults}-${childAges.join()}` : String(adults);
}

const occupancyPattern = /^(\d+)(?:-(\d+(?:,\d+)*))?$/;

/**
 * Reads who sleeps in a room. Undefined for what `formatOccupancy` does not write: no adult, an age
 * that is missing or over 17, more people than a party may have.
 */
export function parseOccupancy(text: string): RoomParty | undefined {
  const [, adults, ages] = occupancyPattern.exec(text) ?? [];
  const room = { adults: Number(adults), childAges: ages?.split(',').map(Number) ?? [] };
  const readable =
    room.adults > 0 &&
    room.childAges.every((age) => age <= partyLimits.childAge) &&
    formatOccupancy(room) === text;
  return readable && isWithinLimits(countParty([room])) ? room : undefined;
}

/**
 * Spreads people over rooms: adults and children go to the rooms in turn, the first room first. A
 * party with fewer adults than rooms has rooms without an adult.
 */
export function spreadParty<Age>(
  rooms: number,
  adults: number,
  childAges: readonly Age[],
): { adults: number; childAges: Age[] }[] {
  return Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor((adults + rooms - 1 - room) / rooms),
    childAges: childAges.filter((_age, child) => child % rooms === room),
  }));
}

/** What of a party decides which rates fit it. */
export type PartySize = { readonly rooms: number; readonly people: number };

/** The size of a party. */
export function sizeOf(party: Party): PartySize {
  const { rooms, adults, children } = countParty(party);
  return { rooms, people: adults + children };
}

/**
 * Whether so many rooms, which sleep so many each, have a bed for everybody; a room that does not
 * say has.
 */
export function sleepsParty(
  sleeps: number | null | undefined,
  { rooms, people }: PartySize,
): boolean {
  return (sleeps ?? Infinity) * rooms >= people;
}
