import type { I18n } from './createI18n.ts';
import type { SiteTexts } from './en/siteTexts.ts';

/** Cities whose French name equals their local or English name. */
const sameInFrench: readonly string[] =
  'Accra,Amsterdam,Auckland,Bangkok,Bergen,Buenos Aires,Colombo,Dakar,Dubrovnik,Istanbul,Jaipur,Karachi,Kyoto,Lahore,Marrakech,Montréal,Nadi,Nairobi,New York,Oaxaca,Paris,Prague,Queenstown,Rio de Janeiro,Rome,San Francisco,São Paulo,Stockholm,Sydney,Tokyo,Tunis,Ubud,Valparaíso,Zanzibar,Zermatt'.split(
    ',',
  );

/**
 * Returns 'Stays in Lisbon' for a city in the language of the page, or 'Alfama, Lisbon: stays
 * nearby' for a landmark.
 *
 * French says 'au Caire' and 'à Lisbonne'. A name that is not a known city, such as a region, would
 * need another preposition, so the title names it without one.
 */
export function staysInText(
  { language, t, names }: I18n<Pick<SiteTexts, 'listing'>>,
  city: string,
  landmark?: string,
): string {
  if (landmark) return t('listing.titleNear', { landmark, city });
  if (language !== 'fr') return t('listing.titleOf', { city, at: 'to' });
  const [, article, rest = city] = /^(Les?) (.+)$/.exec(city) ?? [];
  if (![...Object.values(names.cities), ...sameInFrench].includes(city)) {
    return t('listing.titleOf', { city, at: 'unknown' });
  }
  return t('listing.titleOf', {
    city: rest,
    at: article === undefined ? 'to' : article === 'Le' ? 'au' : 'aux',
  });
}
