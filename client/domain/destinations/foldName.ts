import { foldText } from '#contracts/values/foldText.ts';

/**
 * Returns the form in which names of places are compared. It has no case, accents, apostrophes,
 * dots, joiners, direction marks or Arabic articles, and has spaces instead of hyphens.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  if (/^[a-z]+( [a-z]+)*$/.test(lower)) return lower;
  return foldText(name)
    .replace(/['`‘.\u200c\u200d\u2066-\u2069]/g, '')
    .replace(/[-/]/g, ' ')
    .replace(/(^| )ال(?=\S{2})/g, '$1')
    .replace(/ +/g, ' ')
    .trim();
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sch|sh|ch|tch/g, 's'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|[cqk]h?/g, 'k'],
  [/([bdgrt])h/g, '$1'],
  [/dj/g, 'j'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/([aou])e/g, '$1'],
  [/ou|oo/g, 'u'],
  [/ee|ea|ei|ie/g, 'i'],
  [/(.)\1/g, '$1'],
];

/**
 * Returns a folded name in Latin letters, spelled roughly as it sounds: `marakesh` and `marrakech`
 * become the same, and so do `koeln` and `koln`. Other characters than letters become spaces. Names
 * in other scripts stay as they are.
 */
export function looseName(folded: string): string {
  const letters = folded.replace(/[^\p{L}\d]+/gu, ' ').trim();
  if (!/[a-z]/.test(letters)) return letters;
  return sounds.reduce((text, [sound, letter]) => text.replace(sound, letter), letters);
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns the folded names of a country by its code. The same code always returns the same array. A
 * text that is not a code is returned as the only name.
 */
export type CountryNames = (code: string) => readonly string[];

/**
 * Returns a function that names countries in these languages. Texts that are not BCP 47 tags are
 * ignored, because browsers also list values such as `C` or `en-US@posix`.
 */
export function countryNamesIn(languages: readonly string[]): CountryNames {
  const displayNames = languages
    .filter(isLanguageTag)
    .map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  const known = new Map<string, readonly string[]>();
  return (code) => {
    const found = known.get(code) ?? namesOf(displayNames, code);
    known.set(code, found);
    return found;
  };
}

function namesOf(displayNames: readonly Intl.DisplayNames[], code: string): readonly string[] {
  if (!/^[a-z]{2}$/i.test(code)) return [foldName(code)];
  return [...new Set(displayNames.map((names) => foldName(names.of(code) ?? code)))];
}
