import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { BookedStayNote } from '../../features/booking/change/BookedStayNote.tsx';
import { ChosenStayGuard } from '../../features/stay/ChosenStayGuard.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { BookingStep } from '../../ui/stay/BookingColumns.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './bookingSteps.module.css';
import { LiveReview } from './LiveReview.tsx';

/** Loaded only where a booking is being changed. */
const ChangeReview = lazy(() =>
  import('./ChangeReview.tsx').then(({ ChangeReview: review }) => ({ default: review })),
);

/** Loaded only on a site without live prices. */
const SamplePreCheckout = lazy(() =>
  import(/* webpackChunkName: "sample" */ './SamplePreCheckout.tsx').then(
    ({ SamplePreCheckout: sample }) => ({ default: sample }),
  ),
);

/**
 * The stay, its price and who checks in, before the checkout: the stay that the address names, else
 * the sample of the specification. In an address that names a booking to change, the review of that
 * change. Spec §2.
 */
export function PreCheckoutPage() {
  const { t } = useI18n();
  const { search } = useLocation();
  const address = readBookingAddress(search).value;
  const title = t(address.change ? 'precheckout.changeTitle' : 'precheckout.title');
  return (
    <PageShell title={title}>
      <Content className={styles.page}>
        {address.hotel && (
          <TextLink to={hotelAddress(address.hotel, address)} className={styles.back}>
            <ChevronLeftIcon />
            {t('precheckout.backToHotel')}
          </TextLink>
        )}
        {!address.change && <BookingStep step={1} />}
        <PageHeading className={styles.heading}>{title}</PageHeading>
        {address.change ? (
          <Suspense>
            <ChangeReview key={search} address={address} />
          </Suspense>
        ) : (
          <>
            <BookedStayNote key={search} address={address} />
            <ChosenStayGuard sample={<SamplePreCheckout />}>
              {(confirmed) => <LiveReview {...confirmed} />}
            </ChosenStayGuard>
          </>
        )}
      </Content>
    </PageShell>
  );
}
