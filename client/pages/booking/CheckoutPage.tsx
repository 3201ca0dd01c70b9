import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useTabStorage } from '../../api/useTabStorage.ts';
import { readBookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { bookingLink } from '../../domain/addresses/bookingLink.ts';
import { roomsAddress } from '../../domain/addresses/hotelAddress.ts';
import { readChangeKey } from '../../domain/travelers/tabBookings.ts';
import { BookedStayNote } from '../../features/booking/change/BookedStayNote.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { BookingStepFrame } from './BookingStepFrame.tsx';
import { LiveCheckout } from './LiveCheckout.tsx';

/** Loaded only when a booking is being changed. */
const ChangeReview = lazy(() =>
  import(/* webpackChunkName: "change" */ './ChangeReview.tsx').then(
    ({ ChangeReview: review }) => ({ default: review }),
  ),
);

/**
 * The only step for booking a stay. It has the guests, the optional choices, and the summary of the
 * stay that the address names. If the address names a booking to change, the page shows the review
 * of that change instead. Spec §2.
 */
export function CheckoutPage() {
  const { t } = useI18n();
  const { search } = useLocation();
  const address = readBookingAddress(search).value;
  const { change } = address;
  const storage = useTabStorage();
  if (change) {
    const key = readChangeKey(storage(), change);
    return (
      <BookingStepFrame
        title={t('precheckout.changeTitle')}
        back={key && bookingLink({ id: change, key }, address)}
      >
        <Suspense>
          <ChangeReview key={search} address={address} />
        </Suspense>
      </BookingStepFrame>
    );
  }
  return (
    <BookingStepFrame
      title={t('checkout.title')}
      back={address.hotel ? roomsAddress(address) : undefined}
    >
      <BookedStayNote key={search} address={address} />
      <LiveCheckout key={`checkout ${search}`} address={address} />
    </BookingStepFrame>
  );
}
