import { api } from './api.ts';
import { call } from './call.ts';

/** The call that checks a promotion code. The booking checks the code again. */
const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The discount of a code. If the code cannot be used, the response is a 422 with the reason.
     */
    checkPromotion: build.mutation(call('POST /api/promotions/check')),
  }),
});

export const { useCheckPromotionMutation } = promotionsApi;
