import { useLayoutEffect, useState } from 'react';
import { collectorOf } from '#contracts/site/collection.ts';
import { cancellationText } from '#contracts/texts/termsText.ts';
import { type Booking, formatBookingNumber, priceOfBooking } from '#contracts/site/bookings.ts';
import { peopleOf } from '#contracts/values/party.ts';
import type { BookingAddress } from '../../domain/addresses/bookingAddress.ts';
import { type BookingAccess, bookingLink } from '../../domain/addresses/bookingLink.ts';
import { comparePrices } from '../../domain/money/priceChange.ts';
import { costOf, isChangeable } from '../../domain/stay/bookingChange.ts';
import { isSameStay, keptExtras } from '../../domain/stay/bookedExtras.ts';
import { addedExtras, type ChosenExtras, offeredExtras } from '../../domain/stay/extras.ts';
import type { DraftOfStay } from '../../domain/travelers/bookingDraft.ts';
import { ChangeNote } from '../../features/booking/change/ChangeNote.tsx';
import {
  changeByCard,
  ChangedPrice,
  ChangedTerms,
  totalOfChange,
} from '../../features/booking/change/ChangeSummary.tsx';
import { useChangedBooking } from '../../features/booking/change/useChangedBooking.ts';
import { BookBar, BookTerms } from '../../features/checkout/BookBar.tsx';
import { BookingErrorNotice, UnknownOutcome } from '../../features/checkout/BookingErrorNotice.tsx';
import { CheckoutColumns } from '../../features/checkout/CheckoutColumns.tsx';
import { type BookNow, toBookedStay, useBookNow } from '../../features/checkout/useBookNow.ts';
import { ExtrasFields } from '../../features/extras/ExtrasFields.tsx';
import { ChosenStayGuard, type ConfirmedStay } from '../../features/stay/ChosenStayGuard.tsx';
import { useBookingDraft } from '../../features/stay/useBookingDraft.ts';
import { CitizenshipField } from '../../features/travelers/TravelerFields.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { notHereText } from '../../ui/stay/notHereText.ts';
import { factsOf, PaymentNote } from '../../ui/stay/PaymentNote.tsx';
import { Numbered } from '../../ui/stay/Numbered.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * The review of a change of a booking, which replaces the checkout of the new booking. It shows the
 * changes, their cost, and one button. Guests, contact and requests stay as booked. As at the
 * checkout, an earlier request with an unknown outcome is settled first.
 */
export function ChangeReview({ address }: { address: BookingAddress }) {
  const draftOfStay = useBookingDraft(address);
  const booking = useBookNow(draftOfStay, () => {});
  const changed = useChangedBooking(address.change);
  const { error } = booking;
  if (draftOfStay.draft.sent && booking.phase !== 'sending') {
    return <UnknownOutcome booking={booking} />;
  }
  const { data, access } = changed;
  return (
    <>
      <ChangeNote id={address.change} />
      {data && (isChangeable(data) || booking.phase === 'sending') && (
        <ChosenStayGuard
          moved={booking.moved}
          gone={error?.kind === 'problem' && error.problem.code === 'gone'}
          onAccept={booking.accept}
          rooms={bookingLink(access, address)}
          citizenship={data.traveller?.citizenship ?? draftOfStay.draft.citizenship}
          extras={draftOfStay.draft.extras}
        >
          {(confirmed) => (
            <Change
              confirmed={confirmed}
              access={access}
              changed={data}
              draftOfStay={draftOfStay}
              booking={booking}
            />
          )}
        </ChosenStayGuard>
      )}
    </>
  );
}

function Change({
  confirmed: { stay, rates, residency, address, accepted, wait },
  access,
  changed,
  draftOfStay: { draft, change },
  booking,
}: {
  confirmed: ConfirmedStay;
  access: BookingAccess;
  changed: Booking;
  draftOfStay: DraftOfStay;
  booking: BookNow;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const [isIncomplete, setIncomplete] = useState(false);
  const setExtras = (extras: ChosenExtras) => change({ extras });
  const isFirst = draft.extras.length === 0;
  // This runs before anything is visible. The extras go into the draft, which survives a reload.
  useLayoutEffect(() => {
    if (isFirst) setExtras(keptExtras(changed, rates));
  });
  // The fee when it was first shown. If the fee changes in the meantime, the response to the change
  // says so.
  const [fee, setFee] = useState(changed.cancellation?.fee);
  const site = useSiteSettings();
  const { traveller } = changed;
  if (!fee || !traveller) return null;
  const { ledger } = stay;
  // If no price depended on the citizenship, the booking was made without it.
  const asksCitizenship =
    !traveller.citizenship && rates.some(({ any_residency: any }) => any === false);
  const { citizenship } = draft;
  const booked = toBookedStay(address, rates, residency, addedExtras(rates, draft.extras));
  const isSame =
    isSameStay(booked, changed.stay) && !comparePrices(priceOfBooking(changed), ledger);
  const collector = collectorOf(rates, stay.paymentNote, site);
  const byCard = changeByCard(changed, fee, collector === 'site' ? ledger.dueNow : undefined);
  const { covered, due, back } = byCard;
  const notHere = covered ? undefined : notHereText(i18n, ledger, collector, site.payments);
  const guests = traveller.guests.slice(0, peopleOf(address.party));
  const names = guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const submit = async () => {
    const lacks = asksCitizenship && !citizenship;
    setIncomplete(lacks);
    if (lacks) return;
    const error = await booking.book({
      stay: booked,
      traveller: { ...traveller, guests, ...(asksCitizenship && { citizenship }) },
      replaces: { ...access, acceptedFee: fee },
    });
    if (error?.kind === 'problem' && error.problem.fee) setFee(error.problem.fee);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CheckoutColumns
        form={
          <>
            {booking.error && <BookingErrorNotice error={booking.error} />}
            <ChangedTerms booking={changed} stay={stay} />
            {rates.some((rate) => offeredExtras(rate).length > 0) && (
              <Panel title={t('checkout.services.title')}>
                <ExtrasFields
                  rates={rates}
                  rooms={stay.rooms.map(({ name }) => name)}
                  chosen={draft.extras}
                  onChange={setExtras}
                />
              </Panel>
            )}
            {asksCitizenship && (
              <CitizenshipField
                typed={draft}
                errors={isIncomplete ? { citizenship: t('travellers.errors.citizenship') } : {}}
                onChange={change}
              />
            )}
            <p>
              {t('bookingChange.review.who', {
                names: formats.listPlain(names),
                email: traveller.email,
              })}
            </p>
          </>
        }
        price={<ChangedPrice booking={changed} stay={stay} fee={fee} byCard={byCard} />}
        bar={
          <BookBar
            rates={rates}
            timeZone={stay.timeZone}
            ledger={{ ...ledger, total: totalOfChange(changed, stay, fee) }}
            byCard={due ?? false}
            back={back && t('bookingChange.review.backNext', { amount: formats.money(back) })}
            sending={booking.phase === 'sending'}
            label={{
              instant: t('bookingChange.review.change'),
              onRequest: t('bookingChange.review.request'),
              sending: t('bookingChange.review.changing'),
            }}
            instead={
              accepted
                ? (notHere ?? (isSame ? t('bookingChange.review.same') : undefined))
                : (wait ?? t('bookingChange.review.acceptChange'))
            }
          />
        }
        terms={
          !notHere && (
            <BookTerms rates={rates}>
              <PaymentNote
                ledger={ledger}
                facts={{ ...factsOf(stay), collector, card: covered ? 'covered' : 'due' }}
                cancellation={t('bookingChange.review.cancellation', {
                  terms: cancellationText(i18n, rates, stay.timeZone, { sentence: true }),
                })}
                deposit={stay.deposit}
              />
              {covered && (
                <p>
                  {covered.amount > 0n
                    ? t('bookingChange.review.coveredAndBack', {
                        amount: formats.money(covered),
                      })
                    : t('bookingChange.review.covered')}
                </p>
              )}
              <p>
                <Numbered>
                  {t('bookingChange.review.stands', {
                    number: formatBookingNumber(changed.number),
                    ...costOf(i18n, fee),
                  })}
                </Numbered>
              </p>
              {back && (
                <p>
                  {t('paidByCard.back', {
                    when: 'later',
                    amount: formats.money(back),
                    both: due ? 'yes' : 'no',
                  })}
                </p>
              )}
            </BookTerms>
          )
        }
      />
    </form>
  );
}
