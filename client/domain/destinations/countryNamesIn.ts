import { foldName } from './foldName.ts';

/**
 * Returns the folded names of a country by its code, the same array each time; of what is no code,
 * itself.
 */
export type CountryNames = (code: string) => readonly string[];

/** Names countries in these languages, each a BCP 47 tag. */
export function countryNamesIn(languages: readonly string[]): CountryNames {
  const displayNames = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  );
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
