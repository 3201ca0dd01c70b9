import { Button } from '../../ui/Button.tsx';
import { StayNotice } from '../../ui/stay/StayNotice.tsx';
import type { BookNow } from './useBookNow.ts';

/**
 * A booking whose outcome is not known: the response to its request was lost, or did not come in time.
 * The same request can be sent again, and books once.
 */
export function UnknownOutcome({ booking }: { booking: BookNow }) {
  const { phase, unanswered, error } = booking;
  const limited = error?.kind === 'unknown' && error.status === 429;
  const busy = phase === 'resuming';
  return (
    <StayNotice
      key={unanswered}
      title={
        unanswered > 1 ? 'There is still no answer' : 'We do not know yet whether you have booked'
      }
      reason={
        limited
          ? 'There were too many tries. Wait a minute, then try again: what is booked already is never booked twice.'
          : 'No answer came to your booking. Try again: if it was made, you get to it; if not, it is made now. It is never made twice.'
      }
      takesFocus={unanswered > 0}
    >
      <Button look="primary" aria-disabled={busy} onClick={booking.resume}>
        {busy ? 'Trying…' : 'Try again'}
      </Button>
    </StayNotice>
  );
}
