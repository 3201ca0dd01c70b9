import type { DeskReview } from '#contracts/site/desk/deskReviews.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './reviews.module.css';

/** What a guest wrote, and what the hotel answers. */
export function ReviewWords({ review }: { review: DeskReview }) {
  const { t, formats } = useDeskI18n();
  const { score, author, month, text, answer } = review;
  return (
    <div className={styles.words}>
      <p>
        <strong>{t('deskReviews.score', { score })}</strong>{' '}
        <span className={styles.quiet}>
          {t('deskReviews.by', {
            author: author ?? t('reviews.aGuest'),
            month: formats.dayWith(`${month}-01`, { month: 'long', year: 'numeric' }),
          })}
        </span>
      </p>
      {text === '' ? (
        <p className={styles.quiet}>{t('deskReviews.deleted')}</p>
      ) : (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      {answer !== null && (
        <div className={styles.answer}>
          <strong>{t('deskReviews.answer')}</strong>
          <p dir="auto" className={styles.text}>
            {answer}
          </p>
        </div>
      )}
    </div>
  );
}
