import {
  type Promotion,
  type PromotionCheck,
  promotionPaths,
  promotionSchema,
} from '#contracts/site/promotions.ts';
import { api } from './api.ts';

/** The call that checks a promotion code. The booking checks it again. */
const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a code takes off; 422 with the reason when it cannot be used. */
    checkPromotion: build.mutation<Promotion, PromotionCheck>({
      query: (body) => ({ url: promotionPaths.check, method: 'POST', body }),
      responseSchema: promotionSchema,
    }),
  }),
});

export const { useCheckPromotionMutation } = promotionsApi;
