import { useLocation } from 'react-router-dom';
import { namesStay, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { routes } from '../../domain/paths.ts';
import { BookingStepFrame } from '../../pages/booking/BookingStepFrame.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { LoadedStep } from './LoadedStep.tsx';

/** With the run-time of Chakra, which only the sample needs. */
const loadSample = async () =>
  (await import(/* webpackChunkName: "sample" */ './SampleCheckout.tsx')).SampleCheckout;

/** Loaded only for an address that names a stay. */
const loadCheckout = async () =>
  (await import(/* webpackChunkName: "checkout" */ '../../pages/booking/CheckoutPage.tsx'))
    .CheckoutPage;

/** The checkout of the specification's sample stay, unless the address names another. Spec §2. */
export function PlainCheckoutPage() {
  const { t } = useI18n();
  const { search } = useLocation();
  if (namesStay(readBookingAddress(search).value)) {
    return <LoadedStep load={loadCheckout} />;
  }
  return (
    <BookingStepFrame title={t('checkout.title')} back={routes.preCheckout}>
      <LoadedStep load={loadSample} />
    </BookingStepFrame>
  );
}
