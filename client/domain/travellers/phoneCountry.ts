import type { Typed } from './typedTraveller.ts';

/**
 * The country whose numbers may be typed without a country code: the chosen one, else that of the
 * first guest's citizenship, else that of the browser's language; '' if that has none.
 */
export function phoneCountryOf({
  phoneCountry,
  citizenship,
}: Pick<Typed, 'phoneCountry' | 'citizenship'>): string {
  return phoneCountry || citizenship || countryOfLanguage();
}

function countryOfLanguage(): string {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? '';
  } catch {
    return '';
  }
}
