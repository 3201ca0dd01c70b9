import { api } from './api.ts';
import { call } from './call.ts';

/** The call that checks a promotion code. The booking checks it again. */
const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a code takes off; 422 with the reason when it cannot be used. */
    checkPromotion: build.mutation(call('POST /api/promotions/check')),
  }),
});

export const { useCheckPromotionMutation } = promotionsApi;
