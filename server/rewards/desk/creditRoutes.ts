import {
  creditAdjustmentSchema,
  deskTravellersPaths,
} from '#contracts/site/desk/deskTravellers.ts';
import type { DeskRoute } from '../../desk/deskRoute.ts';
import { validate } from '../../request/validate.ts';
import type { RewardsContext } from '../rewardsContext.ts';
import { adjustCredit } from './adjustCredit.ts';

/** The desk's route that gives an account OneKeyCash, or takes it. */
export function creditRoutes(context: Pick<RewardsContext, 'database' | 'now'>): DeskRoute[] {
  return [
    {
      method: 'post',
      path: deskTravellersPaths.adjustCredit,
      permission: 'travellers.adjust-credit',
      handle: async ({ req, res, actor }) => {
        const adjustment = validate(creditAdjustmentSchema, req.body);
        const of = { accountId: String(req.params['id']), actor };
        res.json({ balance: await adjustCredit(context, of, adjustment) });
      },
    },
  ];
}
