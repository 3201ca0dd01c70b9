import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { classNames } from '../../ui/classNames.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { StayDates } from '../../ui/stay/StayDates.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './StaySummary.module.css';

/**
 * The stay that is being booked, in few lines, so that its price and the button fit below it. All
 * steps of cancelling stand beside the price.
 */
export function StaySummary({ stay }: { stay: StayDetails }) {
  const { t } = useI18n();
  const { stars, place } = stay;
  return (
    <Panel title={stay.hotel}>
      <div className={styles.parts}>
        <p className={styles.quiet}>
          {stars && place ? t('checkout.starsAndPlace', { stars, place }) : stars || place}
        </p>
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
        <p className={classNames(styles.terms, stay.refundable && styles.refundable)}>
          {stay.cancellationNow}
        </p>
        {stay.deposit && <p>{t('stay.deposit.sentence', { terms: stay.deposit })}</p>}
      </div>
    </Panel>
  );
}
