import type { ServerTexts } from '../en/serverTexts.ts';
import type { Translation } from '../translation.ts';
import { accountMails } from './accountMails.ts';
import { bookingMails } from './bookingMails.ts';
import { desk } from './desk.ts';
import { mailFacts } from './mailFacts.ts';
import { newsletterMails } from './newsletterMails.ts';
import { price } from './price.ts';
import { services } from './services.ts';
import { stay } from './stay.ts';

/** What mails, the calendar file and the desk’s page say, in French. */
export const serverTexts = {
  accountMails,
  bookingMails,
  desk,
  mailFacts,
  newsletterMails,
  price,
  services,
  stay,
} as const satisfies Translation<ServerTexts>;
