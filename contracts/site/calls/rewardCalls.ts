import { promotionCheckSchema, promotionRejections, promotionSchema } from '../promotions.ts';
import { rewardsSchema } from '../account/rewards.ts';
import type { Calls } from './call.ts';

export const rewardCalls = {
  'GET /api/rewards': {
    does: 'Returns the OneKeyCash of the account that is signed in, if any.',
    access: 'anyone',
    answers: { 200: rewardsSchema },
  },
} as const satisfies Calls;

export const promotionCalls = {
  'POST /api/promotions/check': {
    does: 'Returns the reduction of a promotion code. A booking checks the code again.',
    access: 'anyone',
    limit: 'promotion',
    body: promotionCheckSchema,
    answers: { 200: promotionSchema },
    problems: { 422: promotionRejections },
  },
} as const satisfies Calls;
