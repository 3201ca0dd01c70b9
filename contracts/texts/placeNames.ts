/**
 * The site's own names: for amenities and taxes by code, and for cities by country and English name
 * if a language has another name. Everything else is shown with the provider's name.
 */
export interface Names {
  readonly amenities: Readonly<Record<string, string>>;
  readonly taxes: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
}

/** Shows all names as the provider sends them. */
export const noNames: Names = { amenities: {}, taxes: {}, cities: {} };

/** The part of an `I18n` that holds the names. */
export interface Naming {
  readonly names: Names;
}

/**
 * Returns the name of a city in the language of the page, by the provider's name and country code.
 * Returns the provider's name if the site has no name for the city. Cities in two countries can
 * share a name. Without a country, a name counts only if the site knows exactly one such city.
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

/**
 * Returns the name of a country by its code: 'IT' in English, as in 'Rome, IT', and the full name
 * in other languages.
 */
export function countryText(
  { language, formats }: { language: string; formats: { country(code: string): string } },
  code: string,
): string {
  return language === 'en' ? code : formats.country(code);
}
