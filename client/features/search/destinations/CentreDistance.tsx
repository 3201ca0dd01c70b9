import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import { centreDistance, distanceText } from '../../../domain/search/centreDistance.ts';
import { useI18n } from '../../../ui/useI18n.ts';
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
