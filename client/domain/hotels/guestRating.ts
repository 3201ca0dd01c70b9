import type { Hotel } from '#contracts/provider/hotels.ts';
import type { HotelsI18n } from './hotelText.ts';

/** What guests think of a hotel, as it is shown: '9.1', 'Wonderful', '412 ratings'. */
export interface GuestRating {
  readonly score: string;
  /** '' below 'Good'. */
  readonly word: string;
  readonly count: string;
}

/**
 * The ratings that have a word, and the scores from which it applies: those of the listing's
 * filter. Spec §2.
 */
export const guestRatings = [
  { score: 9, word: 'wonderful' },
  { score: 8, word: 'veryGood' },
  { score: 7, word: 'good' },
] as const;

type Rated = Pick<Hotel, 'guest_rating'>;

/**
 * Undefined for a hotel without a guest rating. It counts ratings: not all of these guests
 * have written a review.
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

/** The word of a score; undefined below 'Good'. */
export function wordOf(score: number) {
  return guestRatings.find((rating) => score >= rating.score)?.word;
}
