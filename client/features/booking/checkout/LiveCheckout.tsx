import type { ReactNode } from 'react';
import type { BookingAddress } from '../../../domain/bookingAddress.ts';
import { ChosenStayGuard } from '../ChosenStayGuard.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { UnknownOutcome } from './UnknownOutcome.tsx';
import { useBookingDraft } from './useBookingDraft.ts';
import { useBookNow } from './useBookNow.ts';

/**
 * The checkout of the stay that `address` names, or `sample` where it names none. A request whose outcome
 * is unknown is settled before anything else is shown: the stay may be gone because it is booked.
 */
export function LiveCheckout({ address, sample }: { address: BookingAddress; sample: ReactNode }) {
  const draftOfStay = useBookingDraft(address);
  const booking = useBookNow(draftOfStay);
  const { error } = booking;
  if (draftOfStay.draft.sent && booking.phase !== 'sending') {
    return <UnknownOutcome booking={booking} />;
  }
  return (
    <ChosenStayGuard
      sample={sample}
      moved={booking.moved}
      gone={error?.kind === 'problem' && error.problem.code === 'gone'}
      onAccept={booking.accept}
    >
      {(confirmed) => (
        <CheckoutForm confirmed={confirmed} draftOfStay={draftOfStay} booking={booking} />
      )}
    </ChosenStayGuard>
  );
}
