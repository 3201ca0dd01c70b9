import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { keyed } from '../../domain/hotels/hotel.ts';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import swiped from '../../ui/swiped.module.css';
import { useI18n } from '../../ui/useI18n.ts';
import cardStyles from './CardFrame.module.css';
import styles from './HotelGrid.module.css';

const cards = classNames(swiped.row, styles.cards);

/**
 * Renders a grid with 4, 2 or 1 hotels in a row, each as its `card`. While there are no hotels, it
 * says 'Loading hotels...'. Spec §2 and §8.
 */
export function HotelGrid({
  hotels,
  card,
}: {
  hotels: readonly Hotel[];
  card: (hotel: Hotel) => ReactNode;
}) {
  const { t } = useI18n();
  if (hotels.length === 0) return <p className={styles.loading}>{t('hotels.loading')}</p>;
  return (
    <ul className={cards}>
      {keyed(hotels).map(({ key, hotel }) => (
        <li key={key}>{card(hotel)}</li>
      ))}
    </ul>
  );
}

/** Renders a skeleton of a grid with eight hotels. */
export function HotelGridSkeleton() {
  return (
    <div className={cards}>
      {Array.from({ length: 8 }, (_, card) => (
        <Card key={card} className={cardStyles.card}>
          <Skeleton className={cardStyles.picture} />
          <div className={cardStyles.text}>
            <SkeletonLines widths={['80%', '50%', '40%', '60%', '70%']} />
          </div>
        </Card>
      ))}
    </div>
  );
}
