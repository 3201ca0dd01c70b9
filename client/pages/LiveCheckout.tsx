import type { ReactNode } from 'react';
import type { BookingAddress } from '../domain/addresses/bookingAddress.ts';
import type { DraftOfStay } from '../domain/travellers/bookingDraft.ts';
import { AdditionalServices } from '../features/checkout/AdditionalServices.tsx';
import { BookingErrorNotice } from '../features/checkout/BookingErrorNotice.tsx';
import { BookNowButton } from '../features/checkout/BookNowButton.tsx';
import { ClientPrice } from '../features/checkout/ClientPrice.tsx';
import { OrderSummary } from '../features/checkout/OrderSummary.tsx';
import { UnknownOutcome } from '../features/checkout/UnknownOutcome.tsx';
import { type BookNow, useBookNow } from '../features/checkout/useBookNow.ts';
import { useCheckoutForm } from '../features/checkout/useCheckoutForm.ts';
import { creditsOfStay } from '../features/credits/creditsOfStay.ts';
import { PayWithPoints } from '../features/credits/PayWithPoints.tsx';
import { PromotionCode } from '../features/credits/PromotionCode.tsx';
import { ChosenStayGuard, type ConfirmedStay } from '../features/stay/ChosenStayGuard.tsx';
import { useBookingDraft } from '../features/stay/useBookingDraft.ts';
import { TravellerFields } from '../features/travellers/TravellerFields.tsx';
import { useSaveTraveller } from '../features/travellers/useSaveTraveller.ts';
import { BookingColumns } from '../ui/stay/BookingColumns.tsx';
import { PaymentNote } from '../ui/stay/PaymentNote.tsx';

/**
 * The checkout of the stay that `address` names, or `sample` where it names none. A request whose outcome
 * is unknown is settled before anything else is shown: the stay may be gone because it is booked.
 */
export function LiveCheckout({ address, sample }: { address: BookingAddress; sample: ReactNode }) {
  const draftOfStay = useBookingDraft(address);
  const booking = useBookNow(draftOfStay, useSaveTraveller());
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

function CheckoutForm({
  confirmed,
  draftOfStay,
  booking,
}: {
  confirmed: ConfirmedStay;
  draftOfStay: DraftOfStay;
  booking: BookNow;
}) {
  const { rate, address, accepted } = confirmed;
  const { draft } = draftOfStay;
  const credits = creditsOfStay(confirmed, draftOfStay);
  const stay = { ...confirmed.stay, ledger: credits.ledger };
  const { services } = stay;
  const { errors, change, props } = useCheckoutForm(
    { address, rate, services, credits: credits.requested },
    draftOfStay,
    booking.book,
  );
  const unexplained = Object.keys(errors).length === 0;
  return (
    <form {...props}>
      <BookingColumns
        start={
          <>
            <TravellerFields party={address} typed={draft} errors={errors} onChange={change} />
            <AdditionalServices
              services={services}
              kept={{
                requests: draft.services,
                errors,
                onChange: (service, request) =>
                  change(
                    { services: { ...draft.services, [service]: request } },
                    `services.${service}`,
                  ),
              }}
            />
          </>
        }
        side={
          <OrderSummary stay={stay}>
            <PromotionCode credits={credits} />
            <PayWithPoints credits={credits} />
          </OrderSummary>
        }
        end={
          <>
            <ClientPrice stay={stay} />
            <PaymentNote ledger={stay.ledger} />
            {booking.error && unexplained && <BookingErrorNotice error={booking.error} />}
            {accepted ? (
              <BookNowButton rate={rate} sending={booking.phase === 'sending'} />
            ) : (
              <p>To book, accept the change at the top of this page.</p>
            )}
          </>
        }
      />
    </form>
  );
}
