import { type ReactNode, use } from 'react';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { Button } from '../../ui/Button.tsx';
import { OperatorTexts } from '../../ui/page/OperatorTexts.ts';
import styles from './BookNowButton.module.css';

/**
 * The button that books, or sends the request for a rate that the hotel confirms itself. `children` say what
 * it binds to: how the stay is paid and what cancelling costs. What happens next stands beside it.
 */
export function BookNowButton({
  rate,
  sending,
  children,
}: {
  rate: Rate;
  sending: boolean;
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
          {sending ? 'Booking…' : instant ? 'Book Now' : 'Send request'}
        </Button>
      </div>
    </div>
  );
}
