import * as v from 'valibot';
import { problemSchema } from '../provider/problem.ts';
import { hotelIdSchema, textSchema } from './fieldSchemas.ts';

/** The lowest and the highest score that a guest can give. */
export const lowestScore = 0;
export const highestScore = 10;

/** The maximum length of a review, in characters. */
export const maxReviewLength = 2_000;

/** The body of `POST /api/reviews/stays/:id?key=…`: the only review of a booked stay. */
export const reviewRequestSchema = v.strictObject({
  score: v.pipe(
    v.number('is required'),
    v.integer('must be a whole number'),
    v.minValue(lowestScore, `must be at least ${lowestScore}`),
    v.maxValue(highestScore, `must be at most ${highestScore}`),
  ),
  text: v.pipe(textSchema(maxReviewLength), v.trim(), v.nonEmpty('is required')),
});
export type ReviewRequest = v.InferOutput<typeof reviewRequestSchema>;

/**
 * A review as the public sees it. `author` is a first name, or null. `month` is the month of the
 * check-out, `YYYY-MM`. `answer` is the hotel's reply.
 */
const reviewSchema = v.object({
  id: v.string(),
  score: v.number(),
  author: v.nullable(v.string()),
  month: v.string(),
  text: v.string(),
  answer: v.optional(v.string()),
});
export type Review = v.InferOutput<typeof reviewSchema>;

/**
 * The query of `GET /api/reviews` for one hotel. `before` is the `next` value of the previous page.
 */
export const hotelReviewsQuerySchema = v.object({
  hotel: hotelIdSchema,
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}-[\da-f-]{36}$/, 'must be a cursor'))),
});

/**
 * A page of the reviews of a hotel, the latest first. `count` and `average` (one decimal) refer to
 * all reviews.
 */
export const hotelReviewsSchema = v.object({
  count: v.number(),
  average: v.nullable(v.number()),
  reviews: v.array(reviewSchema),
  next: v.nullable(v.string()),
});
export type HotelReviews = v.InferOutput<typeof hotelReviewsSchema>;

/** A review as its author sees it. `hidden`: the operator has hidden it from everybody else. */
const ownReviewSchema = v.object({ ...reviewSchema.entries, hidden: v.boolean() });
export type OwnReview = v.InferOutput<typeof ownReviewSchema>;

/** The review of a stay; null if there is none yet. */
export const ownReviewResponseSchema = v.object({ review: v.nullable(ownReviewSchema) });

/**
 * The reasons why a review was refused. `not-stayed` (403): the stay is not over, or was canceled.
 * `already-reviewed` (409): there is a review of this stay.
 */
export const reviewProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['not-stayed', 'already-reviewed']),
});
