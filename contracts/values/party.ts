/**
 * The most people and rooms of one party, in a search and in a booking. Ages are in years. Where
 * the provider says how many a room sleeps, `sleepsRoom` bounds a booking further.
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
 * Writes who sleeps in a room: `2` for two adults, `2-9,4` with children of nine and four years.
 * The format of `occupancy` in Expedia Rapid.
 */
export function formatOccupancy({ adults, childAges }: RoomParty): string {
  return childAges.length > 0 ? `${adults}-${childAges.join()}` : String(adults);
}

/** An occupancy: adults up to 16, and up to 10 ages of children up to 17. */
export const occupancyPattern = /^([1-9]|1[0-6])(?:-((?:\d|1[0-7])(?:,(?:\d|1[0-7])){0,9}))?$/;

/**
 * Reads who sleeps in a room. Undefined for what `formatOccupancy` does not write: no adult, an age
 * that is missing or over 17, more people than a party may have.
 */
export function parseOccupancy(text: string): RoomParty | undefined {
  const [, adults, ages] = occupancyPattern.exec(text) ?? [];
  if (adults === undefined) return undefined;
  return { adults: Number(adults), childAges: ages ? ages.split(',').map(Number) : [] };
}

/** Writes who sleeps in each room, as the provider's query has it. */
export function formatParty(party: Party): string[] {
  return party.map(formatOccupancy);
}

/** Reads what `formatParty` writes. Undefined for anything else, and for too large a party. */
export function parseParty(occupancies: readonly string[]): Party | undefined {
  const party = occupancies.flatMap((text) => parseOccupancy(text) ?? []);
  const readable = party.length > 0 && party.length === occupancies.length;
  return readable && isWithinLimits(countParty(party)) ? party : undefined;
}

/** Whether a party is the default one, which addresses and calls leave out. */
export function isDefaultParty(party: Party): boolean {
  return formatParty(party).join('&') === formatParty(defaultParty).join('&');
}

/**
 * Spreads people over rooms: adults go to the rooms in turn, the first room first, and each child
 * to the first of the rooms with the fewest people. A party with fewer adults than rooms has rooms
 * without an adult.
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

/** How many people sleep in a room. */
function peopleIn({ adults, childAges }: CountedParty[number]): number {
  return adults + childAges.length;
}

/** How many people a party has. */
export function peopleOf(party: CountedParty): number {
  return party.reduce((people, room) => people + peopleIn(room), 0);
}

/** Whether a room that sleeps so many has a bed for everybody in it; one that does not say has. */
export function sleepsRoom(sleeps: number | null | undefined, room: CountedParty[number]): boolean {
  return (sleeps ?? Infinity) >= peopleIn(room);
}
