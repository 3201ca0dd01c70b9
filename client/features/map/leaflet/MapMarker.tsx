import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from '../../../domain/map/coordinates.ts';
import styles from './MapMarker.module.css';

const aboveOthers = 10_000;

/**
 * Renders `children` at a place on a map, or above other markers if `raised`. Leaflet moves them
 * with the map.
 */
export function MapMarker({
  map,
  place: { latitude, longitude },
  raised = false,
  children,
}: {
  map: LeafletMap;
  place: Coordinates;
  raised?: boolean;
  children: ReactNode;
}) {
  const [element] = useState(() => document.createElement('div'));
  const made = useRef<Marker>(null);
  useEffect(() => {
    made.current = marker([latitude, longitude], {
      icon: divIcon({ html: element, className: styles.anchor ?? '', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
    }).addTo(map);
    return () => {
      made.current?.remove();
    };
  }, [map, latitude, longitude, element]);
  useEffect(() => {
    made.current?.setZIndexOffset(raised ? aboveOthers : 0);
  }, [raised]);
  return createPortal(children, element);
}
