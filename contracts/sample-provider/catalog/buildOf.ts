import type { Hotel } from '../../provider/hotels.ts';
import { createRandom } from '../random.ts';
import type { architectures, City } from './cities.ts';

type Style = (typeof architectures)[number];
type Span = readonly [number, number];

/**
 * The minimum and maximum number of floors of a house in each style, and of its rooms of one kind.
 */
const builds: Readonly<Record<Style, { floors: Span; roomsOfKind: Span }>> = {
  riad: { floors: [2, 3], roomsOfKind: [6, 9] },
  villa: { floors: [2, 3], roomsOfKind: [6, 9] },
  lodge: { floors: [2, 3], roomsOfKind: [7, 12] },
  chalet: { floors: [3, 4], roomsOfKind: [6, 10] },
  gable: { floors: [4, 5], roomsOfKind: [6, 10] },
  row: { floors: [3, 5], roomsOfKind: [6, 11] },
  grand: { floors: [4, 7], roomsOfKind: [10, 18] },
  tower: { floors: [11, 26], roomsOfKind: [18, 32] },
};

/** The styles that words in the name of a house suggest. Earlier entries take precedence. */
const askedFor: readonly (readonly [words: RegExp, styles: readonly Style[]])[] = [
  [/\b(riad|dar|haveli|caravanserai|bayt|beit)\b/i, ['riad', 'lodge', 'grand']],
  [
    /\b(ryokan|machiya|hanok|baan|bale|puri|nyumba|lodge|resort|retreat|bures)\b|-an$/i,
    ['lodge', 'chalet'],
  ],
  [/\b(villa|vila|manor|solar|ezo|niwas)\b/i, ['villa', 'lodge', 'chalet']],
  [/\b(shophouse|townhouse|grachtenhuis|logement|rooms|konak)\b/i, ['row', 'gable']],
  [/\b(gasthof|haus|pension)\b/i, ['chalet']],
  [
    /\b(palas|palazzo|palau|palacio|palacete|palača|palais|palace|grand|pavillon|han)\b/i,
    ['grand', 'riad'],
  ],
  [/\b(suites|lofts)\b/i, ['tower', 'row']],
  [
    /\b(guest ?house|house|dům|casa|maison|inn|hostal|posada|pousada|penzion|locanda|albergo)\b/i,
    ['row', 'gable', 'villa', 'riad', 'lodge', 'chalet'],
  ],
];

/** Neighborhoods with narrow lanes, where there is no space for towers and villas. */
const dense =
  /medina|kasbah|mouassine|old |alfama|baixa|bairro|trastevere|monti|centro|gòtic|born|sultanahmet|galata|hatta|fahidi|deira|balat/i;

const years: Span = [1962, 2019];
const yearsOfTowers: Span = [1988, 2019];

/**
 * Returns the style of a house, its floors, its total number of rooms, and the year of its opening.
 * The result depends only on the id, the name, the neighborhood and the rooms, so that pictures,
 * descriptions and reviews agree.
 */
export function buildOf({ id, name, neighborhood, room_groups: groups }: Hotel, city: City) {
  const random = createRandom(`build of ${id}`);
  const { architecture } = city.culture;
  // Only cities in the mountains have chalets.
  const here = architecture.filter((style) => style !== 'chalet' || city.setting === 'mountain');
  const lowOnly = here.filter((style) => style !== 'tower' && style !== 'villa');
  const inLanes = dense.test(neighborhood ?? '') && lowOnly.length > 0;
  const possible = inLanes ? lowOnly : here;
  const asked = askedFor.find(([words]) => words.test(name))?.[1] ?? [];
  const fitting = possible.filter((style) => asked.includes(style));
  const style = random.pick(fitting.length > 0 ? fitting : possible);
  const { floors, roomsOfKind } = builds[style];
  const kinds = groups?.length ?? 0;
  return {
    style,
    floors: random.between(...floors),
    rooms: roomCount(kinds * random.between(...roomsOfKind)),
    year: random.between(...(style === 'tower' ? yearsOfTowers : years)),
  };
}

/**
 * Adjusts a number of rooms so that its last two digits are 11 or more. Arabic has the same plural
 * for all of these numbers.
 */
function roomCount(rooms: number): number {
  return rooms % 100 < 11 ? rooms + 11 : rooms;
}

export type Build = ReturnType<typeof buildOf>;
