import { type ReactNode, use } from 'react';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { Button } from '../../ui/Button.tsx';
import { OperatorTexts } from '../../ui/page/OperatorTexts.ts';
import styles from './BookNowButton.module.css';

const bookNow = { instant: 'Book Now', onRequest: 'Send request', sending: 'Booking…' };

/**
 * The button that books, or sends the request for a rate that the hotel confirms itself. `children` say what
 * it binds to: how the stay is paid and what cancelling costs. What happens next stands beside it. `label` says what
 * the button does, where that is not booking alone.
 */
export function BookNowButton({
  rate,
  sending,
  label = bookNow,
  children,
}: {
  rate: Rate;
  sending: boolean;
  label?: typeof bookNow;
  children: ReactNode;
}) {
  const { deskAnswers } = use(OperatorTexts);
  const instant = rate.booking === 'instant';
  return (
    <div className={styles.binding}>
      {children}
      <div className={styles.book}>
        <p role="status" className={styles.next}>
          {sending
            ? 'Your booking is being sent. This can take some seconds.'
            : instant
              ? 'The hotel confirms at once.'
              : `The hotel confirms this rate itself, and you get its answer by e-mail. ${deskAnswers}`.trim()}
        </p>
        <Button type="submit" look="primary" className={styles.button} aria-disabled={sending}>
          {sending ? label.sending : instant ? label.instant : label.onRequest}
        </Button>
      </div>
    </div>
  );
}
