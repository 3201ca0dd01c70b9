import { defaultSize, partyLimits } from '#contracts/values/partyLimits.ts';
import { listOf, one, whole } from '../addresses/addressFields.ts';

/** Who travels, as address fields: rooms, adults, and the age in years of each child. */
export const partyFields = {
  rooms: one('rooms', whole(1, partyLimits.rooms), defaultSize.rooms),
  adults: one('adults', whole(1, partyLimits.adults), defaultSize.people),
  childAges: listOf('child', whole(0, partyLimits.childAge), partyLimits.children),
};

/**
 * The rooms wanted, and who sleeps in them; a child is given by its age in years. Never sent to the
 * provider.
 */
export interface Party {
  readonly rooms: number;
  readonly adults: number;
  readonly childAges: readonly number[];
}

/** A party that is being chosen: the age of a child is undefined until it was given. */
export interface PartyDraft extends Omit<Party, 'childAges'> {
  readonly childAges: readonly (number | undefined)[];
}

/**
 * Returns a party in which every age is known and each room has an adult, undefined for any other.
 */
export function toParty(draft: PartyDraft): Party | undefined {
  const childAges = draft.childAges.filter((age) => age !== undefined);
  const complete = childAges.length === draft.childAges.length && draft.rooms <= draft.adults;
  return complete ? { ...draft, childAges } : undefined;
}

/** One room for two adults, as long as nothing else was chosen. */
export const defaultParty: Party = {
  rooms: defaultSize.rooms,
  adults: defaultSize.people,
  childAges: [],
};

/** Whether a party is the default one, which addresses leave out. */
export function isDefaultParty({ rooms, adults, childAges }: Party): boolean {
  return rooms === defaultParty.rooms && adults === defaultParty.adults && childAges.length === 0;
}
