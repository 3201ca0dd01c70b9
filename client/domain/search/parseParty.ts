import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { partyText } from '#contracts/texts/stayText.ts';
import { countParty, isWithinLimits, partyLimits, spreadParty } from '#contracts/values/party.ts';
import { foldText } from '#contracts/values/foldText.ts';
import { latinDigits } from './parseTypedDay.ts';
import type { PartyDraft } from './party.ts';

const kinds = ['rooms', 'children', 'adults'] as const;

type Kind = (typeof kinds)[number];

/**
 * Reads a party from a text such as '3', '2 travelers, 1 room' or '2 adults and 1 child'. It
 * understands the words of the page's language and the texts that the site itself writes, even if
 * they contain no number. The ages of children stay unknown. Returns undefined for any other text,
 * and for more people than can be booked.
 */
export function parseParty(i18n: SiteI18n, text: string): PartyDraft | undefined {
  const wordsOf = (kind: Kind) => wordsIn(i18n.t(`searchFields.partyWords.${kind}`));
  const found: Partial<Record<Kind, number>> = {};
  for (const part of partsOf(i18n, text)) {
    const [, number, word = ''] = /^(\d+) ?(.*)$/.exec(part) ?? [];
    const named = number
      ? kinds.find((kind) => wordsOf(kind).includes(word) || (word === '' && kind === 'adults'))
      : undefined;
    const { kind, count } = named
      ? { kind: named, count: Number(number) }
      : (countsAsWritten(i18n).get(part) ?? {});
    if (!kind || kind in found) return undefined;
    found[kind] = count;
  }
  const { adults = 2, children = 0, rooms = 1 } = found;
  if (adults < 1 || rooms < 1 || !isWithinLimits({ rooms, adults, children })) return undefined;
  const ages = Array.from({ length: children }, () => undefined);
  return spreadParty(rooms, adults, ages);
}

/**
 * Returns a map from each text that the site writes for a count, such as the Arabic dual of a room,
 * to that count.
 */
function countsAsWritten(i18n: SiteI18n): Map<string, { kind: Kind; count: number }> {
  const { t } = i18n;
  const written = new Map<string, { kind: Kind; count: number }>();
  for (const kind of kinds) {
    for (let count = 1; count <= partyLimits[kind]; count += 1) {
      written.set(partsOf(i18n, t(`stay.${kind}`, { count })).join(), { kind, count });
    }
  }
  for (let adults = 1; adults <= partyLimits.adults; adults += 1) {
    for (const part of partsOf(i18n, partyText(i18n, [{ adults, childAges: [] }]))) {
      if (!written.has(part)) written.set(part, { kind: 'adults', count: adults });
    }
  }
  return written;
}

function wordsIn(list: string): string[] {
  return foldText(list).split(/ ?[,،] ?/);
}

/**
 * Splits a text at commas, '&', '+' and the word for 'and', and returns the folded parts with a
 * space after each number. In Arabic, the word for 'and' is joined to the number after it.
 */
function partsOf({ t }: SiteI18n, text: string): string[] {
  const joins = new Set(wordsIn(t('searchFields.partyWords.and')));
  return foldText(latinDigits(text))
    .replaceAll(/\d+/g, ' $& ')
    .replaceAll(/[,،&+]/g, ' , ')
    .split(/ +/)
    .map((word) => (joins.has(word) ? ',' : word))
    .join(' ')
    .split(',')
    .map((part) => part.trim());
}

/** Returns the reason why a party cannot be searched for, or '' if `toParty` returns a party. */
export function partyProblem({ t }: SiteI18n, party: PartyDraft): string {
  const { rooms, adults, children } = countParty(party);
  if (party.some((room) => room.adults === 0)) {
    return t('searchFields.roomsWithoutAdult', { rooms, adults });
  }
  if (!party.some(({ childAges }) => childAges.includes(undefined))) return '';
  return t('searchFields.missingAges', { children });
}
