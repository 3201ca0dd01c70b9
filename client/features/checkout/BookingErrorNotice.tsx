import type { BookingError } from '../../api/bookingError.ts';
import { type BookingProblem, formatBookingNumber } from '#contracts/site/bookings.ts';
import { formatStay } from '../../domain/search/calendarDay.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { SignInLink } from '../../ui/SignInLink.tsx';
import { StayNotice } from '../../ui/stay/StayNotice.tsx';

/**
 * Why the last 'Book Now' booked nothing, where the form stays and can be sent again. A price that moved
 * and an offer that is gone are shown by the page in other ways.
 */
export function BookingErrorNotice({
  error,
  onBookAgain,
}: {
  error: BookingError;
  onBookAgain?: () => void;
}) {
  const isSlip = error.kind === 'problem' && error.problem.code === 'booked-already';
  const booked = isSlip ? error.problem.booked : undefined;
  if (booked && onBookAgain) return <BookedAlready booked={booked} onBookAgain={onBookAgain} />;
  const text = textOf(error);
  const signedOut = error.kind === 'problem' && error.problem.credit?.reason === 'signed-out';
  return (
    text && (
      <StayNotice {...text} takesFocus>
        {signedOut && <SignInLink>Sign in to use it</SignInLink>}
      </StayNotice>
    )
  );
}

/** Asks whether a stay that was booked a moment ago is meant once more. */
function BookedAlready({
  booked: { link, number, hotel, checkIn, checkOut },
  onBookAgain,
}: {
  booked: NonNullable<BookingProblem['booked']>;
  onBookAgain: () => void;
}) {
  return (
    <StayNotice
      title={`You have booked this already: ${hotel}, ${formatStay(checkIn, checkOut)}`}
      reason={`The booking has the number ${formatBookingNumber(number)}. Nothing more is booked unless you say so.`}
      takesFocus
    >
      <LinkButton to={link} look="brand">
        Open that booking
      </LinkButton>
      <Button onClick={onBookAgain}>Book it once more</Button>
    </StayNotice>
  );
}

const notAccepted = new Set<string>(['rejected', 'expired']);

function textOf(error: BookingError): { title: string; reason: string } | undefined {
  if (error.kind === 'problem' && error.problem.code === 'key-reused') {
    return {
      title: 'This booking was sent before, with other details',
      reason:
        'It may have been made in another tab: look for its e-mail first. Book Now makes a second booking.',
    };
  }
  if (error.kind === 'problem' && error.problem.code === 'credit-rejected') {
    const { credit, detail = 'Nothing was booked.' } = error.problem;
    const what = credit?.kind === 'rewards' ? 'OneKeyCash' : 'Your promotion code';
    return {
      title: `${what} could not be used`,
      reason: `${detail} Look at the new price, then press Book Now again.`,
    };
  }
  if (error.kind === 'problem' && error.problem.code === 'fee-changed') {
    return {
      title: 'Cancelling your earlier booking costs more now',
      reason: 'Nothing was changed. Look at the new fee, then decide again.',
    };
  }
  if (error.kind === 'problem' && error.problem.code === 'not-changeable') {
    return {
      title: 'Your booking cannot be changed any more',
      reason: 'Nothing was changed. Its page says what has become of it.',
    };
  }
  if (error.kind === 'problem' && error.problem.code === 'price-changed' && !error.problem.rate) {
    return {
      title: 'The price of this room has changed',
      reason: 'Nothing is booked. Reload the page to see the new price.',
    };
  }
  if (error.kind === 'problem' && notAccepted.has(error.problem.code)) {
    return {
      title: 'The hotel did not accept this booking',
      reason: 'Nothing is booked. Check the details, or choose another room.',
    };
  }
  if (error.kind === 'invalid' || error.kind === 'refused') {
    return {
      title: 'This booking was not accepted',
      reason: 'Nothing is booked. Check the details, then try again.',
    };
  }
  return undefined;
}
