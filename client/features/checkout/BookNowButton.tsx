import type { Rate } from '#contracts/provider/rateFields.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './BookNowButton.module.css';

/** The button that books, with what happens then beside it. */
export function BookNowButton({ rate, sending }: { rate: Rate; sending: boolean }) {
  return (
    <div className={styles.book}>
      <p role="status" className={styles.next}>
        {sending
          ? 'Your booking is being sent. This can take some seconds.'
          : rate.booking === 'instant'
            ? 'The hotel confirms at once.'
            : 'The hotel confirms this rate itself, and you get its answer by e-mail.'}
      </p>
      <Button type="submit" look="primary" className={styles.button} aria-disabled={sending}>
        {sending ? 'Booking…' : 'Book Now'}
      </Button>
    </div>
  );
}
