/**
 * The most people and rooms of one party, in a search and in a booking. Ages are in years. Where
 * the provider says how many a room sleeps, `sleepsParty` bounds a booking further.
 */
export const partyLimits = { rooms: 8, adults: 16, children: 10, childAge: 17 } as const;

/**
 * Whether so many rooms, which sleep so many each, have a bed for everybody; a room that does not
 * say has.
 */
export function sleepsParty(
  sleeps: number | null | undefined,
  { rooms, people }: { rooms: number; people: number },
): boolean {
  return (sleeps ?? Infinity) * rooms >= people;
}
