import * as v from 'valibot';
import {
  type PromotionConflict,
  promotionConflictSchema,
} from '#contracts/site/desk/deskPromotions.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** The promotions. A refused change loads the list again too: it shows what somebody else did. */
const deskPromotionsApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['promotions'] })
  .injectEndpoints({
    endpoints: (build) => ({
      createPromotion: build.mutation({
        ...call('POST /api/desk/promotions'),
        invalidatesTags: ['promotions'],
      }),
      endPromotion: build.mutation({
        ...call('POST /api/desk/promotions/:id/end', {
          request: ({ code: id, ...body }: { code: string; reason: string }) => ({
            params: { id },
            body,
          }),
        }),
        invalidatesTags: ['promotions'],
      }),
    }),
  });

export const { useCreatePromotionMutation, useEndPromotionMutation } = deskPromotionsApi;

const errorSchema = v.object({ data: promotionConflictSchema });

/** Why nothing was changed, with the promotion that there is; undefined for any other error. */
export function promotionConflictOf(error: unknown): PromotionConflict | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
