import { Button } from '../../ui/Button.tsx';
import { StayNotice } from '../../ui/stay/StayNotice.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { BookNow } from './useBookNow.ts';

/**
 * A booking whose outcome is not known: the response to its request was lost, or did not come in
 * time. The same request can be sent again, and books once.
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
