import type { ReactNode } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { firstImage } from '../../domain/hotels/hotel.ts';
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './RowFrame.module.css';

/**
 * Arranges a hotel in the results, as a row that links to its page at `address`. `action` lies over
 * the picture, and `head` stands below the name. `classes` are the style classes of the row and its
 * parts. A hotel without a picture gets a placeholder, unless there is a class for a `bare` row.
 * Spec §2.
 */
export function RowFrame({
  hotel,
  address,
  classes,
  action,
  head,
  children,
}: {
  hotel: Pick<Hotel, 'name' | 'images'>;
  address: string;
  classes: Readonly<Record<'row' | 'picture' | 'head' | 'name', string | undefined>> & {
    readonly bare?: string | undefined;
  };
  action: ReactNode;
  head: ReactNode;
  children: ReactNode;
}) {
  const src = firstImage(hotel, 'x300');
  const isBare = !src && classes.bare !== undefined;
  return (
    <Card
      as="article"
      aria-label={hotel.name}
      className={classNames(styles.row, classes.row, isBare && classes.bare)}
    >
      <div className={styles.pictureBox}>
        {!isBare && (
          <Picture
            src={src}
            alt={hotel.name}
            placeholder="320x180"
            className={classNames(styles.picture, classes.picture)}
          />
        )}
        {action}
      </div>
      <div className={classNames(styles.head, classes.head)}>
        <h2 className={classNames(styles.name, classes.name)}>
          <TextLink to={address} className={styles.link}>
            <Isolated>{hotel.name}</Isolated>
          </TextLink>
        </h2>
        {head}
      </div>
      {children}
    </Card>
  );
}
