import type { I18n } from './createI18n.ts';
import type { names as english } from './en/names.ts';
import { cityText, countryText, type Names } from './placeNames.ts';
import type { Translation } from './translation.ts';

/** The names in a language other than English, with the same codes. */
export type TranslatedNames = Translation<Pick<typeof english, 'amenities' | 'taxes'>> &
  Pick<Names, 'cities'>;

/** Returns the place of a booked hotel, stored as 'Rome, IT', in the reader's language. */
export function bookedPlaceText(i18n: I18n<object>, region: string): string {
  const [, city, code] = /^(.+), ([A-Z]{2})$/.exec(region) ?? [];
  if (!city || !code) return region;
  const comma = i18n.formats.direction === 'rtl' ? '، ' : ', ';
  return cityText(i18n, city, code) + comma + countryText(i18n, code);
}
