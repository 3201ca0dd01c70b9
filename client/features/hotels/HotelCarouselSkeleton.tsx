import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './HotelCarouselSkeleton.module.css';

export function HotelCarouselSkeleton() {
  return <Skeleton className={styles.shape} />;
}
