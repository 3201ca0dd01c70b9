import * as v from 'valibot';
import {
  type DeskPromotion,
  deskPromotionPaths,
  deskPromotionSchema,
  type DeskPromotions,
  type DeskPromotionsQuery,
  deskPromotionsSchema,
  type NewPromotion,
  type PromotionConflict,
  promotionConflictSchema,
} from '#contracts/site/desk/deskPromotions.ts';
import { deskApi } from './deskApi.ts';

/** The promotions. A refused change loads the list again too: it shows what somebody else did. */
const deskPromotionsApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['promotions'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getDeskPromotions: build.query<DeskPromotions, DeskPromotionsQuery>({
        query: (params) => ({ url: deskPromotionPaths.promotions, params }),
        responseSchema: deskPromotionsSchema,
        providesTags: ['promotions'],
      }),
      createPromotion: build.mutation<DeskPromotion, NewPromotion>({
        query: (body) => ({ url: deskPromotionPaths.promotions, method: 'POST', body }),
        responseSchema: deskPromotionSchema,
        invalidatesTags: ['promotions'],
      }),
      endPromotion: build.mutation<DeskPromotion, { code: string; reason: string }>({
        query: ({ code, ...body }) => ({
          url: deskPromotionPaths.end.replace(':id', () => encodeURIComponent(code)),
          method: 'POST',
          body,
        }),
        responseSchema: deskPromotionSchema,
        invalidatesTags: ['promotions'],
      }),
    }),
  });

export const { useGetDeskPromotionsQuery, useCreatePromotionMutation, useEndPromotionMutation } =
  deskPromotionsApi;

const errorSchema = v.object({ data: promotionConflictSchema });

/** Why nothing was changed, with the promotion that there is; undefined for any other error. */
export function promotionConflictOf(error: unknown): PromotionConflict | undefined {
  const read = v.safeParse(errorSchema, error);
  return read.success ? read.output.data : undefined;
}
