import type { ReactNode } from 'react';
import type { SampleStay } from '../../domain/stay/stayDetails.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { StayDates } from '../../ui/stay/StayDates.tsx';
import { StayPolicies } from '../../ui/stay/StayPolicies.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './OrderSummary.module.css';

/** Renders the sample stay, with its price as `children`. Spec §2. */
export function OrderSummary({ stay, children }: { stay: SampleStay; children: ReactNode }) {
  const { t } = useI18n();
  const { stars, place } = stay;
  // Only an included meal gets a check mark.
  const hasMeal = stay.meal !== t('stayTerms.meal.room-only');
  return (
    <Panel title={stay.hotel}>
      <div className={styles.parts}>
        <p className={styles.quiet}>
          {stars && place ? t('checkout.starsAndPlace', { stars, place }) : stars || place}
          <br />
          {stay.guests}
        </p>
        <StayDates checkIn={stay.checkIn} checkOut={stay.checkOut} nights={stay.ledger.nights} />
        {stay.refundable ? (
          <TickedList
            className={styles.terms}
            lines={[...(hasMeal ? [stay.meal] : []), stay.cancellation]}
          />
        ) : (
          <div>
            {hasMeal && <TickedList className={styles.terms} lines={[stay.meal]} />}
            <p className={styles.warning}>{stay.cancellation}</p>
          </div>
        )}
        <StayPolicies policies={stay.policies} />
        <div className={styles.room}>
          <p className={styles.roomName}>
            <Isolated>{stay.room}</Isolated>
          </p>
          {!hasMeal && <p className={styles.quiet}>{stay.meal}</p>}
        </div>
        {children}
      </div>
    </Panel>
  );
}
