import type { ReviewLimits } from '../request/limits.ts';
import type { HotelNamesOf } from './desk/readDeskReviews.ts';
import { reviewRoutes } from './desk/reviewRoutes.ts';
import { summaryOf } from './listReviews.ts';
import type { ReviewContext } from './reviewContext.ts';
import { reviewsResource } from './reviewsResource.ts';

/** Puts reviews together: their routes, by their name under `/api`, and those of the desk. */
export function startReviews({
  limits,
  hotelNamesOf,
  ...context
}: ReviewContext & {
  limits?: Partial<ReviewLimits> | undefined;
  hotelNamesOf: HotelNamesOf;
}) {
  return {
    resources: reviewsResource(context, limits),
    deskRoutes: reviewRoutes({ ...context, hotelNamesOf }),
    /** What the reviews say of a hotel; undefined without any. */
    ratingOf: async (hotelId: string) => {
      const { count, average } = await summaryOf(context.database, hotelId);
      return average === null ? undefined : { count, average };
    },
  };
}
