import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { hotelIdSchema, reasonSchema, textSchema } from '../fieldSchemas.ts';
import { firstChange } from './deskRecord.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** The maximum length of a hotel's answer, in characters. */
export const maxAnswerLength = 2_000;

/**
 * The states of reviews in the desk's list. `reported`: readers have reported the review, and it is
 * still shown.
 */
export const reviewStates = ['reported', 'hidden', 'shown'] as const;

/** The query of `GET /api/desk/reviews`, which lists the latest first. */
export const deskReviewsQuerySchema = listQuery({
  state: v.optional(v.picklist(reviewStates)),
  hotel: v.optional(hotelIdSchema),
});

/**
 * A review as the desk sees it. `author` is a first name, or null. `month` is the month of the
 * check-out, `YYYY-MM`.
 */
export const deskReviewSchema = v.object({
  id: v.string(),
  hotelId: v.string(),
  hotel: v.nullable(v.string()),
  bookingId: v.string(),
  score: v.number(),
  author: v.nullable(v.string()),
  month: v.string(),
  text: v.string(),
  reports: v.number(),
  hiddenAt: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  answeredAt: v.nullable(v.string()),
  createdAt: v.string(),
});
export type DeskReview = v.InferOutput<typeof deskReviewSchema>;

/** A page of reviews. */
export const deskReviewsSchema = listPage(deskReviewSchema);

/** The body of `POST …/hiding` and `…/restoring`. */
export const moderationSchema = v.strictObject({ reason: reasonSchema });
export type Moderation = v.InferOutput<typeof moderationSchema>;

/** The body of `PUT …/answer`. `previous` is the answer that the page showed, or null for none. */
export const answerSchema = v.strictObject({
  text: v.pipe(textSchema(maxAnswerLength), v.trim(), v.nonEmpty('is required')),
  previous: v.nullable(v.string()),
});
export type Answer = v.InferOutput<typeof answerSchema>;

/** The body of `DELETE …/answer`. */
export const answerRemovalSchema = v.strictObject({ previous: v.string() });
export type AnswerRemoval = v.InferOutput<typeof answerRemovalSchema>;

/**
 * The reasons why a review was not changed (409). `changed`: the review has changed since the page
 * showed it, and `by` and `at` tell who changed it first and when. `deleted`: the author has
 * deleted the text, so that the review cannot be shown or answered.
 */
const deskReviewProblemCodes = ['changed', 'deleted'] as const;
export const deskReviewProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(deskReviewProblemCodes),
  ...firstChange,
});
