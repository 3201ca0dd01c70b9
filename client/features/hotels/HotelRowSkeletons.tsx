import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import styles from './HotelRow.module.css';
import listStyles from './HotelRowSkeletons.module.css';

/** The shapes of the first rows of results. */
export function HotelRowSkeletons() {
  return (
    <div className={listStyles.rows}>
      {Array.from({ length: 5 }, (_, row) => (
        <Card key={row} className={styles.row}>
          <Skeleton className={styles.picture} />
          <div className={styles.text}>
            <SkeletonLines widths={['60%', '30%', '45%', '50%']} />
          </div>
          <div className={listStyles.price}>
            <SkeletonLines widths={['100%', '100%']} />
          </div>
        </Card>
      ))}
    </div>
  );
}
