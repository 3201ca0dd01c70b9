import type { Hotel } from '#contracts/provider/hotels.ts';
import { cityText, type Naming } from '#contracts/texts/placeNames.ts';
import { foldText } from '#contracts/values/foldText.ts';

/**
 * Returns the searched city in the language of the page. `found` is a hotel of the results, which
 * gives the country.
 */
export function searchedCityText(
  i18n: Naming,
  city: string,
  found: Pick<Hotel, 'region'> | undefined,
): string {
  const { name, country_code: code } = found?.region ?? {};
  return cityText(i18n, city, foldText(name ?? '') === foldText(city) ? code : undefined);
}
