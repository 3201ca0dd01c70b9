import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { listSavedBookings, type SavedBooking } from '../../api/bookingStorage.ts';
import { bookingLink } from '../../domain/addresses/bookingLink.ts';
import { routes } from '../../domain/paths.ts';
import { useMayBeSignedIn } from '../../ui/frame/AccountSlot.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { RenderBoundary } from '../../ui/page/RenderBoundary.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useReach } from './useReach.ts';
import styles from './OfflineNotice.module.css';

/**
 * Says at the top of a page that the browser is offline, and links to the bookings that are saved
 * on the device. If there are such bookings, it also says when the site cannot be reached. It
 * renders nothing on the page of a booking, because that page states how old its data is.
 */
export function OfflineNotice() {
  return (
    <RenderBoundary navigationKey="" fallback={null}>
      <OfflineOrUnreachable />
    </RenderBoundary>
  );
}

function OfflineOrUnreachable() {
  const { pathname } = useLocation();
  const online = useOnline();
  const saved = useSavedBookings();
  const { unreachable, ...retry } = useReach(online && saved.length > 0);
  if (matchPath(routes.booking, pathname)) return null;
  if (!online) return <Notice key="offline" why="offline" saved={saved} />;
  return unreachable ? (
    <Notice key="unreachable" why="unreachable" saved={saved} retry={retry} />
  ) : null;
}

function useSavedBookings(): SavedBooking[] {
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
  return saved;
}

/**
 * Renders the notice. With `retry`, the notice has a button that checks again whether the site
 * responds. Throws if its texts could not be loaded.
 */
function Notice({
  why,
  saved,
  retry,
}: {
  why: 'offline' | 'unreachable';
  saved: readonly SavedBooking[];
  retry?: { isFetching: boolean; refetch: () => unknown };
}) {
  const { t, formats, rest } = useI18n();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  if (rest) use(rest);
  return (
    <aside ref={box} aria-label={t(`booking.${why}.title`)} className={styles.notice}>
      <Content>
        <p role="status">{t(`booking.${why}.text`)}</p>
        {retry && (
          <Button aria-disabled={retry.isFetching} onClick={() => void retry.refetch()}>
            {t('failures.retry')}
          </Button>
        )}
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
