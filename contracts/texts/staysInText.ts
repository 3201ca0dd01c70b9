import type { I18n } from './createI18n.ts';
import type { SiteTexts } from './en/siteTexts.ts';

/** Cities that are called in French as they are at home or in English. */
const sameInFrench: readonly string[] =
  'Accra,Amsterdam,Auckland,Bangkok,Bergen,Buenos Aires,Colombo,Dakar,Dubrovnik,Istanbul,Jaipur,Karachi,Kyoto,Lahore,Marrakech,Montréal,Nadi,Nairobi,New York,Oaxaca,Paris,Prague,Queenstown,Rio de Janeiro,Rome,San Francisco,São Paulo,Stockholm,Sydney,Tokyo,Tunis,Ubud,Valparaíso,Zanzibar,Zermatt'.split(
    ',',
  );

/**
 * 'Stays in Lisbon', of a city as the language of the page calls it, or 'Alfama, Lisbon: stays
 * nearby' of a landmark there. French says 'au Caire' and 'à
 * Lisbonne'; a name that is not known to be a city, such as a region, needs another word: it is
 * named without one.
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
