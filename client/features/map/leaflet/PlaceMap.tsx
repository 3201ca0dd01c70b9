import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import type { Coordinates } from '../../../domain/map/coordinates.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { MapMarker } from './MapMarker.tsx';
import { Isolated } from '../../../ui/Isolated.tsx';
import styles from './PlaceMap.module.css';

/** Spec §9. */
const zoom = 14;

/** Shows one place on a map, with its name. Spec §7. */
export function PlaceMap({
  title,
  name,
  place,
  tiles,
}: {
  title: string;
  name: string;
  place: Coordinates;
  tiles: string;
}) {
  const { t } = useI18n();
  return (
    <MapCanvas label={title} description={t('map.hotel.description')} tiles={tiles}>
      {(map) => <NamedPlace map={map} name={name} place={place} />}
    </MapCanvas>
  );
}

function NamedPlace({
  map,
  name,
  place: { latitude, longitude },
}: {
  map: LeafletMap;
  name: string;
  place: Coordinates;
}) {
  useEffect(() => {
    map.setView([latitude, longitude], zoom, { animate: false });
  }, [map, latitude, longitude]);
  return (
    <MapMarker map={map} place={{ latitude, longitude }}>
      <span className={styles.name}>
        <Isolated>{name}</Isolated>
      </span>
    </MapMarker>
  );
}
