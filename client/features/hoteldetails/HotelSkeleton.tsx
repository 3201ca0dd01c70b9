import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Content } from '../../ui/page/Content.tsx';
import { Skeleton, SkeletonLines } from '../../ui/Skeleton.tsx';
import galleryStyles from './HotelGallery.module.css';
import styles from './HotelSkeleton.module.css';

/** Renders a skeleton of the top of a hotel's page: the tabs, the pictures and the name. */
export function HotelSkeleton() {
  return (
    <Content className={styles.page}>
      <div className={galleryStyles.gallery}>
        <Skeleton className={classNames(galleryStyles.frame, galleryStyles.main)} />
        {[2, 3, 4, 5].map((picture) => (
          <Skeleton
            key={picture}
            className={classNames(galleryStyles.frame, galleryStyles.thumbnail)}
          />
        ))}
      </div>
      <div className={styles.name}>
        <SkeletonLines widths={['16rem']} />
      </div>
      <SkeletonLines widths={['12rem', '9rem']} />
    </Content>
  );
}

/** Renders skeletons of rooms and their prices. */
export function RoomsSkeleton() {
  return (
    <div className={styles.rooms}>
      {[1, 2, 3].map((room) => (
        <Card key={room} className={styles.room}>
          <SkeletonLines widths={['40%', '70%', '60%', '20%']} />
        </Card>
      ))}
    </div>
  );
}
