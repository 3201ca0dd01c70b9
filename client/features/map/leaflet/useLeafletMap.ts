import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useState } from 'react';
import type { MapBounds } from '../../../domain/map/boundsAround.ts';
import { useDirection } from '../../../ui/useI18n.ts';
import { createLeafletMap } from './createLeafletMap.ts';

/** What a map shows: its zoom, and its box with a margin, so that a short move shows no gaps. */
export interface MapView {
  zoom: number;
  bounds: MapBounds;
}

const margin = 0.25;

function viewOf(map: LeafletMap): MapView {
  const bounds = map.getBounds().pad(margin);
  return {
    zoom: map.getZoom(),
    bounds: {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    },
  };
}

/**
 * Makes a Leaflet map in the element that `attach` is the ref of. `view` follows the map, and is
 * undefined until the map has its first position, which the caller sets.
 */
export function useLeafletMap(tiles: string): {
  attach: (container: HTMLDivElement) => () => void;
  map: LeafletMap | undefined;
  view: MapView | undefined;
  /** Whether the last tile that was requested failed: what is drawn below is all there is. */
  bare: boolean;
} {
  const [map, setMap] = useState<LeafletMap>();
  const [view, setView] = useState<MapView>();
  const [bare, setBare] = useState(false);
  const direction = useDirection();
  const attach = useCallback(
    (container: HTMLDivElement) => {
      const made = createLeafletMap(container, tiles, direction, setBare);
      const follow = () => setView(viewOf(made));
      made.on('moveend', follow);
      const resized = new ResizeObserver(() => made.invalidateSize({ animate: false }));
      resized.observe(container);
      setMap(made);
      return () => {
        resized.disconnect();
        // Leaflet may say once more that it has moved, by a timer, when the map is gone.
        made.off('moveend', follow);
        made.remove();
        setMap(undefined);
        setView(undefined);
      };
    },
    [tiles, direction],
  );
  return { attach, map, view, bare };
}
