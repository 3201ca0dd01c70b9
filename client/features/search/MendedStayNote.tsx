import { useLocation } from 'react-router-dom';
import { readHotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import styles from './MendedStayNote.module.css';

/** Says what `mendStay` changed in the stay that the page's address names; nothing if it changed nothing. */
export function MendedStayNote() {
  const { note } = mendStay(readHotelAddress(useLocation().search).value);
  return note === '' ? null : (
    <p role="status" className={styles.note}>
      {note}
    </p>
  );
}
