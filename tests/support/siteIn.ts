import { createI18n } from '#contracts/texts/createI18n.ts';
import { accountTexts as arabicAccount } from '#contracts/texts/ar/accountTexts.ts';
import { bookingTexts as arabicBooking } from '#contracts/texts/ar/bookingTexts.ts';
import { firstTexts as arabicFirst } from '#contracts/texts/ar/firstTexts.ts';
import { hotelTexts as arabicHotel } from '#contracts/texts/ar/hotelTexts.ts';
import { listingTexts as arabicListing } from '#contracts/texts/ar/listingTexts.ts';
import { accountTexts as germanAccount } from '#contracts/texts/de/accountTexts.ts';
import { bookingTexts as germanBooking } from '#contracts/texts/de/bookingTexts.ts';
import { firstTexts as germanFirst } from '#contracts/texts/de/firstTexts.ts';
import { hotelTexts as germanHotel } from '#contracts/texts/de/hotelTexts.ts';
import { listingTexts as germanListing } from '#contracts/texts/de/listingTexts.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { accountTexts as frenchAccount } from '#contracts/texts/fr/accountTexts.ts';
import { bookingTexts as frenchBooking } from '#contracts/texts/fr/bookingTexts.ts';
import { firstTexts as frenchFirst } from '#contracts/texts/fr/firstTexts.ts';
import { hotelTexts as frenchHotel } from '#contracts/texts/fr/hotelTexts.ts';
import { listingTexts as frenchListing } from '#contracts/texts/fr/listingTexts.ts';
import { names as arabic } from '#contracts/texts/ar/names.ts';
import { names as german } from '#contracts/texts/de/names.ts';
import { names as english } from '#contracts/texts/en/names.ts';
import { names as french } from '#contracts/texts/fr/names.ts';
import type { Language } from '#contracts/texts/languages.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

const texts = {
  en: siteTexts,
  de: { ...germanFirst, ...germanListing, ...germanHotel, ...germanAccount, ...germanBooking },
  fr: { ...frenchFirst, ...frenchListing, ...frenchHotel, ...frenchAccount, ...frenchBooking },
  ar: { ...arabicFirst, ...arabicListing, ...arabicHotel, ...arabicAccount, ...arabicBooking },
};

const names = { en: english, de: german, fr: french, ar: arabic };

/** Returns the site in a language, with all its texts. */
export function siteIn(language: Language): SiteI18n {
  return createI18n<SiteTexts>(language, texts[language], names[language]);
}
