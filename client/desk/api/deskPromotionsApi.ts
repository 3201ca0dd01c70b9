import * as v from 'valibot';
import {
  type PromotionConflict,
  promotionConflictSchema,
} from '#contracts/site/desk/deskPromotions.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/**
 * The calls about promotions. A refused change reloads the list too, so that it shows the change of
 * the other person.
 */
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

/**
 * Returns the reason why nothing was changed, with the existing promotion; undefined for any other
 * error.
 */
export function promotionConflictOf(error: unknown): PromotionConflict | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
