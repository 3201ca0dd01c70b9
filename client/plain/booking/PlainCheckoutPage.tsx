import { useLocation } from 'react-router-dom';
import { namesStay, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { lazyPage } from '../../ui/page/lazyPage.tsx';

/** A separate chunk, because only the sample needs Chakra's runtime. */
const sample = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "sample" */ './SampleCheckout.tsx')).SampleCheckout,
);

/** Loaded only for an address that names a stay. */
const checkout = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "checkout" */ '../../pages/booking/CheckoutPage.tsx'))
      .CheckoutPage,
);

/**
 * Renders the checkout of the specification's sample stay, unless the address names another stay.
 * Spec §2.
 */
export function PlainCheckoutPage() {
  const { search, key } = useLocation();
  const step = namesStay(readBookingAddress(search).value) ? checkout : sample;
  return step.elementFor(key);
}
