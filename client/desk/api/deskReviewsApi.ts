import {
  type Answer,
  type AnswerRemoval,
  type DeskReview,
  deskReviewPaths,
  deskReviewSchema,
  type DeskReviews,
  type DeskReviewsQuery,
  deskReviewsSchema,
  type Moderation,
} from '#contracts/site/desk/deskReviews.ts';
import { deskApi } from './deskApi.ts';

const pathOf = (name: 'hiding' | 'restoring' | 'answer', id: string) =>
  deskReviewPaths[name].replace(':id', () => encodeURIComponent(id));

/** The desk's reviews. A refused change loads the list again too: it shows what somebody else did. */
const deskReviewsApi = deskApi.enhanceEndpoints({ addTagTypes: ['reviews'] }).injectEndpoints({
  endpoints: (build) => ({
    getDeskReviews: build.query<DeskReviews, DeskReviewsQuery>({
      query: (params) => ({ url: deskReviewPaths.reviews, params }),
      responseSchema: deskReviewsSchema,
      providesTags: ['reviews'],
    }),
    hideReview: build.mutation<DeskReview, Moderation & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathOf('hiding', id), method: 'POST', body }),
      responseSchema: deskReviewSchema,
      invalidatesTags: ['reviews'],
    }),
    restoreReview: build.mutation<DeskReview, Moderation & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathOf('restoring', id), method: 'POST', body }),
      responseSchema: deskReviewSchema,
      invalidatesTags: ['reviews'],
    }),
    answerReview: build.mutation<DeskReview, Answer & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathOf('answer', id), method: 'PUT', body }),
      responseSchema: deskReviewSchema,
      invalidatesTags: ['reviews'],
    }),
    removeAnswer: build.mutation<DeskReview, AnswerRemoval & { id: string }>({
      query: ({ id, ...body }) => ({ url: pathOf('answer', id), method: 'DELETE', body }),
      responseSchema: deskReviewSchema,
      invalidatesTags: ['reviews'],
    }),
  }),
});

export const {
  useGetDeskReviewsQuery,
  useHideReviewMutation,
  useRestoreReviewMutation,
  useAnswerReviewMutation,
  useRemoveAnswerMutation,
} = deskReviewsApi;
