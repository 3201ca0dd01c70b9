import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { cityLabel, ratingBadge, roomName, starsLabel } from '../../domain/hotels/hotelText.ts';
import { MapCardFrame } from '../../features/hotels/MapCardFrame.tsx';
import { RowFrame } from '../../features/hotels/RowFrame.tsx';
import { RatingBadge } from '../../ui/GuestScore.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './SampleRow.module.css';

/**
 * Renders a row of the results: the hotel with its stars, and the sample terms and price that are
 * the same in every row. Spec §2.
 */
export function SampleRow({
  hotel,
  address,
  action,
  choice,
}: {
  hotel: Hotel;
  address: string;
  action?: ReactNode;
  choice?: ReactNode;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const place = cityLabel(i18n, hotel);
  return (
    <RowFrame
      hotel={hotel}
      address={address}
      classes={{
        row: styles.row,
        picture: styles.picture,
        head: styles.head,
        name: styles.name,
      }}
      action={action}
      head={
        place && (
          <p className={styles.region}>
            <Isolated>{place}</Isolated>
          </p>
        )
      }
    >
      <div className={styles.rating}>
        <span>{starsLabel(i18n, hotel)}</span>
        <RatingBadge>{ratingBadge(i18n, hotel, 'inList')}</RatingBadge>
      </div>
      <div className={styles.text}>
        <p className={styles.room}>
          <Isolated>{roomName(i18n, hotel.room_groups?.[0])}</Isolated>
        </p>
        <TickedList
          lines={[t('listing.sample.freeCancellation'), t('hotels.terms.payAtProperty')]}
          className={styles.terms}
        />
      </div>
      <div className={styles.more}>{choice}</div>
      <div className={styles.offer}>
        <SamplePrice />
      </div>
    </RowFrame>
  );
}

/** Renders a short form of the hotel's row for the map. */
export function SampleMapCard({ hotel, address }: { hotel: Hotel; address: string }) {
  const i18n = useI18n();
  return (
    <MapCardFrame
      hotel={hotel}
      address={address}
      stars={starsLabel(i18n, hotel)}
      price={<SamplePrice />}
    />
  );
}

/** Renders the price, which is the same for every hotel in the results. Spec §2. */
function SamplePrice() {
  const { t } = useI18n();
  return (
    <div>
      <p className={styles.detail}>{t('listing.sample.stay')}</p>
      <p className={styles.amount}>{t('listing.sample.amount')}</p>
      <p className={styles.detail}>{t('listing.sample.taxes')}</p>
    </div>
  );
}
