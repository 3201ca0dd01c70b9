import type { ApiResource } from '../request/createApiRouter.ts';
import type { ReviewLimits } from '../request/limits.ts';
import { createReviewsRouter } from './createReviewsRouter.ts';
import type { ReviewContext } from './reviewContext.ts';

/** What reviews need of the rest of the site. */
export type ReviewsDependencies = ReviewContext & {
  limits?: Partial<ReviewLimits> | undefined;
};

/** The parts of reviews that the site mounts. */
export type StartedReviews = {
  /** By their name under `/api`. */
  resources: Readonly<Record<'reviews', ApiResource>>;
};

/** Puts reviews together. */
export function startReviews({ limits, ...context }: ReviewsDependencies): StartedReviews {
  return { resources: { reviews: { handler: createReviewsRouter(context, limits) } } };
}
