import { deskReviewCalls } from '#contracts/site/calls/deskCalls.ts';
import type { DeskReview } from '#contracts/site/desk/deskReviews.ts';
import type { Database } from '../../database/openDatabase.ts';
import { type DeskCaller, type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import { ProblemError } from '../../request/problemError.ts';
import { answerReview, hideReview, type Moderated, restoreReview } from '../moderateReview.ts';
import { deskReviewOf, type HotelNamesOf, reviewList } from './readDeskReviews.ts';

/** The parts of the site that the desk's reviews depend on. */
export type DeskReviewsContext = {
  database: Database;
  now: () => Date;
  hotelNamesOf: HotelNamesOf;
};

/** Creates the routes of the desk's reviews: list, hide, show again, answer. */
export function reviewRoutes({ database, now, hotelNamesOf }: DeskReviewsContext): DeskRoute[] {
  const contextOf = ({ actor }: DeskCaller) => ({ database, now, actor });
  /** Returns the review after a change. Throws a problem if nothing was changed. */
  const changed = async (change: Promise<Moderated>): Promise<DeskReview> => {
    const moderated = await change;
    if (moderated.outcome !== 'done') throw notModerated(moderated);
    return deskReviewOf(moderated.review, hotelNamesOf);
  };
  return deskRoutes(deskReviewCalls)({
    ...reviewList(database, hotelNamesOf).handlers,
    'POST /api/desk/reviews/:id/hiding': async ({ caller, params: { id }, body: { reason } }) => ({
      status: 200,
      body: await changed(hideReview(contextOf(caller), id, reason)),
    }),
    'POST /api/desk/reviews/:id/restoring': async ({
      caller,
      params: { id },
      body: { reason },
    }) => ({
      status: 200,
      body: await changed(restoreReview(contextOf(caller), id, reason)),
    }),
    'PUT /api/desk/reviews/:id/answer': async ({ caller, params: { id }, body: answer }) => ({
      status: 200,
      body: await changed(answerReview(contextOf(caller), id, answer)),
    }),
    'DELETE /api/desk/reviews/:id/answer': async ({
      caller,
      params: { id },
      body: { previous },
    }) => ({
      status: 200,
      body: await changed(answerReview(contextOf(caller), id, { text: null, previous })),
    }),
  });
}

function notModerated(refused: Exclude<Moderated, { outcome: 'done' }>): ProblemError {
  if (refused.outcome === 'unknown') return new ProblemError(404, 'There is no such review.');
  const { outcome: code, ...first } = refused;
  return code === 'deleted'
    ? new ProblemError(409, 'Its author has deleted this review.', { members: { code } })
    : new ProblemError(409, 'The review has changed since it was shown.', {
        members: { code, ...first },
      });
}
