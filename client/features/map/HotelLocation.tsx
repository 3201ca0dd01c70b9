import { useContext } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { placeOf } from '../../domain/map/place.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapUrls } from './MapUrls.ts';
import styles from './HotelLocation.module.css';
import { MapBox } from './MapBox.tsx';

type Located = Pick<Hotel, 'name' | 'latitude' | 'longitude'>;

/** Whether a hotel page has our own map: no frame is configured, and the place is known. */
export function useOwnMap(hotel: Located): boolean {
  const { embed } = useContext(MapUrls);
  return !embed && placeOf(hotel) !== undefined;
}

/**
 * Where a hotel is: the frame that the operator configured, else our own map. `id` is that of our map.
 * Spec §2 and §7.
 */
export function HotelLocation({ hotel, id }: { hotel: Located; id: string }) {
  const { embed, tiles } = useContext(MapUrls);
  const place = placeOf(hotel);
  const title = `Map of ${hotel.name}`;
  if (embed || !place) {
    return <MapFrame title={title} latitude={hotel.latitude} longitude={hotel.longitude} />;
  }
  return (
    <MapBox id={id} className={styles.map}>
      {({ PlaceMap }) => <PlaceMap title={title} name={hotel.name} place={place} tiles={tiles} />}
    </MapBox>
  );
}
