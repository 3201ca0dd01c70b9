import { useLocation } from 'react-router-dom';
import { namesStay, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { BookingStepFrame } from '../../pages/booking/BookingStepFrame.tsx';
import { PreCheckoutPage } from '../../pages/booking/PreCheckoutPage.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { LoadedStep } from './LoadedStep.tsx';

/** With the run-time of Chakra, which only the sample needs. */
const loadSample = async () =>
  (await import(/* webpackChunkName: "sample" */ './SampleReview.tsx')).SampleReview;

/**
 * The review of the specification's sample stay. A stay that the address names is booked in one
 * step: the address leads on to the checkout. Spec §2.
 */
export function PlainPreCheckoutPage() {
  const { t } = useI18n();
  const { search } = useLocation();
  if (namesStay(readBookingAddress(search).value)) return <PreCheckoutPage />;
  return (
    <BookingStepFrame title={t('precheckout.title')} back={undefined}>
      <LoadedStep load={loadSample} />
    </BookingStepFrame>
  );
}
