import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { bookingAddress, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { BookingStep } from '../../ui/stay/BookingColumns.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './bookingSteps.module.css';
import { LiveCheckout } from './LiveCheckout.tsx';

/** Loaded only on a site without live prices. */
const SampleCheckout = lazy(() =>
  import(/* webpackChunkName: "sample" */ './SampleCheckout.tsx').then(
    ({ SampleCheckout: sample }) => ({ default: sample }),
  ),
);

/**
 * The guests, the services to request, and the summary of the stay: the one that the address names,
 * which can be booked, else the sample of the specification. Spec §2.
 */
export function CheckoutPage() {
  const { t } = useI18n();
  const location = useLocation();
  const state: unknown = location.state;
  const address = readBookingAddress(location.search).value;
  // The review of a change is its checkout.
  if (address.change) return <Navigate to={bookingAddress('preCheckout', address)} replace />;
  return (
    <PageShell title={t('checkout.title')}>
      <Content className={styles.page}>
        <TextLink to={bookingAddress('preCheckout', address)} state={state} className={styles.back}>
          <ChevronLeftIcon />
          {t('checkout.back')}
        </TextLink>
        <BookingStep step={2} />
        <PageHeading className={styles.heading}>{t('checkout.title')}</PageHeading>
        <LiveCheckout key={location.search} address={address} sample={<SampleCheckout />} />
      </Content>
    </PageShell>
  );
}
