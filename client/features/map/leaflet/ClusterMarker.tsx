import type { Map as LeafletMap } from 'leaflet';
import type { Cluster } from '../../../domain/map/clusterPlaces.ts';
import { classNames } from '../../../ui/classNames.ts';
import { useHighlight } from '../Highlight.tsx';
import type { PlacedHotel } from '../placedHotel.ts';
import styles from './ClusterMarker.module.css';
import { MapMarker } from './MapMarker.tsx';
import { markerText } from './markerText.ts';

const none: readonly string[] = [];

/**
 * One or several hotels as a button on the map: a price, stars or a number. Hover and focus highlight
 * their rows in the list.
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
  const { pointed, point, chosen } = useHighlight();
  const keys = members.map(({ key }) => key);
  const several = keys.length > 1;
  const open = keys.some((key) => chosen.includes(key));
  const lit = open || keys.some((key) => pointed.includes(key));
  const { shown, name } = markerText(members);
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
