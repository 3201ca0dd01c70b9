import { useLocation } from 'react-router-dom';
import { namesStay, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { loadedStep } from './loadedStep.tsx';

/** With the run-time of Chakra, which only the sample needs. */
const SampleCheckout = loadedStep(
  async () =>
    (await import(/* webpackChunkName: "sample" */ './SampleCheckout.tsx')).SampleCheckout,
);

/** Loaded only for an address that names a stay. */
const CheckoutPage = loadedStep(
  async () =>
    (await import(/* webpackChunkName: "checkout" */ '../../pages/booking/CheckoutPage.tsx'))
      .CheckoutPage,
);

/** The checkout of the specification's sample stay, unless the address names another. Spec §2. */
export function PlainCheckoutPage() {
  const { search } = useLocation();
  return namesStay(readBookingAddress(search).value) ? <CheckoutPage /> : <SampleCheckout />;
}
