import { bookingTexts } from './bookingTexts.ts';
import { firstTexts } from './firstTexts.ts';
import { hotelTexts } from './hotelTexts.ts';

/**
 * What the pages of the site say, by feature: the source of all translations. The browser loads it
 * in three parts.
 */
export const siteTexts = { ...firstTexts, ...hotelTexts, ...bookingTexts } as const;

export type SiteTexts = typeof siteTexts;
