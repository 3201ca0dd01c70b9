import { cityText } from '#contracts/texts/placeNames.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { SearchCriteria } from './searchQuery.ts';

/**
 * Returns the place of a search in the language of the page: 'Rome' or 'Trastevere, Rome'. The
 * country code distinguishes cities with the same name.
 */
export function placeText(
  i18n: SiteI18n,
  { city, nearName }: Pick<SearchCriteria, 'city' | 'nearName'>,
  countryCode?: string,
): string {
  const country = cityText(i18n, city, countryCode);
  return nearName ? i18n.t('destinations.placeInCountry', { place: nearName, country }) : country;
}
