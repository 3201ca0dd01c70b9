import { useLocation } from 'react-router-dom';
import { namesStay, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { PreCheckoutPage } from '../../pages/booking/PreCheckoutPage.tsx';
import { lazyPage } from '../../ui/page/lazyPage.tsx';

/** A separate chunk, because only the sample needs Chakra's runtime. */
const sample = lazyPage(
  async () => (await import(/* webpackChunkName: "sample" */ './SampleReview.tsx')).SampleReview,
);

/**
 * Renders the review of the specification's sample stay. If the address names another stay,
 * redirects to the checkout, because other stays are booked in one step. Spec §2.
 */
export function PlainPreCheckoutPage() {
  const { search, key } = useLocation();
  return namesStay(readBookingAddress(search).value) ? <PreCheckoutPage /> : sample.elementFor(key);
}
