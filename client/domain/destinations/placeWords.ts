import { longestCity } from '#contracts/values/longestTexts.ts';
import { foldName } from './foldName.ts';

/** A word of a text in the form in which words are compared. */
export interface Word {
  readonly folded: string;
  /** Whether the word was typed in capitals, like a code. */
  readonly capitals: boolean;
  /** Whether the word begins with a capital, like a name. */
  readonly initial: boolean;
}

/** The maximum number of words in the name of a place. */
const mostWords = 12;

const set = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter(Boolean).map(foldName));

/** Words within a name that people leave out or add: 'Gare de Lyon', 'the Eiffel Tower'. */
const linking = set(`
  the of a an and d l la le les de du des et der die das den dem des von vom und al el da do di del
  dei della
`);

/**
 * Words that people write around the name of a place, in addition to linking words: the kind of
 * lodging, its qualities and its distance.
 */
const around = set(`
  hotel hotels hostel hostels motel motels accommodation accommodations accomodation lodging stay
  stays room rooms apartment apartments guesthouse guesthouses place places somewhere night nights
  cheap cheapest affordable inexpensive budget luxury luxurious best good nice top great cozy cosy
  family romantic boutique book find search show looking sleep
  quarter district neighborhood neighbourhood area
  in at near nearby close next to by around about within walking distance from for me my us here
  unterkunft unterkünfte unterkuenfte zimmer hotelzimmer übernachtung übernachtungen übernachten
  pension pensionen ferienwohnung ferienwohnungen jugendherberge günstig günstige günstiges
  günstiger günstigen guenstig guenstige guenstiges guenstige billig billige billiges billiger billigen preiswert preiswerte preiswertes
  beste bestes besten gut gute gutes guten schön schöne schönes schönen
  viertel stadtviertel stadtteil gegend
  bei beim im ins am an auf zu zum zur nach nahe nah nähe naehe neben um rund herum gegenüber mir
  hier suche finde buchen
  hôtel hôtels hébergement hébergements logement logements chambre chambres séjour séjours auberge
  auberges appartement appartements nuit nuits dormir pas cher chère chers chères bon bons bonne
  quartier quartiers
  marché petit petits meilleur meilleurs meilleure luxe à au aux en dans près proche proches côté
  autour vers sur chez face un une moi ici trouver réserver
  حي منطقة
  فندق فنادق الفنادق إقامة اقامة سكن غرفة غرف شقة شقق نزل حجز منتجع رخيص رخيصة رخيصه ارخص أرخص أفضل افضل أحسن
  احسن فخم فخمة فاخر فاخرة في فى قرب بالقرب بقرب من بجانب بجوار جنب حول عند إلى الى على قريب قريبة لدى مقابل هنا مني
`);

/** Words after which people write how they travel: 'Prague with a pool', 'Prag für zwei'. */
const clauses = set(`with without for under mit ohne für fuer unter ab avec sans pour مع بدون لـ`);

/**
 * Words for the middle of a city. They name no landmark, because distances in a city are measured
 * from its middle anyway.
 */
const middles = set(`
  center centre downtown central city town old zentrum innenstadt stadtzentrum stadtmitte mitte
  altstadt zentral centreville ville vieille hypercentre وسط مركز مدينة بلد القديمة البلد المدينة
`);

/** The words for kinds of landmarks. */
const kinds: Readonly<Record<string, ReadonlySet<string>>> = {
  airport: set(`airport flughafen aéroport aeropuerto aeroporto مطار`),
  station: set(`
    station train railway subway metro métro underground tram bahnhof hauptbahnhof hbf ubahn
    metrostation bahn gare محطة قطار قطارات مترو
  `),
};

/**
 * Returns the words of a text without punctuation and elided articles. A text that is too long to
 * name a place has no words.
 */
export function wordsOf(text: string): readonly Word[] {
  const words = text
    .slice(0, longestCity)
    .replace(/(^|[\s,;(-])(?:[ld]|qu)['’](?=\p{L})/giu, '$1')
    .split(/[\s,;:!?()«»"“”„|·•–—،؟]+/u)
    .flatMap((typed) => {
      const capitals = typed === typed.toUpperCase() && /[A-Z]{2}/.test(typed);
      const initial = /^\p{Lu}/u.test(typed);
      return foldName(typed)
        .split(' ')
        .map((folded) => ({ folded, capitals, initial }));
    })
    .filter(({ folded }) => folded !== '');
  return words.length > mostWords ? [] : words;
}

/** Returns the words as one folded text. */
export function joined(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

/** Returns the words without linking words. Names of landmarks are compared in this form. */
export function keyOf(words: readonly Word[]): string {
  return joined(words.filter(({ folded }) => !linking.has(folded)));
}

/** Returns the kind of landmark that the words name, or undefined. */
export function kindIn(words: readonly Word[]): string | undefined {
  return Object.keys(kinds).find((kind) => words.some(({ folded }) => kinds[kind]?.has(folded)));
}

/** Returns the words except those for a kind of landmark. */
export function withoutKind(words: readonly Word[]): readonly Word[] {
  const every = Object.values(kinds);
  return words.filter(({ folded }) => !every.some((names) => names.has(folded)));
}

/** Returns whether the words mean the middle of a city. */
export function isMiddle(words: readonly Word[]): boolean {
  return words.length > 0 && words.every(({ folded }) => middles.has(folded));
}

function isAround({ folded }: Word): boolean {
  return around.has(folded) || linking.has(folded) || /^\d$/.test(folded);
}

/** Returns the words before the first word that introduces how people travel. */
export function withoutClause(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ folded }, index) => index > 0 && clauses.has(folded));
  return end < 0 ? words : words.slice(0, end);
}

/** Returns the words without the linking words and the words of `around` at both ends. */
export function withoutAround(words: readonly Word[]): readonly Word[] {
  const isName = (word: Word) => !isAround(word);
  const first = words.findIndex(isName);
  if (first < 0) return [];
  let end = words.length;
  while (end > first && words.slice(end - 1, end).some(isAround)) end -= 1;
  return words.slice(first, end);
}

/**
 * Returns the parts of a text that may name the place, longest first. Each part leaves out more of
 * the surrounding words. Such a word may still belong to the name: 'nice hotels' may mean hotels in
 * Nice.
 */
export function spansOf(words: readonly Word[]): (readonly Word[])[] {
  const core = withoutAround(words);
  if (core.length === 0) {
    // If every word belongs to `around`, one of them may still name the place.
    return [words, ...words.filter(({ folded }) => !linking.has(folded)).map((word) => [word])];
  }
  const from = words.findIndex((word) => core[0] === word);
  const after = words.length - from - core.length;
  const spans: (readonly Word[])[] = [];
  for (let dropped = 0; dropped <= from + after; dropped += 1) {
    for (let start = Math.min(from, dropped); start >= 0; start -= 1) {
      const cut = dropped - start;
      if (cut <= after) spans.push(words.slice(start, words.length - cut));
    }
  }
  return spans;
}

/** Returns the words without the Arabic preposition that is joined to a name: 'بباريس'. */
export function withoutPrefix(words: readonly Word[]): readonly Word[] {
  return words.map((word) =>
    isAround(word) || !/^ب\S{3}/.test(word.folded)
      ? word
      : { ...word, folded: foldName(word.folded.slice(1)) },
  );
}
