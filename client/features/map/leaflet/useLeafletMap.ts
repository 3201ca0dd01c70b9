import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useState } from 'react';
import type { MapBounds } from '../../../domain/map/boundsAround.ts';
import { useDirection } from '../../../ui/useI18n.ts';
import { createLeafletMap } from './createLeafletMap.ts';

/** The view of a map: its zoom, and its box with a margin, so that a short move shows no gaps. */
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
 * Creates a Leaflet map in the element whose ref is `attach`. `view` is the current view of the
 * map. It is undefined until the caller sets the first position of the map.
 */
export function useLeafletMap(tiles: string): {
  attach: (container: HTMLDivElement) => () => void;
  map: LeafletMap | undefined;
  view: MapView | undefined;
  /** Whether the last requested tile failed, so that only land and borders are visible. */
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
        // A timer of Leaflet may report a last move after the map has been removed.
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
