import * as v from 'valibot';
import {
  maxReviewLength,
  reviewProblemSchema,
  type ReviewRequest,
} from '#contracts/site/reviews.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';

/** What is wrong with a review, by its fields. */
export interface ReviewErrors {
  score?: 'score' | undefined;
  text?: 'empty' | 'tooLong' | 'controlCharacters' | undefined;
}

/** Finds out what is wrong with a review that does not match its schema. */
export function errorsOfReview(issues: readonly v.GenericIssue[]): ReviewErrors {
  const typeAt = (field: keyof ReviewRequest) =>
    issues.find((issue) => v.getDotPath(issue) === field)?.type;
  const text = typeAt('text');
  return {
    score: typeAt('score') === undefined ? undefined : 'score',
    text: text === undefined ? undefined : (textErrors.get(text) ?? 'empty'),
  };
}

/** The errors of a text by the actions of its schema that reject it. */
const textErrors = new Map<string, ReviewErrors['text']>([
  ['max_length', 'tooLong'],
  ['check', 'controlCharacters'],
]);

/** An error of a field in words. */
export function reviewErrorText(
  { t }: SiteI18n,
  error: ReviewErrors[keyof ReviewErrors],
): string | undefined {
  if (!error) return undefined;
  return error === 'tooLong'
    ? t('reviews.errors.tooLong', { most: maxReviewLength })
    : t(`reviews.errors.${error}`);
}

const responseSchema = v.object({ status: v.number(), data: v.unknown() });

/**
 * Why a call of reviews failed: the code of its problem, else its status; undefined without a
 * response.
 */
export function reviewCallError(error: unknown) {
  const response = v.safeParse(responseSchema, error);
  if (!response.success) return undefined;
  const problem = v.safeParse(reviewProblemSchema, response.output.data);
  return problem.success ? problem.output.code : response.output.status;
}
