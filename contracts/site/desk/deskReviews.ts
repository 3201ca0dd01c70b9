import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { hotelIdSchema, reasonSchema, textSchema } from '../fieldSchemas.ts';
import { firstChange } from './deskRecord.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** The most characters of the answer of a hotel. */
export const maxAnswerLength = 2_000;

/**
 * Which reviews the desk lists. `reported`: those that are shown although readers have reported
 * them.
 */
export const reviewStates = ['reported', 'hidden', 'shown'] as const;

/** `GET /api/desk/reviews`: the latest first. */
export const deskReviewsQuerySchema = listQuery({
  state: v.optional(v.picklist(reviewStates)),
  hotel: v.optional(hotelIdSchema),
});

/**
 * A review as the desk sees it. `author` is a first name, or null; `month` is that of the
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

/** `POST …/hiding` and `…/restoring`. */
export const moderationSchema = v.strictObject({ reason: reasonSchema });
export type Moderation = v.InferOutput<typeof moderationSchema>;

/** `PUT …/answer`: `previous` is the answer that its writer has seen, null for none. */
export const answerSchema = v.strictObject({
  text: v.pipe(textSchema(maxAnswerLength), v.trim(), v.nonEmpty('is required')),
  previous: v.nullable(v.string()),
});
export type Answer = v.InferOutput<typeof answerSchema>;

/** `DELETE …/answer`. */
export const answerRemovalSchema = v.strictObject({ previous: v.string() });
export type AnswerRemoval = v.InferOutput<typeof answerRemovalSchema>;

/**
 * A change of a review that was not made. `changed` (409): it is not as it was when it was shown;
 * `by` and `at` say who was first. `deleted` (409): its author has deleted what it said, so that it
 * cannot be shown or answered.
 */
const deskReviewProblemCodes = ['changed', 'deleted'] as const;
export const deskReviewProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(deskReviewProblemCodes),
  ...firstChange,
});
