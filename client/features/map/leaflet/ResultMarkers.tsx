import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { boundsAround, isWithin, withinBounds } from '#client/domain/map/boundsAround.ts';
import { clusterPlaces } from '#client/domain/map/clusterPlaces.ts';
import { classNames } from '#client/ui/classNames.ts';
import { useHighlight } from '../Highlight.tsx';
import type { PlacedHotel } from '../placedHotel.ts';
import { ChosenHotels } from './ChosenHotels.tsx';
import { MapMarker } from './MapMarker.tsx';
import { markerText } from './markerText.ts';
import styles from './ResultMarkers.module.css';
import type { ResultsMapProps } from './ResultsMap.tsx';
import { useFit } from './useFit.ts';
import type { MapView } from './useLeafletMap.ts';
import { zoomTo } from './zoomTo.ts';

const none: readonly string[] = [];
/** The space, in pixels, that the card of a chosen hotel may take at the bottom of the map. */
const cardSpace = { paddingTopLeft: [60, 60], paddingBottomRight: [70, 270] } as const;

/**
 * The markers of a listing and the card of the chosen one. A marker of one hotel, or of several in the
 * same place, opens it; any other shows its hotels from nearer. Escape closes the card.
 */
export function ResultMarkers({
  map,
  view,
  list,
  placed,
  card,
}: Omit<ResultsMapProps, 'tiles'> & { map: LeafletMap; view: MapView | undefined }) {
  const { pointed, point, chosen, choose } = useHighlight();
  const opener = useRef<HTMLElement>(null);
  const area = useMemo(() => boundsAround(placed.map(({ place }) => place)), [placed]);
  const hotels = useMemo(
    () =>
      placed.map((hotel) => ({
        hotel,
        place: area ? withinBounds(hotel.place, area) : hotel.place,
      })),
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

  function select(members: readonly (typeof hotels)[number][], button: HTMLElement) {
    const box = boundsAround(members.map(({ place }) => place));
    if (members.length > 1 && box && zoomTo(map, box)) return;
    opener.current = button;
    choose(members.map(({ hotel }) => hotel.key));
    const [first] = members;
    if (first) {
      const { latitude, longitude } = first.place;
      const animate = map.options.zoomAnimation ?? true;
      map.panInside([latitude, longitude], {
        paddingTopLeft: [...cardSpace.paddingTopLeft],
        paddingBottomRight: [...cardSpace.paddingBottomRight],
        animate,
      });
    }
  }

  function close() {
    choose(none);
    (opener.current?.isConnected ? opener.current : map.getContainer()).focus({
      preventScroll: true,
    });
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && chosen.length > 0) close();
  }

  const open = hotels.filter(({ hotel }) => chosen.includes(hotel.key)).map(({ hotel }) => hotel);
  return (
    <div onKeyDown={closeOnEscape}>
      {clusters
        .filter(({ place }) => view && isWithin(place, view.bounds))
        .map(({ place, members }) => {
          const [first, ...others] = members;
          const keys = members.map(({ hotel }) => hotel.key);
          const lit = keys.some((key) => pointed.includes(key) || chosen.includes(key));
          const text = markerText([first.hotel, ...others.map(({ hotel }): PlacedHotel => hotel)]);
          return (
            <MapMarker key={first.hotel.key} map={map} place={place} raised={lit}>
              <button
                type="button"
                aria-label={text.name}
                aria-expanded={keys.some((key) => chosen.includes(key))}
                className={classNames(
                  styles.marker,
                  others.length > 0 && styles.several,
                  lit && styles.lit,
                )}
                onClick={({ currentTarget }) => select(members, currentTarget)}
                onPointerEnter={() => point(keys)}
                onPointerLeave={() => point(none)}
                onFocus={() => point(keys)}
                onBlur={() => point(none)}
              >
                {text.shown}
              </button>
            </MapMarker>
          );
        })}
      {open.length > 0 && (
        <ChosenHotels key={chosen.join()} hotels={open} card={card} onClose={close} />
      )}
    </div>
  );
}
