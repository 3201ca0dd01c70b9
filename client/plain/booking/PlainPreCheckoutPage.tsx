import { useLocation } from 'react-router-dom';
import { namesStay, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { PreCheckoutPage } from '../../pages/booking/PreCheckoutPage.tsx';
import { lazyPage } from '../../ui/page/lazyPage.tsx';

/** The chunk contains Chakra's run-time, which only the sample needs. */
const sample = lazyPage(
  async () => (await import(/* webpackChunkName: "sample" */ './SampleReview.tsx')).SampleReview,
);

/**
 * The review of the specification's sample stay. A stay that the address names is booked in one
 * step, so that its address leads on to the checkout. Spec §2.
 */
export function PlainPreCheckoutPage() {
  const { search, key } = useLocation();
  return namesStay(readBookingAddress(search).value) ? <PreCheckoutPage /> : sample.elementFor(key);
}
