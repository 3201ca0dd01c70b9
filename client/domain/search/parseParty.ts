import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { partyLimits } from '#contracts/values/partyLimits.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { latinDigits } from './latinDigits.ts';
import { defaultParty, type PartyDraft } from './party.ts';

const kinds = ['rooms', 'children', 'adults'] as const;

type Counts = Partial<Record<(typeof kinds)[number], number>>;

/**
 * Reads who travels from a text such as '3', '2 travelers, 1 room' or '2 adults and 1 child', in the words of the
 * language. The ages of children are not known from it. Returns undefined for a text that says something else, or
 * more than can be booked.
 */
export function parseParty({ t }: SiteI18n, text: string): PartyDraft | undefined {
  const wordsOf = (kind: (typeof kinds)[number] | 'and') =>
    foldText(t(`searchFields.partyWords.${kind}`)).split(/, ?/);
  const joins = new Set(wordsOf('and'));
  const found: Counts = {};
  for (const part of partsOf(foldText(latinDigits(text)), joins)) {
    const [, number, word = ''] = /^(\d+) ?(.*)$/.exec(part) ?? [];
    const kind = kinds.find((each) => wordsOf(each).includes(word) || (!word && each === 'adults'));
    if (!number || !kind || kind in found) return undefined;
    found[kind] = Number.parseInt(number, 10);
  }
  const { adults = defaultParty.adults, children = 0, rooms = 1 } = found;
  const bookable =
    isWithin(adults, 1, partyLimits.adults) &&
    isWithin(rooms, 1, partyLimits.rooms) &&
    children <= partyLimits.children;
  if (!bookable) return undefined;
  return { rooms, adults, childAges: Array.from({ length: children }, () => undefined) };
}

/** The parts of a text between commas, '&', '+' and the words of `joins`, with a space after each number. */
function partsOf(text: string, joins: ReadonlySet<string>): string[] {
  return text
    .replaceAll(/\d+/g, ' $& ')
    .replaceAll(/[,،&+]/g, ' , ')
    .split(/ +/)
    .map((word) => (joins.has(word) ? ',' : word))
    .join(' ')
    .split(',')
    .map((part) => part.trim());
}

function isWithin(count: number, min: number, max: number): boolean {
  return count >= min && count <= max;
}

/** Says what keeps a party from being searched for; '' if nothing does. `toParty` returns it then. */
export function partyProblem({ t }: SiteI18n, { rooms, adults, childAges }: PartyDraft): string {
  if (rooms > adults) return t('searchFields.roomsWithoutAdult', { rooms, adults });
  if (!childAges.includes(undefined)) return '';
  return t('searchFields.missingAges', { children: childAges.length });
}
