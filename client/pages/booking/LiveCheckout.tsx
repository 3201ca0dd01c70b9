import { lazy, Suspense } from 'react';
import { cancellationSteps } from '#contracts/money/cancellation.ts';
import { collectorOf } from '#contracts/site/collection.ts';
import { cancellationText } from '#contracts/texts/termsText.ts';
import type { BookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { addedExtras, offeredExtras } from '../../domain/stay/extras.ts';
import type { DraftOfStay } from '../../domain/travelers/bookingDraft.ts';
import { BookBar, BookTerms } from '../../features/checkout/BookBar.tsx';
import { BookingErrorNotice, UnknownOutcome } from '../../features/checkout/BookingErrorNotice.tsx';
import { CheckoutColumns } from '../../features/checkout/CheckoutColumns.tsx';
import { StaySummary } from '../../features/checkout/StaySummary.tsx';
import { TaxNote } from '../../features/checkout/TaxNote.tsx';
import { type BookNow, useBookNow } from '../../features/checkout/useBookNow.ts';
import { useCheckoutForm } from '../../features/checkout/useCheckoutForm.ts';
import { creditsOfStay } from '../../features/credits/creditsOfStay.ts';
import { CouponCode } from '../../features/credits/PromotionCode.tsx';
import { RewardsPanel } from '../../features/credits/RewardsPanel.tsx';
import { ChosenStayGuard, type ConfirmedStay } from '../../features/stay/ChosenStayGuard.tsx';
import { useBookingDraft } from '../../features/stay/useBookingDraft.ts';
import { KnownTraveler } from '../../features/travelers/SavedTravelerField.tsx';
import {
  ArrivalField,
  SpecialRequests,
  TravelerFields,
} from '../../features/travelers/TravelerFields.tsx';
import { useSaveTraveler } from '../../features/travelers/useSaveTraveler.tsx';
import { Card } from '../../ui/Card.tsx';
import { BookingSteps } from '../../ui/stay/BookingSteps.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { notHereText } from '../../ui/stay/notHereText.ts';
import { factsOf, PaymentNote } from '../../ui/stay/PaymentNote.tsx';
import { PriceLedger } from '../../ui/stay/PriceLedger.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './LiveCheckout.module.css';

/** Loaded only on a site for agents. */
const ClientPrice = lazy(() =>
  import(/* webpackChunkName: "agent" */ '../../features/checkout/ClientPrice.tsx').then(
    ({ ClientPrice: price }) => ({ default: price }),
  ),
);

/** Loaded only if a rate offers extras. */
const ExtrasFields = lazy(() =>
  import(/* webpackChunkName: "extras" */ '../../features/extras/ExtrasFields.tsx').then(
    ({ ExtrasFields: fields }) => ({ default: fields }),
  ),
);

/** Loaded only if travelers can request services for which no rate has a price. */
const RequestedServices = lazy(() =>
  import(/* webpackChunkName: "extras" */ '../../features/checkout/RequestedServices.tsx').then(
    ({ RequestedServices: services }) => ({ default: services }),
  ),
);

/**
 * The checkout of the stay that `address` names. If an earlier request has an unknown outcome, the
 * page settles that first. The rooms may be gone only because that request has booked them.
 */
export function LiveCheckout({ address }: { address: BookingAddress }) {
  const draftOfStay = useBookingDraft(address);
  const booking = useBookNow(draftOfStay, useSaveTraveler());
  const { error } = booking;
  if (draftOfStay.draft.sent && booking.phase !== 'sending') {
    return <UnknownOutcome booking={booking} />;
  }
  return (
    <ChosenStayGuard
      moved={booking.moved}
      gone={error?.kind === 'problem' && error.problem.code === 'gone'}
      onAccept={booking.accept}
      citizenship={draftOfStay.draft.citizenship}
      extras={draftOfStay.draft.extras}
    >
      {(confirmed) => (
        <CheckoutForm confirmed={confirmed} draftOfStay={draftOfStay} booking={booking} />
      )}
    </ChosenStayGuard>
  );
}

/**
 * The form of the checkout: first the guests, then the optional choices. Beside the form are the
 * stay, its price and the button. Below it are the terms to which the traveler agrees with the
 * button.
 */
function CheckoutForm({
  confirmed,
  draftOfStay,
  booking,
}: {
  confirmed: ConfirmedStay;
  draftOfStay: DraftOfStay;
  booking: BookNow;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { rates, residency, address, accepted, wait, rewards } = confirmed;
  const { draft } = draftOfStay;
  const credits = creditsOfStay(confirmed, draftOfStay);
  const stay = { ...confirmed.stay, ledger: credits.ledger };
  const { ledger } = stay;
  const offered = rates.flatMap(offeredExtras);
  const priced = new Set(offered.map(({ kind }) => kind));
  const services = stay.services.filter(({ service }) => !priced.has(service));
  const hasServices = services.length > 0 || priced.size > 0;
  const asksCitizenship = rates.some(({ any_residency: any }) => any === false);
  const { errors, change, props, bookAgain } = useCheckoutForm(
    {
      address,
      rates,
      residency,
      extras: addedExtras(rates, draft.extras),
      services,
      credits: credits.requested,
      hasAccount: Boolean(rewards?.account),
      asksCitizenship,
    },
    draftOfStay,
    booking.book,
  );
  const site = useSiteSettings();
  const { agentPrices } = site;
  const collector = collectorOf(rates, stay.paymentNote, site);
  const byCard = collector === 'site' && ledger.dueNow;
  const notHere = notHereText(i18n, ledger, collector, site.payments);
  const unexplained = Object.keys(errors).length === 0;
  return (
    <form {...props}>
      <div className={styles.steps}>
        <BookingSteps now="details" pays={Boolean(byCard) && ledger.dueNow.amount > 0n} />
      </div>
      <CheckoutColumns
        form={
          <>
            {booking.error && unexplained && (
              <BookingErrorNotice error={booking.error} onBookAgain={bookAgain} />
            )}
            <KnownTraveler typed={draft} onKnown={draftOfStay.change} />
            <TravelerFields
              party={address.party}
              asksCitizenship={asksCitizenship}
              typed={draft}
              errors={errors}
              onChange={change}
            />
            <Panel
              title={t(hasServices ? 'checkout.services.title' : 'travellers.specialRequests')}
            >
              {offered.length > 0 && (
                <Suspense fallback={<div style={{ minHeight: `${offered.length * 2.5}rem` }} />}>
                  <ExtrasFields
                    rates={rates}
                    rooms={stay.rooms.map(({ name }) => name)}
                    chosen={draft.extras}
                    onChange={(extras) => draftOfStay.change({ extras })}
                  />
                </Suspense>
              )}
              {services.length > 0 && (
                <Suspense fallback={<div style={{ minHeight: `${services.length * 2.75}rem` }} />}>
                  <RequestedServices
                    services={services}
                    requests={draft.services}
                    errors={errors}
                    onChange={change}
                  />
                </Suspense>
              )}
              <div className={styles.wishes}>
                <ArrivalField typed={draft} onChange={change} />
                <SpecialRequests typed={draft} errors={errors} onChange={change} />
              </div>
            </Panel>
            <RewardsPanel credits={credits} byCard={byCard} />
            <CouponCode credits={credits} />
            {agentPrices && (
              <Suspense>
                <ClientPrice stay={stay} />
              </Suspense>
            )}
          </>
        }
        stay={<StaySummary stay={stay} />}
        price={
          <Card className={styles.price}>
            <PriceLedger ledger={ledger} says="lines" />
            <TaxNote stay={stay} />
          </Card>
        }
        bar={
          <BookBar
            rates={rates}
            timeZone={stay.timeZone}
            ledger={ledger}
            byCard={byCard}
            sending={booking.phase === 'sending'}
            instead={accepted ? notHere : (wait ?? t('checkout.acceptChange'))}
          />
        }
        terms={
          !notHere && (
            <BookTerms rates={rates} policies={stay.policies}>
              <PaymentNote
                ledger={ledger}
                facts={{ ...factsOf(stay), collector }}
                cancellation={
                  cancellationSteps(rates)[0]?.isWhole
                    ? t('checkout.nonRefundable')
                    : cancellationText(i18n, rates, stay.timeZone, {
                        sentence: true,
                      })
                }
                deposit={stay.deposit}
              />
            </BookTerms>
          )
        }
      />
    </form>
  );
}
