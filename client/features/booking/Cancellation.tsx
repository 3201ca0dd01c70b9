import { type ReactNode, useRef, useState } from 'react';
import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { bookingErrorOf } from '../../api/bookingError.ts';
import { useCancelBookingMutation } from '../../api/bookingsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { cancellationOf } from '../../domain/stay/cancellation.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { CancellationSums } from './CancellationSums.tsx';
import styles from './booking.module.css';

/**
 * Says until when cancelling is free and what it costs right now, and cancels: a button, then a question
 * with the fee, the sum and the credits that are returned. For a request, the terms are those
 * after the hotel has confirmed it. When the fee has changed, the question is asked again with the new
 * one. `onCancelled` is called when the site has accepted it, `onRefused` when it has not: the booking may
 * have changed.
 */
export function Cancellation({
  access,
  booking,
  onCancelled,
  onRefused,
}: {
  access: BookingAccess;
  booking: Booking;
  onCancelled: () => void;
  onRefused: () => void;
}) {
  const { status, rate, hotel, cancellation } = booking;
  const [cancel, { isLoading, error }] = useCancelBookingMutation();
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!cancellation) return null;
  const quoted = error && quotedFee(error);
  const fee = quoted ?? cancellation.fee;
  // The rest is known for the fee of the terms only.
  const returned = text(fee) === text(cancellation.fee) ? cancellation.returned : undefined;
  const free = parseMoney(fee).amount === 0n;
  const keep = () => {
    setAsked(false);
    queueMicrotask(() => opener.current?.focus());
  };
  const confirm = async () => {
    if (isLoading) return;
    const { data } = await cancel({ ...access, acceptedFee: fee });
    if (data) onCancelled();
    else onRefused();
  };
  return (
    <Panel title="Cancellation">
      <p>
        {status === 'requested' && 'Once the hotel has confirmed: '}
        {cancellationOf(rate, hotel.timeZone)}
      </p>
      <p className={classNames(styles.now, free ? styles.good : styles.costly)}>
        {free ? 'Cancelling now is free.' : `Cancelling now costs ${text(fee)}.`}
      </p>
      {asked ? (
        <Question error={error && whyNot(error)}>
          <dl className={styles.sums}>
            <CancellationSums booking={booking} fee={parseMoney(fee)}>
              {returned && (
                <>
                  <dt>Returned, or no longer due</dt>
                  <dd>{text(returned)}</dd>
                </>
              )}
            </CancellationSums>
          </dl>
          <div className={styles.actions}>
            <Button look="primary" aria-disabled={isLoading} onClick={() => void confirm()}>
              {isLoading ? 'Cancelling…' : 'Yes, cancel it'}
            </Button>
            <Button onClick={keep}>Keep the booking</Button>
          </div>
        </Question>
      ) : (
        <div className={styles.actions}>
          <Button ref={opener} onClick={() => setAsked(true)}>
            Cancel booking
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Question({ error, children }: { error: string | undefined; children: ReactNode }) {
  const element = useFocusOnMount<HTMLDivElement>();
  return (
    <div
      ref={element}
      tabIndex={-1}
      role="group"
      aria-label="Cancel this booking?"
      className={styles.question}
    >
      <h3 className={styles.questionTitle}>Cancel this booking?</h3>
      {children}
      {error && (
        <p role="alert" className={styles.costly}>
          {error}
        </p>
      )}
    </div>
  );
}

function text(money: DecimalMoney): string {
  return formatMoney(parseMoney(money));
}

/** What cancelling costs now, when it was more than was accepted. */
function quotedFee(failure: unknown): DecimalMoney | undefined {
  const error = bookingErrorOf(failure);
  const isChanged = error.kind === 'problem' && error.problem.code === 'fee-changed';
  return isChanged ? error.problem.fee : undefined;
}

function whyNot(failure: unknown): string {
  const error = bookingErrorOf(failure);
  if (error.kind === 'problem' && error.problem.code === 'fee-changed') {
    return 'The fee has changed. Look at it, and decide again.';
  }
  if (error.kind === 'unknown' && error.status === 429) {
    return 'There were too many tries. Wait a minute, then try again.';
  }
  if (error.kind === 'unknown') {
    return 'No answer came. Try again: a booking is cancelled only once.';
  }
  return 'The hotel does not cancel this booking any more.';
}
