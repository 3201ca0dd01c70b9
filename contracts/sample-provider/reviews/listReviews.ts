import type { Request } from 'express';
import * as v from 'valibot';
import { isAskedFor, reviewsCall } from '../../provider/reviews.ts';
import type { Language } from '../../texts/languages.ts';
import { queryText } from '../readStay.ts';
import type { SampleReview } from './composeReviews.ts';
import { sentences, topicCodes } from './sentences.ts';

const pageLength = 10;

const querySchema = v.partial(v.object(reviewsCall.query));
export type ReviewsRequest = v.InferOutput<typeof querySchema>;

/** Reads the filters of a request for reviews. Returns an error as a sentence if they are wrong. */
export function readReviewsRequest(request: Request): ReviewsRequest | { error: string } {
  const names = Object.keys(reviewsCall.query);
  const sent = Object.fromEntries(names.map((name) => [name, queryText(request, name)]));
  const { success, output, issues } = v.safeParse(querySchema, sent);
  if (success) return output;
  return { error: `${String(issues[0].path?.[0].key)} is not valid.` };
}

/**
 * Returns a page of the requested reviews, those in the language of the request first. The topics,
 * languages and kinds of travelers are those of all reviews.
 */
export function listReviews(
  reviews: readonly SampleReview[],
  { page = '1', ...filters }: ReviewsRequest,
  language: Language,
) {
  const found = reviews
    .filter((review) => isAskedFor(review, filters))
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
  const from = (Number(page) - 1) * pageLength;
  return {
    reviews: found.slice(from, from + pageLength),
    topics: topicCodes
      .map((code) => ({ code, about: reviews.filter(({ topics }) => topics.includes(code)) }))
      .filter(({ about }) => about.length > 0)
      .map(({ code, about }) => ({
        code,
        name: sentences[language].topics[code].name,
        mentions: about.length,
        score: meanScore(about),
      })),
    languages: [...new Set(reviews.map((review) => review.language))],
    traveller_kinds: [...new Set(reviews.map((review) => review.traveller_kind))],
    total: found.length,
  };
}

/** Returns the mean score of reviews, with one decimal. */
function meanScore(reviews: readonly SampleReview[]): number {
  const sum = reviews.reduce((total, { score }) => total + score, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}
