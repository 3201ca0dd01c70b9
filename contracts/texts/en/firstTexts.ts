import { currency } from './currency.ts';
import { destinations } from './destinations.ts';
import { failures } from './failures.ts';
import { home } from './home.ts';
import { hotels } from './hotels.ts';
import { newsletter } from './newsletter.ts';
import { page } from './page.ts';
import { price } from './price.ts';
import { search } from './search.ts';
import { searchFields } from './searchFields.ts';
import { stay } from './stay.ts';

/**
 * What the home page and the frame of all pages say: loaded before the site is shown, in ICU
 * MessageFormat.
 */
export const firstTexts = {
  currency,
  destinations,
  failures,
  home,
  hotels,
  newsletter,
  page,
  price,
  search,
  searchFields,
  stay,
} as const;

export type FirstTexts = typeof firstTexts;
