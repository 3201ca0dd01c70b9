import { latLngBounds, type Map as LeafletMap, point } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { ListFacts } from '../../../domain/listing/listFacts.ts';
import type { MapBounds } from '../../../domain/map/boundsAround.ts';
import type { Place } from '../../../domain/map/place.ts';

const wholeWorld: MapBounds = { south: -56, west: -170, north: 72, east: 180 };
/** A single hotel is shown with its surroundings. */
const nearest = 15;

/**
 * Moves a map to the box around the hotels when it opens, when a new result arrives, and when a
 * filter leaves only hotels outside the view. Any other change leaves it where the traveller has
 * moved it.
 */
export function useFit(
  map: LeafletMap,
  list: ListFacts,
  area: MapBounds | undefined,
  shown: readonly { readonly place: Place }[],
): void {
  const fitted = useRef<{ map: LeafletMap; list: ListFacts }>(undefined);
  useEffect(() => {
    const known = fitted.current?.map === map && fitted.current.list === list;
    if (known) {
      const view = map.getBounds();
      const inView = ({ place }: { place: Place }) =>
        view.contains([place.latitude, place.longitude]);
      if (!area || shown.some(inView)) return;
    }
    fitted.current = { map, list };
    const { south, west, north, east } = area ?? wholeWorld;
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      { padding: [48, 48], maxZoom: nearest, animate: false },
    );
  }, [map, list, area, shown]);
}

const padding = point(96, 96);

/**
 * Shows a box from nearer, at least by one step. Returns false, and does nothing, when that is not
 * possible: the box is a single place, or the map is at its largest zoom.
 */
export function zoomTo(map: LeafletMap, { south, west, north, east }: MapBounds): boolean {
  const zoom = map.getZoom();
  const largest = map.getMaxZoom();
  if (zoom >= largest || (south === north && west === east)) return false;
  const box = latLngBounds([south, west], [north, east]);
  const fitting = map.getBoundsZoom(box, false, padding);
  map.setView(box.getCenter(), Math.min(largest, Math.max(zoom + 1, fitting)));
  return true;
}
