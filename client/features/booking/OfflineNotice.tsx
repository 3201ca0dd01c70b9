import { use, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { listSavedBookings, type SavedBooking } from '../../api/bookingStorage.ts';
import { bookingLink } from '../../domain/addresses/bookingLink.ts';
import { routes } from '../../domain/paths.ts';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { RenderBoundary } from '../../ui/page/RenderBoundary.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './OfflineNotice.module.css';

export { forgetAtStart } from '../../api/savedEntries.ts';

/**
 * Says above a page that the browser is offline and what has to wait, and leads to the bookings
 * that are saved on the device. Nothing on the page of a booking, which says as of when it is.
 */
export function OfflineNotice() {
  return (
    <RenderBoundary navigationKey="" fallback={null}>
      <Notice />
    </RenderBoundary>
  );
}

/** Throws when its texts could not be loaded. */
function Notice() {
  const { t, formats, rest } = useI18n();
  const { pathname } = useLocation();
  const signedIn = useMayBeSignedIn();
  const [saved, setSaved] = useState<SavedBooking[]>([]);
  useEffect(() => {
    let ended = false;
    void listSavedBookings(signedIn).then((found) => {
      if (!ended) setSaved(found);
    });
    return () => {
      ended = true;
    };
  }, [signedIn]);
  if (rest) use(rest);
  if (matchPath(routes.booking, pathname)) return null;
  return (
    <aside aria-label={t('booking.offline.title')} className={styles.notice}>
      <Content>
        <p role="status">{t('booking.offline.text')}</p>
        {saved.length > 0 && (
          <>
            <p>{t('booking.offline.saved')}</p>
            <ul className={styles.list}>
              {saved.map(({ booking: { id, hotel, stay } }) => (
                <li key={id}>
                  <TextLink to={bookingLink({ id, key: '' })}>
                    <Isolated>{hotel.name}</Isolated>{' '}
                    {t('stay.daysOfYear', {
                      from: formats.day(stay.checkIn),
                      to: formats.day(stay.checkOut),
                      year: stay.checkOut.slice(0, 4),
                    })}
                  </TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </Content>
    </aside>
  );
}
