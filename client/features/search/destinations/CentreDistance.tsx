import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Place } from '#contracts/provider/places.ts';
import { centreDistance, distanceText } from '../../../domain/search/centreDistance.ts';
import styles from './CentreDistance.module.css';

/** '1.2 km from the center' of the place that a hotel is in; nothing where that is not known. */
export function CentreDistance({
  hotel,
  centres,
}: {
  hotel: Pick<Hotel, 'latitude' | 'longitude' | 'region'>;
  centres: readonly Place[];
}) {
  const km = centreDistance(hotel, centres);
  if (km === undefined) return null;
  return (
    <span className={styles.distance}>{distanceText(km, navigator.language)} from the center</span>
  );
}
