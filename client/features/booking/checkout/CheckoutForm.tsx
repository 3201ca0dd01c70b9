import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { AdditionalServices } from '../AdditionalServices.tsx';
import { BookingColumns } from '../BookingColumns.tsx';
import type { ConfirmedStay } from '../ChosenStayGuard.tsx';
import { ClientPrice } from '../ClientPrice.tsx';
import { creditsOfStay } from '../credits/creditsOfStay.ts';
import { PayWithPoints } from '../credits/PayWithPoints.tsx';
import { PromotionCode } from '../credits/PromotionCode.tsx';
import { OrderSummary } from '../OrderSummary.tsx';
import type { Typed } from '../traveller/typedTraveller.ts';
import { BookingErrorNotice } from './BookingErrorNotice.tsx';
import styles from './CheckoutForm.module.css';
import {
  checkTraveller,
  type FieldErrors,
  readTraveller,
  toFieldErrors,
} from '../traveller/checkTraveller.ts';
import { PaymentNote } from './PaymentNote.tsx';
import { loadPhoneNumbers } from '../traveller/phoneNumbers.ts';
import { toBookedStay } from './toBookedStay.ts';
import { TravellerFields } from '../traveller/TravellerFields.tsx';
import type { DraftOfStay } from './useBookingDraft.ts';
import type { BookNow } from './useBookNow.ts';

const noErrors: FieldErrors = {};
const travellerPath = /^traveller\./;

/**
 * The form that books a confirmed stay. 'Book Now' checks the fields as the site will; what is wrong is
 * said beside each field, and the first of them takes the focus.
 */
export function CheckoutForm({
  confirmed,
  draftOfStay,
  booking,
}: {
  confirmed: ConfirmedStay;
  draftOfStay: DraftOfStay;
  booking: BookNow;
}) {
  const { rate, address, accepted } = confirmed;
  const { draft, change } = draftOfStay;
  const credits = creditsOfStay(confirmed, draftOfStay);
  const stay = { ...confirmed.stay, ledger: credits.ledger };
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(noErrors);
  const [failedChecks, setFailedChecks] = useState(0);
  useEffect(() => {
    if (failedChecks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failedChecks]);

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setFailedChecks((checks) => checks + 1);
  };
  const onChange = (changes: Partial<Typed>, ...fields: string[]) => {
    change(changes);
    setErrors((shown) => without(shown, fields));
  };
  const submit = async () => {
    const phoneNumbers = await loadPhoneNumbers().catch(() => undefined);
    // The draft may have the guests of another stay, of a larger party.
    const guests = draft.guests.slice(0, address.adults + address.childAges.length);
    const read = readTraveller({ ...draft, guests }, stay.services, phoneNumbers);
    const found = checkTraveller(read);
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    const error = await booking.book({
      ...toBookedStay(address, rate),
      traveller: read.traveller,
      ...(credits.requested && { credits: credits.requested }),
    });
    if (error?.kind !== 'invalid') return;
    const ofFields = error.errors
      .filter(({ path }) => travellerPath.test(path))
      .map(({ path, message }) => ({ path: path.replace(travellerPath, ''), message }));
    showErrors(toFieldErrors(ofFields, read.fieldOf));
  };
  const sending = booking.phase === 'sending';
  const unexplained = booking.error && Object.keys(errors).length === 0;

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <BookingColumns
        start={
          <>
            <TravellerFields party={address} typed={draft} errors={errors} onChange={onChange} />
            <AdditionalServices
              services={stay.services}
              kept={{
                requests: draft.services,
                errors: {
                  meal: errors['services.meal'],
                  'early-check-in': errors['services.early-check-in'],
                  'late-check-out': errors['services.late-check-out'],
                },
                onChange: (service, request) =>
                  onChange(
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
            {!accepted && <p>To book, accept the change at the top of this page.</p>}
            {accepted && (
              <div className={styles.book}>
                <p role="status" className={styles.next}>
                  {sending
                    ? 'Your booking is being sent. This can take some seconds.'
                    : rate.booking === 'instant'
                      ? 'The hotel confirms at once.'
                      : 'The hotel confirms this rate itself, and you get its answer by e-mail.'}
                </p>
                <Button
                  type="submit"
                  look="primary"
                  className={styles.button}
                  aria-disabled={sending}
                >
                  {sending ? 'Booking…' : 'Book Now'}
                </Button>
              </div>
            )}
          </>
        }
      />
    </form>
  );
}

function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !fields.includes(name)));
}
