import { Grid } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { StayAndParty } from '../../domain/addresses/stayAddress.ts';
import { keyed } from '../../domain/hotels/hotel.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { HotelCard } from './HotelCard.tsx';
import styles from './HotelCard.module.css';

const Cards = chakra(Grid, {
  base: { gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }, gap: '5' },
});

/**
 * A grid of 4, 2 or 1 hotels a row; it shows 'Loading hotels...' while there are none. Spec §2 and
 * §8.
 */
export function HotelGrid({
  hotels,
  live,
  stay,
}: {
  hotels: readonly Hotel[];
  live: boolean;
  stay: StayAndParty;
}) {
  const { t } = useI18n();
  if (hotels.length === 0) return <chakra.p color="inkMuted">{t('hotels.loading')}</chakra.p>;
  return (
    <Cards as="ul" listStyleType="none">
      {keyed(hotels).map(({ key, hotel }) => (
        <li key={key}>
          <HotelCard hotel={hotel} live={live} stay={stay} />
        </li>
      ))}
    </Cards>
  );
}

/** The shape of a grid of eight hotels. */
export function HotelGridSkeleton() {
  return (
    <Cards>
      {Array.from({ length: 8 }, (_, card) => (
        <Card key={card} className={styles.card}>
          <Skeleton className={styles.picture} />
          <div className={styles.text}>
            <SkeletonLines widths={['80%', '50%', '40%', '60%', '70%']} />
          </div>
        </Card>
      ))}
    </Cards>
  );
}
