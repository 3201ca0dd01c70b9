import * as v from 'valibot';
import { reviewCalls } from '#contracts/site/calls/reviewCalls.ts';
import { reportedLimit, reviewLimits, type ReviewLimits } from '../request/limits.ts';
import type { HotelNamesOf } from './desk/readDeskReviews.ts';
import { reviewRoutes } from './desk/reviewRoutes.ts';
import { listReviews, reportReview, summaryOf } from './listReviews.ts';
import type { ReviewContext } from './reviewContext.ts';
import { travelerOf } from '../record/recordAction.ts';
import { implement } from '../request/implement.ts';
import { ProblemError } from '../request/problemError.ts';
import { requestContextOf } from '../request/requestContext.ts';
import { deleteOwnReview, readOwnReview, writeReview } from './ownReview.ts';

const idSchema = v.pipe(v.string(), v.uuid());

/**
 * Creates the resource for the public reviews of a hotel, the review of a stay, and reports. A
 * guest needs the key of the booking to see or change the review of the stay. Every report gets the
 * same response, which does not reveal whether the report counts.
 */
function reviewsResource(context: ReviewContext, given: Partial<ReviewLimits> = {}) {
  const { rateLimits, visitOf } = context;
  const { own, report } = { ...reviewLimits, ...given };
  const countOnce = rateLimits.count(reportedLimit);
  const limits = {
    own: rateLimits.requests({ name: 'review', limit: own }),
    report: rateLimits.requests({ name: 'report', limit: report }),
  };
  const callers = { booking: ({ id, key }: { id: string; key: string }) => visitOf(id, key) };
  return implement('reviews', reviewCalls, { callers, limits })({
    'GET /api/reviews': async ({ query: { hotel, before } }) => ({
      status: 200,
      body: await listReviews(context, hotel, before),
      // Browsers revalidate the response by its ETag, so that new and hidden reviews take effect
      // immediately.
      headers: { 'Cache-Control': 'no-cache' },
    }),
    'GET /api/reviews/stays/:id': async ({ caller: visit }) => ({
      status: 200,
      body: { review: (await readOwnReview(context, visit)) ?? null },
    }),
    'POST /api/reviews/stays/:id': async ({ caller: visit, body }) => {
      if (!visit.stayed) {
        const members = { code: 'not-stayed' };
        throw new ProblemError(403, 'Only a past stay can be reviewed.', { members });
      }
      const review = await writeReview(context, visit, body);
      if (!review) {
        const members = { code: 'already-reviewed' };
        throw new ProblemError(409, 'This stay already has a review.', { members });
      }
      return { status: 201, body: { review } };
    },
    'DELETE /api/reviews/stays/:id': async ({ caller: visit, res }) => {
      await deleteOwnReview(context, visit, travelerOf(undefined, res));
      return { status: 200, body: { review: (await readOwnReview(context, visit)) ?? null } };
    },
    'POST /api/reviews/:id/report': async ({ params: { id }, res }) => {
      const client = requestContextOf(res)?.client ?? '';
      if (v.is(idSchema, id)) {
        const { retryAfter } = await countOnce(`${client} ${id}`);
        if (retryAfter === undefined) await reportReview(context, id);
      }
      return { status: 202, body: {} };
    },
  });
}

/** Creates the reviews: their resources by name under `/api`, and the routes of the desk. */
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
    /** Returns the rating of a hotel by its reviews, or undefined if there are none. */
    ratingOf: async (hotelId: string) => {
      const { count, average } = await summaryOf(context.database, hotelId);
      return average === null ? undefined : { count, average };
    },
  };
}
