import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { bookingAddress, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { Content } from '../../ui/page/Content.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { PageShell } from '../../ui/frame/PageShell.tsx';
import { useLiveSite } from '../../ui/page/siteSettings.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './bookingSteps.module.css';

/** Loaded only on a site without live prices. */
const SamplePreCheckout = lazy(() =>
  import(/* webpackChunkName: "sample" */ './SamplePreCheckout.tsx').then(
    ({ SamplePreCheckout: sample }) => ({ default: sample }),
  ),
);

/**
 * The review of the specification's sample stay. A stay that the address names, or one of a live
 * site, is booked in one step: the address leads on to the checkout. Spec §2.
 */
export function PreCheckoutPage() {
  const { t } = useI18n();
  const location = useLocation();
  const state: unknown = location.state;
  const live = useLiveSite();
  const address = readBookingAddress(location.search).value;
  if (live || address.hotel || address.room || address.rate || address.change) {
    return <Navigate to={bookingAddress(address)} state={state} replace />;
  }
  return (
    <PageShell title={t('precheckout.title')}>
      <Content className={styles.page}>
        <PageHeading className={styles.heading}>{t('precheckout.title')}</PageHeading>
        <SamplePreCheckout />
      </Content>
    </PageShell>
  );
}
