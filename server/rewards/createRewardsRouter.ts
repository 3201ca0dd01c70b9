import { type Request, Router } from 'express';
import type { Rewards } from '#contracts/site/rewards.ts';
import { methodNotAllowed } from '../request/problemError.ts';
import type { AccountOf } from '../request/requestContext.ts';
import { grantWelcome, readRewards } from './customerRewards.ts';
import type { RewardsContext } from './rewardsContext.ts';

/**
 * `/api/rewards`: the OneKeyCash of the signed-in account. A welcome credit that the verification could
 * not give, such as while OneKeyCash was off, is given before.
 */
export function createRewardsRouter(context: RewardsContext, accountOf: AccountOf): Router {
  const read = async (req: Request): Promise<Rewards> => {
    const { enabled } = context;
    const account = enabled ? await accountOf(req) : undefined;
    if (!account) return { enabled, account: null };
    await grantWelcome(context, account);
    return { enabled, account: await readRewards(context, account) };
  };
  const router = Router();
  router
    .route('/')
    .get(async (req, res) => {
      res.json(await read(req));
    })
    .all(methodNotAllowed);
  return router;
}
