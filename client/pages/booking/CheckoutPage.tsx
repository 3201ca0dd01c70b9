import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { routes } from '../../domain/paths.ts';
import { BookedStayNote } from '../../features/booking/change/BookedStayNote.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { useLiveSite } from '../../ui/page/siteSettings.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './bookingSteps.module.css';
import { LiveCheckout } from './LiveCheckout.tsx';

/** Loaded only where a booking is being changed. */
const ChangeReview = lazy(() =>
  import('./ChangeReview.tsx').then(({ ChangeReview: review }) => ({ default: review })),
);

/** Loaded only on a site without live prices. */
const SampleCheckout = lazy(() =>
  import(/* webpackChunkName: "sample" */ './SampleCheckout.tsx').then(
    ({ SampleCheckout: sample }) => ({ default: sample }),
  ),
);

/**
 * The one step in which a stay is booked: the guests, what is optional, and the summary of the stay
 * that the address names; else the sample of the specification. In an address that names a booking
 * to change, the review of that change. Spec §2.
 */
export function CheckoutPage() {
  const { t } = useI18n();
  const { search } = useLocation();
  const live = useLiveSite();
  const address = readBookingAddress(search).value;
  const title = t(address.change ? 'precheckout.changeTitle' : 'checkout.title');
  const back = address.hotel ? hotelAddress(address.hotel, address) : !live && routes.preCheckout;
  return (
    <PageShell title={title}>
      <Content className={styles.page}>
        {back && (
          <TextLink to={back} className={styles.back}>
            <ChevronLeftIcon />
            {t('checkout.back')}
          </TextLink>
        )}
        <PageHeading className={styles.heading}>{title}</PageHeading>
        {address.change ? (
          <Suspense>
            <ChangeReview key={search} address={address} />
          </Suspense>
        ) : (
          <>
            <BookedStayNote key={search} address={address} />
            <LiveCheckout
              key={`checkout ${search}`}
              address={address}
              sample={<SampleCheckout />}
            />
          </>
        )}
      </Content>
    </PageShell>
  );
}
