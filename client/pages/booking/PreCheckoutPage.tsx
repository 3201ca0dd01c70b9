import { Navigate, useLocation } from 'react-router-dom';
import { bookingAddress, readBookingAddress } from '../../domain/addresses/bookingAddress.ts';

/** A stay is booked in one step, so that this address leads on to the checkout. Spec §2. */
export function PreCheckoutPage() {
  const location = useLocation();
  const state: unknown = location.state;
  const address = readBookingAddress(location.search).value;
  return <Navigate to={bookingAddress(address)} state={state} replace />;
}
