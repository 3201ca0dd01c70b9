import type { Hotel } from '#contracts/hotels.ts';
import { guestRatingOf } from '../../domain/stay/guestRating.ts';
import { RatingBadge } from '../../ui/RatingBadge.tsx';
import styles from './GuestReviews.module.css';

/** What guests think of the hotel: score, word and number of reviews, or that no rating is listed. */
export function GuestReviews({ hotel }: { hotel: Pick<Hotel, 'guest_rating'> }) {
  const rating = guestRatingOf(hotel);
  if (!rating) return <p>No guest rating listed</p>;
  return (
    <p className={styles.rating}>
      <RatingBadge>{rating.score}</RatingBadge>
      <strong>{rating.word}</strong>
      <span className={styles.reviews}>{rating.reviews}</span>
    </p>
  );
}
