import type { RoomGroup } from '#contracts/provider/hotels.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { measuresInMiles } from '../search/centerDistance.ts';

const squareFeetInMeter = 10.7639;

/**
 * Returns the size of a room: '24 m²', in American English '258 sq ft · 24 m²'. Undefined if the
 * size is unknown.
 */
export function roomSizeText(
  { t, formats }: SiteI18n,
  room: Pick<RoomGroup, 'size_sqm'> | undefined,
): string | undefined {
  const size = room?.size_sqm;
  if (!size) return undefined;
  const meters = Math.round(size);
  return measuresInMiles(formats.locale)
    ? t('rooms.size.both', { feet: Math.round(size * squareFeetInMeter), meters })
    : t('rooms.size.metric', { meters });
}
