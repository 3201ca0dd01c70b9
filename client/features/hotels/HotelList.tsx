import { memo, type ReactNode } from 'react';
import type { Hotel } from '#contracts/hotels.ts';
import { keyed } from '../../domain/hotel.ts';
import styles from './HotelList.module.css';
import { HotelRow } from './HotelRow.tsx';

/** What stands over a hotel's picture. It must be the same function at each render. */
type Action = (hotel: Hotel) => ReactNode;

/** The results, a row each. Spec §2. */
export function HotelList({ hotels, action }: { hotels: readonly Hotel[]; action: Action }) {
  return (
    <ul className={styles.list}>
      {keyed(hotels).map(({ key, hotel }) => (
        <Item key={key} hotel={hotel} action={action} />
      ))}
    </ul>
  );
}

/** A hotel that was in the list before is not rendered again. */
const Item = memo(function Item({ hotel, action }: { hotel: Hotel; action: Action }) {
  return (
    <li>
      <HotelRow hotel={hotel} action={action(hotel)} />
    </li>
  );
});
