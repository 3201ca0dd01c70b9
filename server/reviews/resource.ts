import type { ApiResource } from '../request/createApiRouter.ts';
import type { ReviewLimits } from '../request/limits.ts';
import { createReviewsRouter } from './createReviewsRouter.ts';
import type { ReviewContext } from './reviewContext.ts';

/** Puts reviews together: their routes, by their name under `/api`. */
export function startReviews({
  limits,
  ...context
}: ReviewContext & { limits?: Partial<ReviewLimits> | undefined }) {
  const reviews: ApiResource = { handler: createReviewsRouter(context, limits) };
  return { resources: { reviews } };
}
