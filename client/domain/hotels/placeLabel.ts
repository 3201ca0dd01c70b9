import type { Hotel } from '#contracts/provider/hotels.ts';
import { cityLabel, type HotelsI18n, regionLabel, within } from './hotelText.ts';

/**
 * Returns the neighborhood and the place, 'Clifton, Karachi'. If only one is known it returns that,
 * otherwise ''.
 */
export function placeLabel(
  i18n: HotelsI18n,
  hotel: Pick<Hotel, 'neighborhood' | 'region'>,
): string {
  const inner = hotel.neighborhood?.trim();
  return within(i18n, inner, hotel.region?.name?.trim() === inner ? '' : cityLabel(i18n, hotel));
}

/** Returns the neighborhood, the place and the country, 'Clifton, Karachi, PK', or ''. */
export function locationLabel(
  i18n: HotelsI18n,
  { neighborhood, region }: Pick<Hotel, 'neighborhood' | 'region'>,
): string {
  return within(i18n, neighborhood?.trim(), regionLabel(i18n, { region }));
}
