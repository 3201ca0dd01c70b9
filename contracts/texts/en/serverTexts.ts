import { accountMails } from './accountMails.ts';
import { bookingMails } from './bookingMails.ts';
import { contactMails } from './contactMails.ts';
import { desk } from './desk.ts';
import { head } from './head.ts';
import { home } from './home.ts';
import { hotel } from './hotel.ts';
import { listing } from './listing.ts';
import { mailFacts } from './mailFacts.ts';
import { newsletterMails } from './newsletterMails.ts';
import { page } from './page.ts';
import { price } from './price.ts';
import { services } from './services.ts';
import { stay } from './stay.ts';

/**
 * What mails, the calendar file, the desk's page and the heads of pages say, in ICU MessageFormat.
 * The source of all translations.
 */
export const serverTexts = {
  accountMails,
  bookingMails,
  contactMails,
  desk,
  head,
  home,
  hotel,
  listing,
  mailFacts,
  newsletterMails,
  page,
  price,
  services,
  stay,
} as const;

export type ServerTexts = typeof serverTexts;
