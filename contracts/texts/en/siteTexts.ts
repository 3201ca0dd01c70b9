import { accountTexts } from './accountTexts.ts';
import { bookingTexts } from './bookingTexts.ts';
import { firstTexts } from './firstTexts.ts';
import { hotelTexts } from './hotelTexts.ts';
import { listingTexts } from './listingTexts.ts';

/**
 * The texts of the site's pages by feature, the source of all translations. The browser loads them
 * in three parts.
 */
export const siteTexts = {
  ...firstTexts,
  ...listingTexts,
  ...hotelTexts,
  ...bookingTexts,
  ...accountTexts,
} as const;

export type SiteTexts = typeof siteTexts;
