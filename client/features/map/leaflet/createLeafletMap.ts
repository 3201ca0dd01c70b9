import 'leaflet/dist/leaflet.css';
import { control, Map as LeafletMap, type PanOptions, type PointExpression } from 'leaflet';
import { createLandLayer } from './createLandLayer.ts';
import { TileImages } from './TileImages.ts';

const largestZoom = 18;
/** Three worlds side by side: a map across the date line needs a part of the next one. */
const worlds: [[number, number], [number, number]] = [
  [-90, -540],
  [90, 540],
];

/**
 * Makes a map in `container`: land and borders, and over them tiles if there is an address for
 * them. The map has no position yet. The wheel scrolls the page until the map has the focus. Its
 * scale stands where the text of the page starts. Ends with `remove()`.
 */
export function createLeafletMap(
  container: HTMLElement,
  tiles: string,
  direction: 'ltr' | 'rtl',
): LeafletMap {
  const animated = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new (animated ? LeafletMap : StillMap)(container, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: 1,
    maxZoom: largestZoom,
    maxBounds: worlds,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
  });
  control.scale({ position: direction === 'rtl' ? 'topright' : 'topleft' }).addTo(map);
  if (tiles) new TileImages(tiles).addTo(map);
  let removed = false;
  map.on('unload', () => {
    removed = true;
  });
  map.createPane('land');
  void createLandLayer('land').then(
    (land) => {
      if (!removed) land.addTo(map);
    },
    () => undefined, // Tiles and markers are shown without it.
  );
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable());
  container.addEventListener('focusout', () => map.scrollWheelZoom.disable());
  return map;
}

/** A map that moves without animation, for travellers who want less motion. */
class StillMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}
