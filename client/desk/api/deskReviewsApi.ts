import type { Answer, AnswerRemoval, Moderation } from '#contracts/site/desk/deskReviews.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/**
 * The calls about reviews. A refused change reloads the list too, so that it shows the change of
 * the other person.
 */
const deskReviewsApi = deskApi.enhanceEndpoints({ addTagTypes: ['reviews'] }).injectEndpoints({
  endpoints: (build) => ({
    hideReview: build.mutation({
      ...call('POST /api/desk/reviews/:id/hiding', {
        request: ({ id, ...body }: Moderation & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['reviews'],
    }),
    restoreReview: build.mutation({
      ...call('POST /api/desk/reviews/:id/restoring', {
        request: ({ id, ...body }: Moderation & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['reviews'],
    }),
    answerReview: build.mutation({
      ...call('PUT /api/desk/reviews/:id/answer', {
        request: ({ id, ...body }: Answer & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['reviews'],
    }),
    removeAnswer: build.mutation({
      ...call('DELETE /api/desk/reviews/:id/answer', {
        request: ({ id, ...body }: AnswerRemoval & { id: string }) => ({ params: { id }, body }),
      }),
      invalidatesTags: ['reviews'],
    }),
  }),
});

export const {
  useHideReviewMutation,
  useRestoreReviewMutation,
  useAnswerReviewMutation,
  useRemoveAnswerMutation,
} = deskReviewsApi;
