import * as v from 'valibot';
import { reviewProblemSchema, type ReviewRequest } from '#contracts/site/reviews.ts';

/** What is wrong with a review, by its fields. */
export type ReviewErrors = Partial<Record<keyof ReviewRequest, string>>;

/** Says what is wrong with a review that does not match its schema. */
export function errorsOfReview(issues: readonly v.GenericIssue[]): ReviewErrors {
  const messageFor = (field: string) =>
    issues.find((issue) => v.getDotPath(issue) === field)?.message;
  const text = messageFor('text');
  return {
    ...(messageFor('score') && { score: 'Choose a score.' }),
    ...(text && {
      text: text === 'is required' ? 'Write some words about your stay.' : `Your review ${text}.`,
    }),
  };
}

const responseSchema = v.object({ status: v.number(), data: v.unknown() });

/** Why a call of reviews failed: the code of its problem, else its status; undefined without a response. */
export function reviewCallError(error: unknown) {
  const response = v.safeParse(responseSchema, error);
  if (!response.success) return undefined;
  const problem = v.safeParse(reviewProblemSchema, response.output.data);
  return problem.success ? problem.output.code : response.output.status;
}
