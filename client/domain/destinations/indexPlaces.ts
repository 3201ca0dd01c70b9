import { foldName, looseName } from './foldName.ts';

/**
 * The names by which a place is found, as `foldName` returns them. The first name is the name that
 * is shown.
 */
export interface Named {
  readonly names: readonly string[];
  /** The names of the place's country. */
  readonly countries: readonly string[];
}

/**
 * The ways in which a place matches a text, best first. From `sounds` on, the match is only
 * approximate: no name of the place begins with exactly that text.
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
} as const;

export interface Hit<Item> {
  readonly place: Item;
  /** A value of `fits`. */
  readonly fit: number;
}

/**
 * The number of matches below which a text may count as misspelled: places whose names begin with
 * it. A short text counts as misspelled only if no place matches.
 */
export const fewHits = 3;

const lengthOfCode = 3;
const leastOfCountry = 3;
/** Shorter texts, and shorter names such as airport codes, never count as misspelled. */
const leastMisspelt = 4;
/**
 * The minimum length at which a misspelled text may match only the beginning of a name. From this
 * length on, the text is checked for mistakes if it has fewer than `fewHits` matches.
 */
const leastOfStart = 7;
/** The minimum length of a text that may contain two mistakes. */
const leastForTwo = 8;
/** The maximum length of a text that is checked for mistakes. No place name is longer. */
const mostMisspelt = 40;

/**
 * Returns a function that finds the places matching a text, in no particular order. A place matches
 * if one of its names, or a name of its country, begins with the text. If few places match, a text
 * with one mistake also matches, or with two mistakes if it has at least eight letters.
 */
export function indexPlaces<Item extends Named>(
  places: readonly Item[],
): (text: string) => Hit<Item>[] {
  const names: string[] = [];
  const owners: Item[] = [];
  const byCountry = new Map<readonly string[], Item[]>();
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
    const best = new Map<Item, number>();
    const keep = (place: Item | undefined, fit: number | undefined) => {
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
    const { length } = typedLoose;
    const isShort = Math.min(typed.length, length) < leastMisspelt;
    const few = length < leastOfStart ? 1 : fewHits;
    if (best.size < few && !isShort && length <= mostMisspelt) {
      const most = length < leastForTwo ? 1 : 2;
      loose ??= names.map(looseName);
      loose.forEach((name, index) => {
        const fit = looseFitOf(name, typedLoose, most);
        // If a mistake keeps the sound, it usually also keeps the spelling similar. A hit that only
        // sounds alike is not enough.
        const alike =
          fit === undefined ||
          fit < fits.misspelt ||
          mistakesIn(typed, names[index] ?? '', 2 * most) !== undefined;
        if (alike) keep(owners[index], fit);
      });
    }
    return [...best].map(([place, fit]) => ({ place, fit }));
  };
}

function fitOfStart(name: string, typed: string, place: Named, isCode: boolean): number {
  if (name !== typed) return name === place.names[0] ? fits.start : fits.otherStart;
  const short = name.length <= lengthOfCode && /[a-z]/.test(name) && name !== place.names[0];
  return short && !isCode ? fits.start : fits.name;
}

/**
 * Returns whether the text is this name followed by the beginning of a name of the place's country.
 */
function isInCountry(name: string, typed: string, { countries }: Named): boolean {
  if (!typed.startsWith(name) || typed[name.length] !== ' ') return false;
  const rest = typed.slice(name.length + 1);
  return countries.some((country) => startsWord(country, rest));
}

/**
 * Returns how a name matches a text with at most `most` mistakes, or undefined if it does not
 * match.
 */
function looseFitOf(name: string, typed: string, most: number): number | undefined {
  if (name === typed) return fits.sound;
  if (name.startsWith(typed)) return fits.soundStart;
  if (name.length < leastMisspelt || !beginsAlike(name, typed)) return undefined;
  const mistakes = mistakesIn(typed, name, name[0] === typed[0] ? most : 1);
  if (mistakes === undefined) return undefined;
  if (Math.abs(name.length - typed.length) <= mistakes) return fits.misspelt;
  return typed.length < leastOfStart ? undefined : fits.misspeltStart;
}

/**
 * Returns whether the first letters are the same, allowing for one missing, additional or swapped
 * letter.
 */
function beginsAlike(name: string, typed: string): boolean {
  return name[0] === typed[0] || name[0] === typed[1] || name[1] === typed[0];
}

/**
 * Returns the number of wrong, missing, additional or swapped letters in a text compared with a
 * name. This number is the optimal string alignment distance to the nearest beginning of the name,
 * or for a short text to the whole name. Undefined if the number is greater than `most`.
 */
function mistakesIn(typed: string, name: string, most: number): number | undefined {
  if (name.length < typed.length - most) return undefined;
  const width = Math.min(name.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === name[column - 1];
      const swapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      next[column] = Math.min(
        (last[column] ?? row) + 1,
        (next[column - 1] ?? row) + 1,
        (last[column - 1] ?? row) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? row) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return undefined;
    before = last;
    last = next;
  }
  const whole = width === name.length ? (last[width] ?? Infinity) : Infinity;
  const least = typed.length < leastOfStart ? whole : Math.min(...last);
  return least <= most ? least : undefined;
}

function startsWord(name: string, typed: string): boolean {
  return name.startsWith(typed) || name.includes(` ${typed}`);
}
