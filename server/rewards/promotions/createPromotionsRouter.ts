import { type RequestHandler, Router } from 'express';
import { promotionCheckSchema } from '#contracts/site/promotions.ts';
import { mailboxHash } from '../../mail/mailboxHash.ts';
import { methodNotAllowed, ProblemError } from '../../request/problemError.ts';
import type { AccountOf } from '../../request/requestContext.ts';
import { validate } from '../../request/validate.ts';
import type { RewardsContext } from '../rewardsContext.ts';
import { checkPromotion } from './checkPromotion.ts';

/**
 * `/api/promotions/check`: what a promotion code takes off, or a 422 that says why it cannot be used. The
 * booking checks it again. The response depends on the code and on who is signed in, on nobody else.
 * `limit` keeps programs from guessing codes.
 */
export function createPromotionsRouter(
  { database: { db }, now }: RewardsContext,
  accountOf: AccountOf,
  limit: RequestHandler,
): Router {
  const check: RequestHandler = async (req, res) => {
    const { code, currency } = validate(promotionCheckSchema, req.body);
    const account = await accountOf(req);
    const row = await db
      .selectFrom('promotions')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirst();
    const checked = await checkPromotion(db, code, row, {
      currency,
      person: account && {
        accountId: account.accountId,
        mailboxHash: mailboxHash(account.email),
      },
      now: now(),
    });
    if (checked.kind === 'rejected') {
      const { reason, params, detail } = checked;
      throw new ProblemError(422, detail, { members: { code: reason, params } });
    }
    res.json(checked.promotion);
  };
  const router = Router();
  router.route('/check').post(limit, check).all(methodNotAllowed);
  return router;
}
