import uFuzzy from '@leeoniya/ufuzzy';
import { foldName, looseName } from './foldName.ts';

/**
 * What a place is found by. Names are as `foldName` makes them; the first is the one that is shown.
 */
export interface Named {
  readonly names: readonly string[];
  /** The names of its country. */
  readonly countries: readonly string[];
}

/**
 * How a place fits a text, best first. From `sounds` on, the text is not what any of its names
 * begins with.
 */
export const fits = {
  name: 0,
  start: 1,
  otherStart: 2,
  word: 3,
  country: 4,
  sound: 5,
  soundStart: 6,
  misspelt: 7,
  misspeltStart: 8,
  misspeltPart: 9,
} as const;

export interface Hit<Place> {
  readonly place: Place;
  /** One of `fits`. */
  readonly fit: number;
}

/** A text with fewer places that begin with it is taken for misspelt. */
export const fewHits = 3;

const lengthOfCode = 3;
const leastOfCountry = 3;
const leastMisspelt = 4;
/** The pattern of a longer text would take seconds. */
const mostMisspelt = 40;

// Texts are folded: a word ends at a space, and any other character is a letter.
const options = {
  interSplit: ' +',
  interBound: ' ',
  intraSplit: '',
  intraBound: '',
  intraChars: '.',
  intraContr: "'[a-z]{1,2}\\b",
  intraMode: 1,
  intraRules: (term: string) => {
    const allButFirst: [number, number] = [1, Infinity];
    const mistakes = term.length < leastMisspelt ? (0 as const) : (1 as const);
    return {
      intraSlice: allButFirst,
      intraIns: mistakes,
      intraSub: mistakes,
      intraTrn: mistakes,
      intraDel: mistakes,
    };
  },
} as const;
const fuzzy = new uFuzzy(options);

/**
 * Returns a function that finds the places that fit a text, in no order: one of its names or its
 * country's begins with it, or, where those are few, would if it were written with one mistake in
 * each word. A text that not even then fits any is tried by its beginning.
 */
export function indexPlaces<Place extends Named>(
  places: readonly Place[],
): (text: string) => Hit<Place>[] {
  const names: string[] = [];
  const owners: Place[] = [];
  const byCountry = new Map<readonly string[], Place[]>();
  for (const place of places) {
    for (const name of place.names) {
      names.push(name);
      owners.push(place);
    }
    const others = byCountry.get(place.countries);
    if (others) others.push(place);
    else byCountry.set(place.countries, [place]);
  }
  let loose: string[] | undefined;

  return (text) => {
    const typed = foldName(text);
    const asWord = ` ${typed}`;
    const manyWords = typed.includes(' ');
    const best = new Map<Place, number>();
    const keep = (place: Place | undefined, fit: number | undefined) => {
      if (place && fit !== undefined && fit < (best.get(place) ?? Infinity)) best.set(place, fit);
    };
    const isCode = text.trim() === text.trim().toUpperCase();
    names.forEach((name, index) => {
      const place = owners[index];
      if (!place) return;
      if (name.startsWith(typed)) keep(place, fitOfStart(name, typed, place, isCode));
      else if (name.includes(asWord)) keep(place, fits.word);
      else if (manyWords && isInCountry(name, typed, place)) keep(place, fits.start);
    });
    if (typed.length >= leastOfCountry) {
      for (const [countries, inCountry] of byCountry) {
        if (!countries.some((country) => startsWord(country, typed))) continue;
        for (const place of inCountry) keep(place, fits.country);
      }
    }
    const typedLoose = looseName(typed);
    const beginning = typedLoose.slice(0, Math.ceil((typedLoose.length * 2) / 3));
    for (const attempt of [typedLoose, beginning]) {
      if (best.size >= fewHits || attempt.length < leastMisspelt) break;
      if (typedLoose.length > mostMisspelt) break;
      if (attempt === beginning && best.size > 0) break;
      loose ??= names.map(looseName);
      for (const index of fuzzy.filter(loose, attempt) ?? []) {
        keep(owners[index], looseFitOf(loose[index] ?? '', typedLoose));
      }
    }
    return [...best].map(([place, fit]) => ({ place, fit }));
  };
}

function fitOfStart(name: string, typed: string, place: Named, isCode: boolean): number {
  if (name !== typed) return name === place.names[0] ? fits.start : fits.otherStart;
  const short = name.length <= lengthOfCode && /[a-z]/.test(name) && name !== place.names[0];
  return short && !isCode ? fits.start : fits.name;
}

/** Whether the text is the name, and the beginning of its country after it. */
function isInCountry(name: string, typed: string, { countries }: Named): boolean {
  if (!typed.startsWith(name) || typed[name.length] !== ' ') return false;
  const rest = typed.slice(name.length + 1);
  return countries.some((country) => startsWord(country, rest));
}

function looseFitOf(name: string, typed: string): number {
  if (name === typed) return fits.sound;
  if (name.startsWith(typed)) return fits.soundStart;
  if (name[0] !== typed[0]) return fits.misspeltPart;
  return Math.abs(name.length - typed.length) < 2 ? fits.misspelt : fits.misspeltStart;
}

function startsWord(name: string, typed: string): boolean {
  return name.startsWith(typed) || name.includes(` ${typed}`);
}
