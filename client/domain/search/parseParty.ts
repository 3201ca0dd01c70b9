import { partyLimits } from '#contracts/values/partyLimits.ts';
import { counted, countRooms } from './counts.ts';
import { defaultParty, type PartyDraft } from './party.ts';

const counts = [
  { kind: 'rooms', pattern: /^(\d+) ?rooms?$/ },
  { kind: 'children', pattern: /^(\d+) ?(?:child|children|kids?)$/ },
  { kind: 'adults', pattern: /^(\d+) ?(?:adults?|travell?ers?|guests?|people|persons?)?$/ },
] as const;

type Counts = Partial<Record<(typeof counts)[number]['kind'], number>>;

/**
 * Reads who travels from a text such as '3', '2 travelers, 1 room' or '2 adults and 1 child'. The ages of children
 * are not known from it. Returns undefined for a text that says something else, or more than can be booked.
 */
export function parseParty(text: string): PartyDraft | undefined {
  const found: Counts = {};
  for (const part of text.toLowerCase().split(/,|&|\+|\band\b/)) {
    const trimmed = part.trim().replaceAll(/\s+/g, ' ');
    const count = counts.find(({ pattern, kind }) => !(kind in found) && pattern.test(trimmed));
    if (!count) return undefined;
    found[count.kind] = Number.parseInt(trimmed, 10);
  }
  const { adults = defaultParty.adults, children = 0, rooms = 1 } = found;
  const bookable =
    isWithin(adults, 1, partyLimits.adults) &&
    isWithin(rooms, 1, partyLimits.rooms) &&
    children <= partyLimits.children;
  if (!bookable) return undefined;
  return { rooms, adults, childAges: Array.from({ length: children }, () => undefined) };
}

function isWithin(count: number, min: number, max: number): boolean {
  return count >= min && count <= max;
}

/** Says what keeps a party from being searched for; '' if nothing does. `toParty` returns it then. */
export function partyProblem({ rooms, adults, childAges }: PartyDraft): string {
  if (rooms > adults) {
    const few = counted(adults, 'adult', 'adults');
    return `Each room needs an adult: ${countRooms(rooms)} for ${few} is not possible.`;
  }
  if (!childAges.includes(undefined)) return '';
  return childAges.length === 1 ? 'Choose the age of the child.' : 'Choose the age of each child.';
}
