import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTabStorage } from '../../api/useTabStorage.ts';
import { readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { bookingLink } from '../../domain/addresses/bookingLink.ts';
import { hotelAddress } from '../../domain/addresses/hotelAddress.ts';
import { routes } from '../../domain/paths.ts';
import { readChangeKey } from '../../domain/travellers/tabBookings.ts';
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
  import(/* webpackChunkName: "change" */ './ChangeReview.tsx').then(
    ({ ChangeReview: review }) => ({ default: review }),
  ),
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
  const { change } = address;
  const title = t(change ? 'precheckout.changeTitle' : 'checkout.title');
  const storage = useTabStorage();
  const changeKey = change && readChangeKey(storage(), change);
  const hotel = address.hotel ? hotelAddress(address.hotel, address) : !live && routes.preCheckout;
  const back = change ? changeKey && bookingLink({ id: change, key: changeKey }, address) : hotel;
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
        {change ? (
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
