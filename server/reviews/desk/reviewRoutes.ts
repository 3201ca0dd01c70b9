import * as v from 'valibot';
import {
  answerRemovalSchema,
  answerSchema,
  deskReviewPaths,
  deskReviewsQuerySchema,
  moderationSchema,
} from '#contracts/site/desk/deskReviews.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { DeskRequest, DeskRoute } from '../../desk/deskRoute.ts';
import { cursorSchema } from '../../desk/keyset.ts';
import { ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import { answerReview, hideReview, type Moderated, restoreReview } from '../moderateReview.ts';
import { deskReviewOf, type HotelNamesOf, readDeskReviews } from './readDeskReviews.ts';

const querySchema = v.object({
  ...deskReviewsQuerySchema.entries,
  cursor: v.optional(cursorSchema),
});

/** What the desk's reviews need of the rest of the site. */
export type DeskReviewsContext = {
  database: Database;
  now: () => Date;
  hotelNamesOf: HotelNamesOf;
};

/** The routes of the desk's reviews: list, hide, show again, answer. */
export function reviewRoutes({ database, now, hotelNamesOf }: DeskReviewsContext): DeskRoute[] {
  /** Responds with the review as it is after a change. */
  const respond = async ({ res }: DeskRequest, moderated: Moderated) => {
    if (moderated.outcome !== 'done') throw notModerated(moderated);
    res.json(await deskReviewOf(moderated.review, hotelNamesOf));
  };
  const idOf = ({ req }: DeskRequest) => String(req.params['id']);
  const contextOf = ({ actor }: DeskRequest) => ({ database, now, actor });
  return [
    {
      method: 'get',
      path: deskReviewPaths.reviews,
      permission: 'reviews.read',
      handle: async ({ req, res }) => {
        const { cursor: after, ...filters } = validate(querySchema, req.query);
        res.json(await readDeskReviews(database, hotelNamesOf, { ...filters, after }));
      },
    },
    {
      method: 'post',
      path: deskReviewPaths.hiding,
      permission: 'reviews.moderate',
      handle: async (request) => {
        const { reason } = validate(moderationSchema, request.req.body);
        await respond(request, await hideReview(contextOf(request), idOf(request), reason));
      },
    },
    {
      method: 'post',
      path: deskReviewPaths.restoring,
      permission: 'reviews.moderate',
      handle: async (request) => {
        const { reason } = validate(moderationSchema, request.req.body);
        await respond(request, await restoreReview(contextOf(request), idOf(request), reason));
      },
    },
    {
      method: 'put',
      path: deskReviewPaths.answer,
      permission: 'reviews.answer',
      handle: async (request) => {
        const answer = validate(answerSchema, request.req.body);
        await respond(request, await answerReview(contextOf(request), idOf(request), answer));
      },
    },
    {
      method: 'delete',
      path: deskReviewPaths.answer,
      permission: 'reviews.answer',
      handle: async (request) => {
        const { previous } = validate(answerRemovalSchema, request.req.body);
        const removal = { text: null, previous };
        await respond(request, await answerReview(contextOf(request), idOf(request), removal));
      },
    },
  ];
}

function notModerated(refused: Exclude<Moderated, { outcome: 'done' }>): ProblemError {
  if (refused.outcome === 'unknown') return new ProblemError(404, 'There is no such review.');
  const { outcome: code, ...first } = refused;
  return code === 'deleted'
    ? new ProblemError(409, 'Its author has deleted this review.', { members: { code } })
    : new ProblemError(409, 'This review is not as it was when it was shown.', {
        members: { code, ...first },
      });
}
