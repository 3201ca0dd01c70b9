import type { Hotel } from '#contracts/provider/hotels.ts';
import type { HotelsI18n } from './hotelText.ts';

/** The texts of a guest rating: '9.1', 'Wonderful', '412 ratings'. */
export interface GuestRating {
  readonly score: string;
  /** The word of the score, or '' below 'Good'. */
  readonly word: string;
  readonly count: string;
}

/**
 * The ratings that have a word, each with the lowest score to which it applies. The listing's
 * filter uses the same ratings. Spec §2.
 */
export const guestRatings = [
  { score: 9, word: 'wonderful' },
  { score: 8, word: 'veryGood' },
  { score: 7, word: 'good' },
] as const;

type Rated = Pick<Hotel, 'guest_rating'>;

/**
 * Returns the texts of a guest rating, or undefined for a hotel without a rating. They speak of
 * ratings instead of reviews, because not every guest who gave a rating has written a review.
 */
export function guestRatingText(
  { t, formats }: HotelsI18n,
  { guest_rating: rating }: Rated,
): GuestRating | undefined {
  if (!rating) return undefined;
  const word = wordOf(rating.score);
  return {
    score: formats.number(rating.score, oneDecimal),
    word: word ? t(`hotels.guests.word.${word}`) : '',
    count: t('hotels.guests.ratings', { count: rating.reviews }),
  };
}

export const oneDecimal = { maximumFractionDigits: 1 } as const;

/** Returns the word of a score, or undefined below 'Good'. */
export function wordOf(score: number) {
  return guestRatings.find((rating) => score >= rating.score)?.word;
}
