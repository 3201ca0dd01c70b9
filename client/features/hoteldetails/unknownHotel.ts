import type { Hotel } from '#contracts/provider/hotels.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/**
 * Returns the hotel that stands in for a hotel that could not be loaded. With it, the page renders
 * the fallback texts for missing fields. Spec §4 and §8.
 */
export function unknownHotel({ t }: SiteI18n): Hotel {
  return { id: '', name: t('hotel.unknown') };
}

/** Returns whether a hotel was loaded, rather than replaced by `unknownHotel`. */
export function isKnown({ id }: Pick<Hotel, 'id'>): boolean {
  return id !== '';
}
