import { lazy, Suspense } from 'react';
import type { BookingError } from '../../api/bookingError.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { creditRejectionText } from '../../domain/problems/creditRejectionText.ts';
import { Button } from '../../ui/Button.tsx';
import { SignInLink } from '../../ui/frame/SignInLink.tsx';
import { StayNotice } from '../../ui/stay/StayNotice.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { BookNow } from './useBookNow.ts';

/** Loaded only if the same stay was booked just before. */
const BookedAlready = lazy(() =>
  import(/* webpackChunkName: "extras" */ './BookedAlready.tsx').then(
    ({ BookedAlready: question }) => ({ default: question }),
  ),
);

/** Loaded only at the desk. */
const DeskSignedOut = lazy(() =>
  import(/* webpackChunkName: "change" */ './DeskSignedOut.tsx').then(
    ({ DeskSignedOut: notice }) => ({ default: notice }),
  ),
);

/**
 * Says why the last 'Book Now' did not book anything. The form stays and can be sent again. If a
 * price has changed or an offer is gone, the page itself shows that.
 */
export function BookingErrorNotice({
  error,
  onBookAgain,
}: {
  error: BookingError;
  onBookAgain?: () => void;
}) {
  const i18n = useI18n();
  const isSlip = error.kind === 'problem' && error.problem.code === 'booked-already';
  const booked = isSlip ? error.problem.booked : undefined;
  if (booked && onBookAgain) {
    return (
      <Suspense>
        <BookedAlready booked={booked} onBookAgain={onBookAgain} />
      </Suspense>
    );
  }
  // Only bookings by the desk need a session.
  if (error.kind === 'problem' && error.problem.status === 401) {
    return (
      <Suspense>
        <DeskSignedOut />
      </Suspense>
    );
  }
  const text = textOf(i18n, error);
  const signedOut =
    error.kind === 'problem' &&
    [error.problem.code, error.problem.credit?.reason].includes('signed-out');
  return (
    text && (
      <StayNotice {...text} takesFocus>
        {signedOut && <SignInLink>{i18n.t('page.signIn')}</SignInLink>}
      </StayNotice>
    )
  );
}

/** The error codes that have a specific text. */
const told = [
  'key-reused',
  'fee-changed',
  'not-paid',
  'not-chargeable',
  'not-changeable',
  'price-changed',
  'rejected',
  'not-combinable',
  'paused',
  'signed-out',
] as const;

function textOf(
  i18n: SiteI18n,
  error: BookingError,
): { title: string; reason: string } | undefined {
  const { t } = i18n;
  const bookNow = t('checkout.bookNow.binding');
  if (error.kind === 'problem' && error.problem.code === 'credit-rejected') {
    const { credit = { kind: 'promotion', reason: 'unknown' } } = error.problem;
    return {
      title: t(`checkout.notBooked.${credit.kind}`),
      reason: t('problems.creditNotUsed', {
        reason: creditRejectionText(i18n, credit),
        bookNow,
      }),
    };
  }
  const reason = reasonOf(error);
  return (
    reason && {
      title: t(`checkout.notBooked.${reason}.title`),
      reason: t(`checkout.notBooked.${reason}.reason`, { bookNow }),
    }
  );
}

function reasonOf(error: BookingError): (typeof told)[number] | 'invalid' | undefined {
  if (error.kind === 'invalid' || error.kind === 'refused') return 'invalid';
  if (error.kind !== 'problem') return undefined;
  const { code, rates } = error.problem;
  // The page shows the new price.
  if (rates) return undefined;
  return code === 'expired' ? 'rejected' : told.find((each) => each === code);
}

/**
 * Says that the outcome of a booking is unknown, because the response was lost or came too late.
 * The same request can be sent again without booking twice.
 */
export function UnknownOutcome({ booking }: { booking: BookNow }) {
  const { t } = useI18n();
  const { phase, unanswered, error } = booking;
  const limited = error?.kind === 'unknown' && error.status === 429;
  const busy = phase === 'resuming';
  return (
    <StayNotice
      key={unanswered}
      title={t(`checkout.unknownOutcome.${unanswered > 1 ? 'stillUnknown' : 'title'}`)}
      reason={t(`checkout.unknownOutcome.${limited ? 'tooManyTries' : 'reason'}`)}
      takesFocus={unanswered > 0}
    >
      <Button look="primary" aria-disabled={busy} onClick={booking.resume}>
        {t(busy ? 'checkout.unknownOutcome.trying' : 'failures.retry')}
      </Button>
    </StayNotice>
  );
}
