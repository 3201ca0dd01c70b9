import { latLngBounds, type LeafletMouseEvent, type Map as LeafletMap, point } from 'leaflet';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type HotelFacts, isPlaced, type PlacedHotel } from '../../../domain/listing/hotelFacts.ts';
import type { ListFacts } from '../../../domain/listing/listFacts.ts';
import {
  boundsAround,
  isWithin,
  type MapBounds,
  withinBounds,
  writeMapBox,
} from '../../../domain/map/boundsAround.ts';
import { clusterPlaces } from '../../../domain/map/clusterPlaces.ts';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import type { Coordinates } from '../../../domain/map/coordinates.ts';
import { useHighlight } from '../Highlight.tsx';
import { ChosenHotels } from './ChosenHotels.tsx';
import { ClusterMarker } from './ClusterMarker.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import styles from './ResultsMap.module.css';
import type { MapView } from './useLeafletMap.ts';

/** Shows the hotels of a listing on a map. Hotels close to each other share a marker. */
export function ResultsMap({ tiles, ...results }: Results & { tiles: string }) {
  const { t } = useI18n();
  return (
    <MapCanvas
      label={t('map.results.name')}
      description={t('map.results.description')}
      tiles={tiles}
    >
      {(map, view) => <ResultMarkers map={map} view={view} {...results} />}
    </MapCanvas>
  );
}

const none: readonly string[] = [];

export interface Results {
  /** All results. When a new result arrives, the map moves to its hotels. */
  list: ListFacts;
  /** The hotels to show on the map. */
  placed: readonly PlacedHotel[];
  /** Renders a chosen hotel. */
  card: (hotel: HotelFacts) => ReactNode;
  /** The part of the map to which the hotels are limited, or '' for none. */
  area: string;
  onArea: (area: string) => void;
}

/**
 * Renders the markers of a listing and the card of the chosen marker. A marker of one hotel, or of
 * several in the same place, opens the card. Any other marker zooms in on its hotels. Escape closes
 * the card.
 */
function ResultMarkers({
  map,
  view,
  list,
  placed,
  card,
  area: searched,
  onArea,
}: Results & { map: LeafletMap; view: MapView | undefined }) {
  const { t } = useI18n();
  const { chosen, choose } = useHighlight();
  const opener = useRef<HTMLElement>(null);
  const area = useMemo(() => boundsAround(placed.map(({ place }) => place)), [placed]);
  const hotels = useMemo(
    () =>
      placed.map((hotel) => (area ? { ...hotel, place: withinBounds(hotel.place, area) } : hotel)),
    [placed, area],
  );
  const zoom = view?.zoom;
  const clusters = useMemo(
    () => (zoom === undefined ? [] : clusterPlaces(hotels, zoom)),
    [hotels, zoom],
  );
  useFit(map, list, area, hotels);
  useEffect(() => {
    const closeUnlessOnMarker = ({ originalEvent: { target } }: LeafletMouseEvent) => {
      if (!(target instanceof Element && target.closest('button'))) choose(none);
    };
    map.on('click', closeUnlessOnMarker);
    return () => {
      map.off('click', closeUnlessOnMarker);
      choose(none);
    };
  }, [map, choose]);

  function select(members: readonly PlacedHotel[], button: HTMLElement) {
    const box = boundsAround(members.map(({ place }) => place));
    if (!box || zoomTo(map, box)) return;
    opener.current = button;
    choose(members.map(({ key }) => key));
    // The card opens at the bottom of the map and must not cover the marker.
    map.panInside([box.south, box.west], {
      paddingTopLeft: [60, 60],
      paddingBottomRight: [70, 270],
    });
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape' && chosen.length > 0) close();
  }

  function close() {
    choose(none);
    const button = opener.current?.isConnected ? opener.current : map.getContainer();
    button.focus({ preventScroll: true });
  }

  const here = view && writeMapBox(boxOf(map));
  const elsewhere = here !== undefined && here !== searched && isPartOf(list, map);
  const open = hotels.filter(({ key }) => chosen.includes(key));
  return (
    <div onKeyDown={closeOnEscape}>
      {elsewhere && (
        <Button className={styles.area} onClick={() => onArea(here)}>
          {t('map.results.searchArea')}
        </Button>
      )}
      {clusters
        .filter(({ place }) => view && isWithin(place, view.bounds))
        .map((cluster) => (
          <ClusterMarker
            key={cluster.members[0].key}
            map={map}
            cluster={cluster}
            onSelect={select}
          />
        ))}
      {open.length > 0 && (
        <ChosenHotels key={chosen.join()} hotels={open} card={card} onClose={close} />
      )}
    </div>
  );
}

function boxOf(map: LeafletMap): MapBounds {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/** Returns whether the map shows some of the results but not all. */
function isPartOf({ hotels }: ListFacts, map: LeafletMap): boolean {
  const box = boxOf(map);
  const placed = hotels.filter(isPlaced);
  const inside = placed.filter(({ place }) => isWithin(withinBounds(place, box), box));
  return inside.length > 0 && inside.length < placed.length;
}

const wholeWorld: MapBounds = { south: -56, west: -170, north: 72, east: 180 };
/** The largest zoom of the first view, which shows a single hotel with its surroundings. */
const nearest = 15;

/**
 * Moves a map to the box around the hotels when it opens and when a new result arrives. It also
 * moves the map when a filter leaves only hotels outside the view. After any other change, the map
 * stays where the traveler has moved it.
 */
function useFit(
  map: LeafletMap,
  list: ListFacts,
  area: MapBounds | undefined,
  shown: readonly { readonly place: Coordinates }[],
): void {
  const fitted = useRef<{ map: LeafletMap; list: ListFacts }>(undefined);
  useEffect(() => {
    const known = fitted.current?.map === map && fitted.current.list === list;
    if (known) {
      const view = map.getBounds();
      const inView = ({ place }: { place: Coordinates }) =>
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
 * Zooms in on a box by at least one step. Does nothing and returns false if this is impossible,
 * because the box is a single place or the map is at its largest zoom.
 */
function zoomTo(map: LeafletMap, { south, west, north, east }: MapBounds): boolean {
  const zoom = map.getZoom();
  const largest = map.getMaxZoom();
  if (zoom >= largest || (south === north && west === east)) return false;
  const box = latLngBounds([south, west], [north, east]);
  const fitting = map.getBoundsZoom(box, false, padding);
  map.setView(box.getCenter(), Math.min(largest, Math.max(zoom + 1, fitting)));
  return true;
}
