/**
 * What the site itself calls what providers name: amenities and taxes by their codes, and cities
 * that have another name in a language, by country and English name. Whatever is not in it is shown
 * as the provider names it.
 */
export interface Names {
  readonly amenities: Readonly<Record<string, string>>;
  readonly taxes: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
}

/** Shows everything as providers name it. */
export const noNames: Names = { amenities: {}, taxes: {}, cities: {} };

/** A language, of which the names are used. */
export interface Naming {
  readonly names: Names;
}

/**
 * The name of a city in the language of the page, by the provider's name and country code; the
 * provider's where the site has no other. Places of one name in two countries are not mixed up:
 * without a country the name counts only if the site knows one such city.
 */
export function cityText(
  { names: { cities } }: Naming,
  name: string,
  countryCode?: string | null,
): string {
  const city = name.trim();
  if (countryCode) return cities[`${countryCode.trim().toUpperCase()} ${city}`] ?? city;
  const [known, other] = Object.entries(cities).filter(([key]) => key.slice(3) === city);
  return known && !other ? known[1] : city;
}

/** A country by its code: 'IT' in English, as in 'Rome, IT', and its name in other languages. */
export function countryText(
  { language, formats }: { language: string; formats: { country(code: string): string } },
  code: string,
): string {
  return language === 'en' ? code : formats.country(code);
}
