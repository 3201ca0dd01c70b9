import type { Review } from '#contracts/site/reviews.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { RatingBadge } from '../../ui/GuestScore.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './reviews.module.css';

/**
 * The score, author, month and text of a review, with its line breaks, and what the hotel answers.
 */
export function ReviewText({ review }: { review: Review }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { score, month, text, answer } = review;
  const word = guestRatingText(i18n, { guest_rating: { score, reviews: 1 } })?.word;
  return (
    <>
      <p className={styles.head}>
        <RatingBadge>
          {t.rich('reviews.score', {
            score,
            hidden: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
          })}
        </RatingBadge>
        {word && <strong>{word}</strong>}
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
