import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { HotelFacts, PlacedHotel } from '../../../domain/listing/hotelFacts.ts';
import type { ListFacts } from '../../../domain/listing/listFacts.ts';
import { boundsAround, isWithin, withinBounds } from '../../../domain/map/boundsAround.ts';
import { clusterPlaces } from '../../../domain/map/clusterPlaces.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import { useHighlight } from '../Highlight.tsx';
import { ChosenHotels } from './ChosenHotels.tsx';
import { ClusterMarker } from './ClusterMarker.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import { useFit, zoomTo } from './useFit.ts';
import type { MapView } from './useLeafletMap.ts';

/** The hotels of a listing on a map. Hotels close to each other share a marker. */
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
  /** The whole result: when another one arrives, the map moves to its hotels. */
  list: ListFacts;
  /** The hotels to show. */
  placed: readonly PlacedHotel[];
  /** Draws a chosen hotel. */
  card: (hotel: HotelFacts) => ReactNode;
}

/**
 * The markers of a listing and the card of the chosen one. A marker of one hotel, or of several in
 * the same place, opens it; any other shows its hotels from nearer. Escape closes the card.
 */
function ResultMarkers({
  map,
  view,
  list,
  placed,
  card,
}: Results & { map: LeafletMap; view: MapView | undefined }) {
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
    // Not under the card, which opens at the bottom of the map.
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

  const open = hotels.filter(({ key }) => chosen.includes(key));
  return (
    <div onKeyDown={closeOnEscape}>
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
