import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { Card } from '../../ui/Card.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { StayDates } from '../../ui/stay/StayDates.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './StaySummary.module.css';

/**
 * Summarizes the stay in a few lines, so that its price and the button fit below. The summary
 * leaves out the cost of cancellation, which stands beside the button and, in full, with the terms.
 * If the hotel has no picture, there is no placeholder.
 */
export function StaySummary({ stay }: { stay: StayDetails }) {
  const { t } = useI18n();
  const { stars, place, picture } = stay;
  return (
    <Card as="section" className={styles.parts}>
      <div className={styles.head}>
        {picture && (
          <Picture src={picture} alt="" placeholder="320x180" className={styles.picture} />
        )}
        <div>
          <h2 className={styles.title}>
            <Isolated>{stay.hotel}</Isolated>
          </h2>
          <p className={styles.quiet}>
            {stars && place ? t('checkout.starsAndPlace', { stars, place }) : stars || place}
          </p>
        </div>
      </div>
      <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut} nights={stay.ledger.nights} />
      {stay.rooms.map(({ name, guests, meal }, index) => (
        <div key={index}>
          <p className={styles.room}>
            <Isolated>{name}</Isolated>
          </p>
          <p className={styles.quiet}>
            {guests} · {meal}
          </p>
        </div>
      ))}
    </Card>
  );
}
