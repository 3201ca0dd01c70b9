import type { ReactNode } from 'react';
import { PinIcon } from '../../ui/icons.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { TickedList } from '../../ui/TickedList.tsx';
import styles from './SummaryFrame.module.css';

/**
 * Arranges the summary of a hotel: its facts on one side, the price and the link to the rooms on
 * the other.
 */
export function SummaryFrame({
  name,
  score,
  stars,
  place,
  distance,
  terms,
  price,
  action,
  forward,
}: {
  name: string;
  score?: ReactNode;
  stars: ReactNode;
  place: string;
  distance?: ReactNode;
  terms: readonly string[];
  price?: ReactNode;
  action: ReactNode;
  forward: ReactNode;
}) {
  return (
    <div className={styles.summary}>
      <div className={styles.name}>
        <PageHeading>
          <Isolated>{name}</Isolated>
        </PageHeading>
        <div className={styles.facts}>
          {score}
          {stars}
          {place && (
            <span className={styles.region}>
              <PinIcon />
              <Isolated>{place}</Isolated>
            </span>
          )}
          {distance}
        </div>
        {terms.length > 0 && <TickedList lines={terms} className={styles.terms} />}
      </div>
      <div className={styles.way}>
        {price}
        <div className={styles.forward}>
          {action}
          {forward}
        </div>
      </div>
    </div>
  );
}
