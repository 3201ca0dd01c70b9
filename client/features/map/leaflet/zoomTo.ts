import { latLngBounds, type Map as LeafletMap, point } from 'leaflet';
import type { MapBounds } from '../../../domain/map/boundsAround.ts';

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
