import { useMemo, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import { centreDistance, distanceText } from '../../../domain/search/centreDistance.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import { useGetPlacesQuery } from '../../../api/hotels/hotelsApi.ts';
import { emptyCriteria, normalizeCriteria } from '../../../domain/search/searchQuery.ts';
import { placesNamed } from '../../../domain/search/nearbyPlaces.ts';
import { useLiveSite } from '../../../ui/page/siteSettings.ts';
import styles from './CentreDistance.module.css';

/** '1.2 km from the center' of the place that a hotel is in; nothing where that is not known. */
export function CentreDistance({
  hotel,
  centres,
}: {
  hotel: Pick<Hotel, 'latitude' | 'longitude' | 'region'>;
  centres: readonly Place[];
}) {
  const i18n = useI18n();
  const km = centreDistance(hotel, centres);
  if (km === undefined) return null;
  return (
    <span className={styles.distance}>
      {i18n.t('destinations.fromCenter', {
        distance: distanceText(i18n, km, navigator.language),
      })}
    </span>
  );
}

/**
 * The provider's places of a name, as far as they were known when `shown` was first shown:
 * distances that come later would move what is being read. None on a site that is not live.
 */
export function useCentres(name: string, shown: unknown): readonly Place[] {
  const live = useLiveSite();
  const { city } = normalizeCriteria({ ...emptyCriteria, city: name });
  const { data } = useGetPlacesQuery(undefined, { skip: !live });
  const centres = useMemo(() => placesNamed(data?.places ?? [], city), [data, city]);
  const [held, setHeld] = useState({ shown, centres });
  if (held.shown === shown) return held.centres;
  setHeld({ shown, centres });
  return centres;
}
