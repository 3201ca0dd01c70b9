import { type ReactNode, useState } from 'react';
import type { BookingAddress } from '../../domain/addresses/bookingAddress.ts';
import type { DraftOfStay } from '../../domain/travellers/bookingDraft.ts';
import { AdditionalServices } from '../../features/checkout/AdditionalServices.tsx';
import { BookingErrorNotice, UnknownOutcome } from '../../features/checkout/BookingErrorNotice.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { BookNowButton } from '../../features/checkout/BookNowButton.tsx';
import { ClientPrice } from '../../features/checkout/ClientPrice.tsx';
import { OrderSummary, TaxNote } from '../../features/checkout/OrderSummary.tsx';
import { type BookNow, useBookNow } from '../../features/checkout/useBookNow.ts';
import { useCheckoutForm } from '../../features/checkout/useCheckoutForm.ts';
import { creditsOfStay } from '../../features/credits/creditsOfStay.ts';
import { PayWithPoints } from '../../features/credits/PayWithPoints.tsx';
import { PromotionCode } from '../../features/credits/PromotionCode.tsx';
import { ChosenStayGuard, type ConfirmedStay } from '../../features/stay/ChosenStayGuard.tsx';
import { useBookingDraft } from '../../features/stay/useBookingDraft.ts';
import { KnownTraveller } from '../../features/travellers/SavedTravellerField.tsx';
import { TravellerFields } from '../../features/travellers/TravellerFields.tsx';
import { useSaveTraveller } from '../../features/travellers/useSaveTraveller.tsx';
import { BookingColumns } from '../../ui/stay/BookingColumns.tsx';
import { PaymentNote } from '../../ui/stay/PaymentNote.tsx';
import { PriceLedger } from '../../ui/stay/PriceLedger.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * The checkout of the stay that `address` names, or `sample` where it names none. A request whose
 * outcome is unknown is settled before anything else is shown: the stay may be gone because it is
 * booked.
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

const firstGuestFields = ['guests.0.firstName', 'guests.0.lastName', 'phone'];

function hasFirstGuest({ guests: [first], phone }: DraftOfStay['draft']): boolean {
  return Boolean(first?.firstName.trim() && first.lastName.trim() && phone.trim());
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
  const { t } = useI18n();
  const { rate, address, accepted } = confirmed;
  const { draft } = draftOfStay;
  const credits = creditsOfStay(confirmed, draftOfStay);
  const stay = { ...confirmed.stay, ledger: credits.ledger };
  const { services } = stay;
  const { errors, change, props, bookAgain } = useCheckoutForm(
    { address, rate, services, credits: credits.requested },
    draftOfStay,
    booking.book,
  );
  const { agentPrices } = useSiteSettings();
  // Given in the step before; decided once, so that no field goes while it is typed in.
  const [isGiven, setIsGiven] = useState(() => hasFirstGuest(draft));
  const asksFirst = !isGiven || firstGuestFields.some((field) => field in errors);
  const unexplained = Object.keys(errors).length === 0;
  return (
    <form {...props}>
      <BookingColumns
        start={
          <>
            <KnownTraveller typed={draft} onKnown={draftOfStay.change} />
            <TravellerFields
              party={address}
              asksFirst={asksFirst}
              typed={draft}
              errors={errors}
              onChange={change}
              onAskFirst={() => setIsGiven(false)}
            />
            <AdditionalServices
              title={t('checkout.services.title')}
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
            <div>
              <PriceLedger ledger={stay.ledger} />
            </div>
            <TaxNote stay={stay} />
            <PromotionCode credits={credits} />
            <PayWithPoints credits={credits} />
          </OrderSummary>
        }
        end={
          <>
            {agentPrices && <ClientPrice stay={stay} />}
            {booking.error && unexplained && (
              <BookingErrorNotice error={booking.error} onBookAgain={bookAgain} />
            )}
            {accepted ? (
              <BookNowButton rate={rate} sending={booking.phase === 'sending'}>
                <PaymentNote
                  ledger={stay.ledger}
                  cancellation={
                    stay.refundable
                      ? t('checkout.cancellation', { terms: stay.cancellation })
                      : t('checkout.nonRefundable')
                  }
                />
              </BookNowButton>
            ) : (
              <p>{t('checkout.acceptChange')}</p>
            )}
          </>
        }
      />
    </form>
  );
}
