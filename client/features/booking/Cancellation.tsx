import { type ReactNode, useRef, useState } from 'react';
import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { bookingErrorOf } from '../../api/bookingError.ts';
import { useCancelBookingMutation } from '../../api/bookingsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { cancellationText } from '#contracts/texts/termsText.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { CancellationSums } from './CancellationSums.tsx';
import styles from './booking.module.css';
import type { SavedCopy } from './SavedNote.tsx';

/**
 * Shows until when cancellation is free and how much it costs now, and lets the traveler cancel. A
 * button first opens a question, which states the fee, the sums and the returned credits.
 *
 * If the hotel has not confirmed the request yet, the request is withdrawn instead. The text then
 * states the terms that will apply after a confirmation. If the fee has changed, the question
 * appears again with the new fee.
 *
 * `onCancelled` is called when the site has accepted the cancellation. `onRefused` is called when
 * it has not, because the booking may have changed.
 */
export function Cancellation({
  access,
  booking,
  copy,
  onCancelled,
  onRefused,
}: {
  access: BookingAccess;
  booking: Booking;
  /** The saved copy, if the booking is shown from the device. Then only the terms are shown. */
  copy: SavedCopy | undefined;
  onCancelled: () => void;
  onRefused: () => void;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { status, rates, hotel, cancellation } = booking;
  const [cancel, { isLoading, error }] = useCancelBookingMutation();
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const terms = cancellationText(i18n, rates, hotel.timeZone);
  const later = t('bookingCancellation.onceConfirmed', { terms });
  const what = { what: status === 'requested' ? 'request' : 'booking' };
  if (status === 'pending' && !booking.cancelling) {
    return (
      <Panel title={t('bookingCancellation.title')}>
        <p>{later}</p>
      </Panel>
    );
  }
  if (!cancellation) return null;
  const quoted = error && quotedFee(error);
  const fee = quoted ?? cancellation.fee;
  // The returned sum is known only if the fee is the fee that the booking states.
  const returned = isSame(fee, cancellation.fee) ? cancellation.returned : undefined;
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
    <Panel title={t('bookingCancellation.title')}>
      <p>{status === 'requested' ? later : terms}</p>
      {!copy && (
        <p className={classNames(styles.now, free ? styles.good : styles.costly)}>
          {free
            ? t('bookingCancellation.free', what)
            : t('bookingCancellation.costs', { fee: formats.money(parseMoney(fee)) })}
        </p>
      )}
      {copy ? (
        <p>{t(copy.keyless ? 'booking.saved.restingKeyless' : 'booking.saved.resting')}</p>
      ) : asked ? (
        <Question title={t('bookingCancellation.question', what)} error={error && t(whyNot(error))}>
          <dl className={styles.sums}>
            <CancellationSums booking={booking} fee={parseMoney(fee)}>
              {returned && (
                <>
                  <dt>{t('bookingCancellation.returned')}</dt>
                  <dd>{formats.money(parseMoney(returned))}</dd>
                </>
              )}
            </CancellationSums>
          </dl>
          <div className={styles.actions}>
            <Button look="primary" aria-disabled={isLoading} onClick={() => void confirm()}>
              {t(`bookingCancellation.${isLoading ? 'cancelling' : 'yes'}`, what)}
            </Button>
            <Button onClick={keep}>{t('bookingCancellation.keep', what)}</Button>
          </div>
        </Question>
      ) : (
        <div className={styles.actions}>
          <Button ref={opener} onClick={() => setAsked(true)}>
            {t('bookingCancellation.cancel', what)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Question({
  title,
  error,
  children,
}: {
  title: string;
  error: string | undefined;
  children: ReactNode;
}) {
  const element = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={element} tabIndex={-1} role="group" aria-label={title} className={styles.question}>
      <h3 className={styles.questionTitle}>{title}</h3>
      {children}
      {error && (
        <p role="alert" className={styles.costly}>
          {error}
        </p>
      )}
    </div>
  );
}

function isSame(one: DecimalMoney, other: DecimalMoney): boolean {
  return one.currency === other.currency && parseMoney(one).amount === parseMoney(other).amount;
}

/**
 * Returns the current fee, if the site refused because the fee has become higher than the accepted
 * fee.
 */
function quotedFee(failure: unknown): DecimalMoney | undefined {
  const error = bookingErrorOf(failure);
  const isChanged = error.kind === 'problem' && error.problem.code === 'fee-changed';
  return isChanged ? error.problem.fee : undefined;
}

/** Returns the key of the text that says why the booking was not canceled. */
function whyNot(failure: unknown) {
  const error = bookingErrorOf(failure);
  if (error.kind === 'problem' && error.problem.code === 'fee-changed') {
    return 'bookingCancellation.notCancelled.feeChanged';
  }
  if (error.kind === 'problem' && error.problem.code === 'booking-changed') {
    return 'bookingCancellation.notCancelled.bookingChanged';
  }
  if (error.kind === 'unknown' && error.status === 429) {
    return 'booking.tooManyTries';
  }
  if (error.kind === 'unknown') {
    return 'bookingCancellation.notCancelled.noAnswer';
  }
  return 'bookingCancellation.notCancelled.refused';
}
