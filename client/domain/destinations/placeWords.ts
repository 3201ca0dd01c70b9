import { longestCity } from '#contracts/values/longestTexts.ts';
import { foldName } from './foldName.ts';

/** A word of a text as it is compared. */
export interface Word {
  readonly folded: string;
  /** Whether it was typed in capitals, as codes are. */
  readonly capitals: boolean;
  /** Whether it begins with a capital, as names do. */
  readonly initial: boolean;
}

/** Nobody names a place in more words. */
const mostWords = 12;

const set = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter(Boolean).map(foldName));

/** Words within a name that people leave out or add: 'Gare de Lyon', 'the Eiffel Tower'. */
const linking = set(`
  the of a an and d l la le les de du des et der die das den dem des von vom und al el da do di del
  dei della
`);

/** What is said around a place, beside linking words: what is wanted there, how, and how near. */
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

/** After one of these, people say how they travel: 'Prague with a pool', 'Prag für zwei'. */
const clauses = set(`with without for under mit ohne für fuer unter ab avec sans pour مع بدون لـ`);

/** The middle of a city, which is where its distances are measured from anyway. */
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
 * The words of a text, without punctuation and elided articles; none of one that is too long to name
 * a place.
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

/** The words as one folded text. */
export function joined(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ');
}

/** The words without linking ones, by which names of landmarks are compared. */
export function keyOf(words: readonly Word[]): string {
  return joined(words.filter(({ folded }) => !linking.has(folded)));
}

/** The kind of landmark that the words name, if they do. */
export function kindIn(words: readonly Word[]): string | undefined {
  return Object.keys(kinds).find((kind) => words.some(({ folded }) => kinds[kind]?.has(folded)));
}

/** The words without those that name a kind of landmark. */
export function withoutKind(words: readonly Word[]): readonly Word[] {
  const every = Object.values(kinds);
  return words.filter(({ folded }) => !every.some((names) => names.has(folded)));
}

/** Whether the words mean the middle of a city. */
export function isMiddle(words: readonly Word[]): boolean {
  return words.length > 0 && words.every(({ folded }) => middles.has(folded));
}

function isAround({ folded }: Word): boolean {
  return around.has(folded) || linking.has(folded) || /^\d$/.test(folded);
}

/** The words before the one that begins to say how people travel. */
export function withoutClause(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ folded }, index) => index > 0 && clauses.has(folded));
  return end < 0 ? words : words.slice(0, end);
}

/** The words without what is said around a place, at both ends. */
export function withoutAround(words: readonly Word[]): readonly Word[] {
  const isName = (word: Word) => !isAround(word);
  const first = words.findIndex(isName);
  if (first < 0) return [];
  let end = words.length;
  while (end > first && words.slice(end - 1, end).some(isAround)) end -= 1;
  return words.slice(first, end);
}

/**
 * The words with ever more of what is said around a place left out at both ends, the longest first:
 * 'nice hotels' may be hotels in Nice.
 */
export function spansOf(words: readonly Word[]): (readonly Word[])[] {
  const core = withoutAround(words);
  if (core.length === 0) {
    // Of words that all may be said around a place, one may name it.
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

/** The words without the Arabic preposition that is written with a name: 'بباريس'. */
export function withoutPrefix(words: readonly Word[]): readonly Word[] {
  return words.map((word) =>
    isAround(word) || !/^ب\S{3}/.test(word.folded)
      ? word
      : { ...word, folded: foldName(word.folded.slice(1)) },
  );
}
