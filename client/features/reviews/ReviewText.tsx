import type { Review } from '#contracts/site/reviews.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { ScoreBadge } from '../../ui/GuestScore.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './reviews.module.css';

/**
 * Shows the score, author, month and text of a review with its line breaks, and the answer of the
 * hotel.
 */
export function ReviewText({ review }: { review: Review }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { score, month, text, answer } = review;
  const rating = guestRatingText(i18n, { guest_rating: { score, reviews: 1 } });
  return (
    <>
      <p className={styles.head}>
        <ScoreBadge>{rating?.score}</ScoreBadge>
        {rating?.word && <strong>{rating.word}</strong>}
        <span className={styles.quiet}>
          {t.rich('reviews.by', {
            author: review.author ?? t('reviews.aGuest'),
            month: formats.dayWith(`${month}-01`, { month: 'long', year: 'numeric' }),
            name: (chunks) => <bdi>{chunks}</bdi>,
          })}
        </span>
      </p>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      {answer !== undefined && (
        <div className={styles.answer}>
          <strong>{t('reviews.answer')}</strong>
          <p dir="auto">{answer}</p>
        </div>
      )}
    </>
  );
}
