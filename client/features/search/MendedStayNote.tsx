import { useLocation } from 'react-router-dom';
import { readHotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { mendStay } from '../../domain/search/mendStay.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './MendedStayNote.module.css';

/**
 * Says how `mendStay` corrected the stay in the page's address. Renders nothing if the stay needed
 * no correction.
 */
export function MendedStayNote() {
  const { t, formats } = useI18n();
  const { mended } = mendStay(readHotelAddress(useLocation().search).value);
  if (!mended) return null;
  return (
    <p role="status" className={styles.note}>
      {mended.why === 'notAfterCheckIn'
        ? t('search.mended.notAfterCheckIn')
        : t(`search.mended.${mended.why}`, { day: formats.yearDay(mended.day) })}
    </p>
  );
}
