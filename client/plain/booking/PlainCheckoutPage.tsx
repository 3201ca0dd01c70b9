import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { namesStay, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { routes } from '../../domain/paths.ts';
import { BookingStepFrame } from '../../pages/booking/BookingStepFrame.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** With the run-time of Chakra, which only the sample needs. */
const SampleCheckout = lazy(() =>
  import(/* webpackChunkName: "sample" */ './SampleCheckout.tsx').then(
    ({ SampleCheckout: sample }) => ({ default: sample }),
  ),
);

/** Loaded only for an address that names a stay. */
const CheckoutPage = lazy(() =>
  import(/* webpackChunkName: "checkout" */ '../../pages/booking/CheckoutPage.tsx').then(
    ({ CheckoutPage: page }) => ({ default: page }),
  ),
);

/** The checkout of the specification's sample stay, unless the address names another. Spec §2. */
export function PlainCheckoutPage() {
  const { t } = useI18n();
  const { search } = useLocation();
  if (namesStay(readBookingAddress(search).value)) return <CheckoutPage />;
  return (
    <BookingStepFrame title={t('checkout.title')} back={routes.preCheckout}>
      <SampleCheckout />
    </BookingStepFrame>
  );
}
