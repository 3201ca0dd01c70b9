import { type Request, type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { hotelReviewsQuerySchema, reviewRequestSchema } from '#contracts/site/reviews.ts';
import { travellerOf } from '../audit/travellerOf.ts';
import { reportedLimit, type ReviewLimits, reviewLimits } from '../request/limits.ts';
import { methodNotAllowed, ProblemError } from '../request/problemError.ts';
import { requestContextOf } from '../request/requestContext.ts';
import { validate } from '../request/validate.ts';
import { listReviews, reportReview } from './listReviews.ts';
import { deleteOwnReview, readOwnReview, writeReview } from './ownReview.ts';
import type { BookedVisit, ReviewContext } from './reviewContext.ts';

const linkKeySchema = v.pipe(v.string(), v.maxLength(128));
const idSchema = v.pipe(v.string(), v.uuid());

/**
 * `/api/reviews`: the reviews of a hotel, for everybody; the review of a stay, for whoever has the key
 * of its booking; and reports, which are always accepted so that they tell nothing.
 */
export function createReviewsRouter(
  context: ReviewContext,
  limits: Partial<ReviewLimits> = {},
): Router {
  const { own, report: reports } = { ...reviewLimits, ...limits };
  const countOnce = context.rateLimits.count(reportedLimit);

  const list: RequestHandler = async (req, res) => {
    const { hotel, before } = validate(hotelReviewsQuerySchema, req.query);
    // Revalidated by its ETag, so that a review is seen as soon as it is written or hidden.
    res.set('Cache-Control', 'no-cache').json(await listReviews(context, hotel, before));
  };

  const find = async (req: Request): Promise<BookedVisit> => {
    const key = v.safeParse(linkKeySchema, req.query['key']);
    const visit = key.success && (await context.visitOf(String(req.params['id']), key.output));
    if (!visit) throw new ProblemError(404, 'There is no such booking.');
    return visit;
  };

  const read: RequestHandler = async (req, res) => {
    res.json({ review: (await readOwnReview(context, await find(req))) ?? null });
  };

  const write: RequestHandler = async (req, res) => {
    const visit = await find(req);
    const request = validate(reviewRequestSchema, req.body);
    if (!visit.stayed) {
      const members = { code: 'not-stayed' };
      throw new ProblemError(403, 'Only a stay that has passed can be reviewed.', { members });
    }
    const review = await writeReview(context, visit, request);
    if (!review) {
      const members = { code: 'already-reviewed' };
      throw new ProblemError(409, 'There is a review of this stay.', { members });
    }
    res.status(201).json({ review });
  };

  const remove: RequestHandler = async (req, res) => {
    const visit = await find(req);
    await deleteOwnReview(context, visit, travellerOf(undefined, res));
    res.json({ review: (await readOwnReview(context, visit)) ?? null });
  };

  const report: RequestHandler = async (req, res) => {
    const id = String(req.params['id']);
    const client = requestContextOf(res)?.client ?? '';
    if (v.is(idSchema, id)) {
      const { retryAfter } = await countOnce(`${client} ${id}`);
      if (retryAfter === undefined) await reportReview(context, id);
    }
    res.status(202).json({});
  };

  const router = Router();
  router.route('/').get(list).all(methodNotAllowed);
  router
    .route('/stays/:id')
    .all(context.rateLimits.requests({ name: 'review', limit: own }))
    .get(read)
    .post(write)
    .delete(remove)
    .all(methodNotAllowed);
  router
    .route('/:id/report')
    .post(context.rateLimits.requests({ name: 'report', limit: reports }), report)
    .all(methodNotAllowed);
  return router;
}
