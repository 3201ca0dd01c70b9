import type { Hotel } from '#contracts/provider/hotels.ts';

/** What guests think of a hotel, as it is shown: '9.1', 'Wonderful', '412 reviews'. */
export interface GuestRating {
  readonly score: string;
  /** '' below 'Good'. */
  readonly word: string;
  readonly reviews: string;
}

/** The words of the listing's filter and the scores from which they apply. Spec §2. */
const words = [
  { from: 9, word: 'Wonderful' },
  { from: 8, word: 'Very good' },
  { from: 7, word: 'Good' },
] as const;

/** Undefined for a hotel without a guest rating. */
export function guestRatingOf({
  guest_rating: rating,
}: Pick<Hotel, 'guest_rating'>): GuestRating | undefined {
  if (!rating) return undefined;
  const { score, reviews } = rating;
  return {
    score: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(score),
    word: words.find(({ from }) => score >= from)?.word ?? '',
    reviews: `${reviews.toLocaleString('en-US')} ${reviews === 1 ? 'review' : 'reviews'}`,
  };
}
