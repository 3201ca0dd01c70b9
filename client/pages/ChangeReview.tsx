import { useState } from 'react';
import { type Booking, formatBookingNumber } from '#contracts/site/bookings.ts';
import { parseMoney } from '#contracts/money/money.ts';
import type { BookingAddress } from '../domain/addresses/bookingAddress.ts';
import type { BookingAccess } from '../domain/addresses/bookingLink.ts';
import { formatMoney } from '../domain/money/price.ts';
import { isChangeable } from '../domain/stay/bookingChange.ts';
import { ChangeNote } from '../features/booking/ChangeNote.tsx';
import { ChangedPrice, ChangedTerms } from '../features/booking/ChangeSummary.tsx';
import { useChangedBooking } from '../features/booking/useChangedBooking.ts';
import { BookingErrorNotice } from '../features/checkout/BookingErrorNotice.tsx';
import { BookNowButton } from '../features/checkout/BookNowButton.tsx';
import { toBookedStay } from '../features/checkout/toBookedStay.ts';
import { UnknownOutcome } from '../features/checkout/UnknownOutcome.tsx';
import { type BookNow, useBookNow } from '../features/checkout/useBookNow.ts';
import { ChosenStayGuard, type ConfirmedStay } from '../features/stay/ChosenStayGuard.tsx';
import { useBookingDraft } from '../features/stay/useBookingDraft.ts';
import { BookingColumns } from '../ui/stay/BookingColumns.tsx';
import { PaymentNote } from '../ui/stay/PaymentNote.tsx';

/**
 * The review of a change of a booking, which replaces pre-checkout and checkout: what changes, what it costs, and
 * one button. Guests, contact and requests stay those of the booking. A request whose outcome is unknown is
 * settled first, as at checkout.
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
          sample={null}
          moved={booking.moved}
          gone={error?.kind === 'problem' && error.problem.code === 'gone'}
          onAccept={booking.accept}
        >
          {(confirmed) => (
            <Change confirmed={confirmed} access={access} changed={data} booking={booking} />
          )}
        </ChosenStayGuard>
      )}
    </>
  );
}

function Change({
  confirmed: { stay, rate, address, accepted },
  access,
  changed,
  booking,
}: {
  confirmed: ConfirmedStay;
  access: BookingAccess;
  changed: Booking;
  booking: BookNow;
}) {
  // As it was shown first: the response to the change says what has become of it meanwhile.
  const [fee, setFee] = useState(changed.cancellation?.fee);
  const { traveller } = changed;
  if (!fee || !traveller) return null;
  const guests = traveller.guests.slice(0, address.adults + address.childAges.length);
  const names = guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const submit = async () => {
    const error = await booking.book({
      ...toBookedStay(address, rate),
      traveller: { ...traveller, guests },
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
      <BookingColumns
        start={<ChangedTerms booking={changed} stay={stay} />}
        side={<ChangedPrice booking={changed} stay={stay} fee={fee} />}
        end={
          <>
            <p>
              In the name of {names.join(', ')}. The contact, {traveller.email}, and what you asked
              the hotel for stay as they are.
            </p>
            {booking.error && <BookingErrorNotice error={booking.error} />}
            {accepted ? (
              <BookNowButton
                rate={rate}
                sending={booking.phase === 'sending'}
                label={{
                  instant: 'Change my booking',
                  onRequest: 'Send the change request',
                  sending: 'Changing…',
                }}
              >
                <PaymentNote
                  ledger={stay.ledger}
                  cancellation={`New booking: ${stay.cancellation}.`}
                />
                <p>{consequence(changed, fee, rate.booking === 'instant')}</p>
              </BookNowButton>
            ) : (
              <p>To go on, accept the change at the top of this page.</p>
            )}
          </>
        }
      />
    </form>
  );
}

/** What the button does, step by step. */
function consequence(
  { number }: Booking,
  fee: NonNullable<Booking['cancellation']>['fee'],
  instant: boolean,
): string {
  const name = `booking ${formatBookingNumber(number)}`;
  const money = parseMoney(fee);
  const cost = money.amount === 0n ? 'at no charge' : `for ${formatMoney(money)}`;
  const first = instant
    ? 'The new booking is made first.'
    : 'The hotel is asked for the new booking first.';
  return `${first} Once the hotel has confirmed it, ${name} is cancelled ${cost}. If it cannot be booked, ${name} stays as it is.`;
}
