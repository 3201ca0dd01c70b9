import type { ReactNode } from 'react';
import type { Booking } from '#contracts/site/bookings.ts';
import { directionsAddress } from '../../domain/map/mapAddress.ts';
import { coordinatesOf } from '../../domain/map/coordinates.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { HotelContact } from '../../ui/stay/HotelContact.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './booking.module.css';

/**
 * Shows how to reach the hotel: address, phone, email, coordinates, and directions from a maps
 * service. `map` comes first.
 */
export function ReachHotel({ hotel, map }: { hotel: Booking['hotel']; map: ReactNode }) {
  const { t } = useI18n();
  const { name, address, region } = hotel;
  const place = coordinatesOf(hotel);
  return (
    <Panel title={t('booking.reach.title')}>
      <div className={styles.reach}>
        <div className={styles.map}>{map}</div>
        <div className={styles.where}>
          <address className={styles.address}>
            <strong>
              <Isolated>{name}</Isolated>
            </strong>
            <br />
            <Isolated>{address ?? region ?? t('booking.reach.noAddress')}</Isolated>
            <HotelContact phone={hotel.phone} email={hotel.email} />
          </address>
          {place && (
            <p className={styles.small}>
              {t('booking.reach.coordinates', {
                coordinates: `${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`,
              })}
            </p>
          )}
          <div className={styles.actions}>
            <AnchorButton href={directionsAddress(hotel)} target="_blank" rel="noreferrer">
              {t('booking.reach.directions')}
            </AnchorButton>
          </div>
        </div>
      </div>
    </Panel>
  );
}
