import { useMemo, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import {
  type Center,
  centerDistance,
  distanceText,
} from '../../../domain/search/centerDistance.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import { useGetPlacesQuery } from '../../../api/hotels/hotelsApi.ts';
import { emptyCriteria, type Near, normalizeCriteria } from '../../../domain/search/searchQuery.ts';
import { placesNamed } from '../../../domain/search/nearbyPlaces.ts';
import { useLiveSite } from '../../../ui/page/siteSettings.ts';
import styles from './CenterDistance.module.css';

/**
 * Shows the distance of a hotel from the center of its place, or from a landmark: '1.2 km from the
 * center'. It renders nothing if the distance is unknown.
 */
export function CenterDistance({
  hotel,
  centers,
}: {
  hotel: Pick<Hotel, 'latitude' | 'longitude' | 'region'>;
  centers: readonly Center[];
}) {
  const i18n = useI18n();
  const km = centerDistance(hotel, centers);
  if (km === undefined) return null;
  const distance = distanceText(i18n, km, navigator.language);
  const landmark = centers[0]?.landmark;
  return (
    <span className={styles.distance}>
      {landmark
        ? i18n.t('destinations.fromLandmark', { distance, landmark })
        : i18n.t('destinations.fromCenter', { distance })}
    </span>
  );
}

/**
 * Returns the provider's places with a name. `awaited` is true while the places are loading. After
 * a reload or by a link, the places may arrive later than the results. With a landmark, the result
 * is a single place at the landmark. It is empty on a site that is not live, or if the places
 * cannot be loaded.
 */
export function useAwaitedCenters(
  name: string,
  landmark: Near = {},
): { centers: readonly Center[]; awaited: boolean } {
  const live = useLiveSite();
  const { city } = normalizeCriteria({ ...emptyCriteria, city: name });
  const { data, isLoading } = useGetPlacesQuery(undefined, { skip: !live });
  const { near, nearName } = landmark;
  const centers = useMemo(() => {
    const named = placesNamed(data?.places ?? [], city);
    return near && nearName ? [landmarkCentre(named[0] ?? { name: city }, near, nearName)] : named;
  }, [data, city, near, nearName]);
  return { centers, awaited: isLoading };
}

/**
 * Returns the places that were already known when `shown` first appeared, as `useAwaitedCenters`
 * returns them. A distance that appears later would move the text that the traveler is reading.
 */
export function useCenters(name: string, shown: unknown, landmark: Near = {}): readonly Center[] {
  const { centers } = useAwaitedCenters(name, landmark);
  const { near } = landmark;
  const [held, setHeld] = useState({ shown, near, centers });
  if (held.shown === shown && held.near === near) return held.centers;
  setHeld({ shown, near, centers });
  return centers;
}

function landmarkCentre(place: Place, near: string, landmark: string): Center {
  const [latitude, longitude] = near.split(',').map(Number);
  return { ...place, latitude, longitude, landmark };
}
