import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { useTabStorage } from '../../api/useTabStorage.ts';
import { readBookingPage } from '../../domain/addresses/bookingLink.ts';
import { isChangeable } from '../../domain/stay/bookingChange.ts';
import { deskKey, readForGuest } from '../../domain/travelers/forGuest.ts';
import { rememberChange } from '../../domain/travelers/tabBookings.ts';
import { ChangeNote } from '../../features/booking/change/ChangeNote.tsx';
import { NoBooking } from '../../features/booking/NoBooking.tsx';
import { useBooking } from '../../features/booking/useBooking.ts';
import { DeskSignedOut } from '../../features/checkout/DeskSignedOut.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './bookingSteps.module.css';
import { ChangePanel } from './ChangePanel.tsx';

const signedOutSchema = v.object({ status: v.literal(401) });

/**
 * The change of a booking by the desk for a guest on the phone. It appears in the tab in which the
 * desk has started the change, and shows no other part of the booking's page. If the guest decides
 * to keep the booking, a link leads back to the desk.
 */
export function ChangeForGuest({ id }: { id: string }) {
  const { t } = useI18n();
  const storage = useTabStorage();
  const [forGuest] = useState(() => readForGuest(storage()));
  const address = readBookingPage(useLocation().search).value;
  const access = { id, key: forGuest ? deskKey : '' };
  const { data, error, isFetching, refetch } = useBooking(access);
  const back = address.changing ? undefined : forGuest?.desk;
  useEffect(() => {
    if (back) window.location.replace(back);
    // Runs before the note below reads the key.
    else if (forGuest) rememberChange(storage(), { id, key: deskKey });
  }, [back, forGuest, storage, id]);
  const title = t('bookingChange.link');
  return (
    <PageShell title={title}>
      <meta name="referrer" content="no-referrer" />
      <LoadingOverlay loading={!data && isFetching} />
      <Content className={styles.page}>
        <PageHeading className={styles.heading}>
          {data
            ? t('bookingChange.note.title', { number: formatBookingNumber(data.number) })
            : title}
        </PageHeading>
        {v.is(signedOutSchema, error) && <DeskSignedOut />}
        {data && isChangeable(data) && (
          <ChangePanel
            access={access}
            booking={data}
            address={address}
            takesFocus={false}
            onKeep={() => undefined}
          />
        )}
        {data && !isChangeable(data) && <ChangeNote id={id} />}
        {!data && !isFetching && !v.is(signedOutSchema, error) && (
          <NoBooking error={error} keyless={!forGuest} onRetry={() => void refetch()} />
        )}
      </Content>
    </PageShell>
  );
}
