import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './HotelCarouselSkeleton.module.css';

/** The shape of the carousel. */
export function HotelCarouselSkeleton() {
  return <Skeleton className={styles.shape} />;
}
