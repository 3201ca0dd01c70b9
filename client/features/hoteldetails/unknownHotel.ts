import type { Hotel } from '#contracts/provider/hotels.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/**
 * Replaces a hotel that could not be loaded, so that its page renders with the fallback texts for
 * its missing fields. Spec §4 and §8.
 */
export function unknownHotel({ t }: SiteI18n): Hotel {
  return { id: '', name: t('hotel.unknown') };
}

/** Returns whether a hotel was loaded, and is not the replacement. */
export function isKnown({ id }: Pick<Hotel, 'id'>): boolean {
  return id !== '';
}
