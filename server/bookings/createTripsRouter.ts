import { Router } from 'express';
import type { AccountOf } from '../request/accountOf.ts';
import { methodNotAllowed } from '../request/methodNotAllowed.ts';
import { ProblemError } from '../request/problemError.ts';
import { listTrips, type ReviewsOf } from './listTrips.ts';
import type { BookingContext } from './state/bookingContext.ts';

/** `/api/trips`: the bookings of whoever is signed in. */
export function createTripsRouter(
  context: BookingContext,
  accountOf: AccountOf,
  reviewsOf: ReviewsOf,
): Router {
  const router = Router();
  router
    .route('/')
    .get(async (req, res) => {
      const account = await accountOf(req);
      if (!account) {
        throw new ProblemError(401, 'Sign in first.', { members: { code: 'signed-out' } });
      }
      res.json(await listTrips(context, account.accountId, account.email, reviewsOf));
    })
    .all(methodNotAllowed);
  return router;
}
