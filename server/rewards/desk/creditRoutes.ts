import { deskCreditCalls } from '#contracts/site/calls/deskCalls.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import type { RewardsContext } from '../rewardsContext.ts';
import { adjustCredit } from './adjustCredit.ts';

/** The desk's route that gives an account OneKeyCash, or takes it. */
export function creditRoutes(context: Pick<RewardsContext, 'database' | 'now'>): DeskRoute[] {
  return deskRoutes(deskCreditCalls)({
    'POST /api/desk/travellers/:id/credit': async ({ caller: { actor }, params, body }) => ({
      status: 200,
      body: { balance: await adjustCredit(context, { accountId: params.id, actor }, body) },
    }),
  });
}
