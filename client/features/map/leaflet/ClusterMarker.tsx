import type { Map as LeafletMap } from 'leaflet';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { starsLabel } from '../../../domain/hotels/hotelText.ts';
import { kindText } from '../../../domain/hotels/kindText.ts';
import type { PlacedHotel } from '../../../domain/listing/hotelFacts.ts';
import type { Cluster } from '../../../domain/map/clusterPlaces.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useConverted } from '../../../ui/money/PriceDisplay.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import { useHighlight } from '../Highlight.tsx';
import styles from './ClusterMarker.module.css';
import { MapMarker } from './MapMarker.tsx';

const none: readonly string[] = [];

/**
 * Renders one or several hotels as a button on the map, which shows a price, stars or a number.
 * Hover and focus highlight their rows in the list.
 */
export function ClusterMarker({
  map,
  cluster: { place, members },
  onSelect,
}: {
  map: LeafletMap;
  cluster: Cluster<PlacedHotel>;
  onSelect: (members: readonly PlacedHotel[], button: HTMLElement) => void;
}) {
  const i18n = useI18n();
  const { pointed, point, chosen } = useHighlight();
  const keys = members.map(({ key }) => key);
  const several = keys.length > 1;
  const open = keys.some((key) => chosen.includes(key));
  const lit = open || keys.some((key) => pointed.includes(key));
  const converted = useConverted(members[0].price);
  const { shown, name } = markerText(i18n, members, converted);
  return (
    <MapMarker map={map} place={place} raised={lit}>
      <button
        type="button"
        aria-label={name}
        aria-expanded={several ? undefined : open}
        className={classNames(styles.marker, several && styles.several, lit && styles.lit)}
        onClick={({ currentTarget }) => onSelect(members, currentTarget)}
        onPointerEnter={() => point(keys)}
        onPointerLeave={() => point(none)}
        onFocus={() => point(keys)}
        onBlur={() => point(none)}
      >
        {shown}
      </button>
    </MapMarker>
  );
}

/** The visible text of a marker, and its full accessible name. */
export interface MarkerText {
  shown: string;
  name: string;
}

/**
 * Returns the text of a marker. Several hotels show their number. A single hotel shows the lowest
 * price of the whole stay including taxes, otherwise its stars, otherwise its kind. A marker never
 * shows a sample price.
 */
function markerText(
  i18n: SiteI18n,
  [hotel, ...others]: readonly [PlacedHotel, ...PlacedHotel[]],
  converted: ReturnType<typeof useConverted>,
): MarkerText {
  const { t, formats } = i18n;
  if (others.length > 0) {
    const count = others.length + 1;
    return { shown: formats.number(count), name: t('map.marker.several', { count }) };
  }
  const { name } = hotel.hotel;
  if (hotel.price) {
    const price = converted
      ? formats.approximation(converted)
      : formats.money(hotel.price, 'short');
    return { shown: price, name: t('map.marker.name', { name, fact: price }) };
  }
  const rating = t('map.marker.name', { name, fact: starsLabel(i18n, hotel.hotel) });
  const stars = hotel.hotel.star_rating;
  if (hotel.stars !== undefined && stars != null) {
    return { shown: t('map.marker.stars', { stars }), name: rating };
  }
  return { shown: kindText(i18n, hotel.hotel.kind ?? '') || t('hotels.kind.hotel'), name: rating };
}
