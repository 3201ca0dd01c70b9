/**
 * The most people and rooms of one party, in a search and in a booking. Ages are in years. Where
 * the provider says how many a room sleeps, `sleepsParty` bounds a booking further.
 */
export const partyLimits = { rooms: 8, adults: 16, children: 10, childAge: 17 } as const;

/** What of a party decides which rates fit it. */
export type PartySize = { readonly rooms: number; readonly people: number };

/** The party that prices are for as long as no other was chosen. */
export const defaultSize: PartySize = { rooms: 1, people: 2 };

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
