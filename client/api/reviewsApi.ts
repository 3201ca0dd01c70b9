import {
  type HotelReviews,
  hotelReviewsSchema,
  type OwnReviewResponse,
  ownReviewResponseSchema,
  reviewPaths,
  type ReviewRequest,
} from '#contracts/site/reviews.ts';
import type { BookingAccess } from '../domain/addresses/bookingLink.ts';
import { api } from './api.ts';

/** The reviews of hotels, and the one of a stay, which the key of its booking opens. */
const reviewsApi = api.enhanceEndpoints({ addTagTypes: ['hotelReviews'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The visible reviews of a hotel, the latest first, page by page. */
    getHotelReviews: build.infiniteQuery<HotelReviews, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: hotel, pageParam: before }) => ({
        url: reviewPaths.reviews,
        params: { hotel, before },
      }),
      responseSchema: hotelReviewsSchema,
      providesTags: ['hotelReviews'],
    }),
    /** The review of a stay; null while there is none. */
    getStayReview: build.query<OwnReviewResponse, BookingAccess>({
      query: (access) => ofStay(access),
      responseSchema: ownReviewResponseSchema,
    }),
    /** Writes the review of a stay, once: a repeated call is a 409. */
    writeReview: build.mutation<OwnReviewResponse, BookingAccess & { review: ReviewRequest }>({
      query: ({ review, ...access }) => ({ ...ofStay(access), method: 'POST', body: review }),
      responseSchema: ownReviewResponseSchema,
      invalidatesTags: ['hotelReviews'],
      onQueryStarted: async ({ id, key }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        await dispatch(reviewsApi.util.upsertQueryData('getStayReview', { id, key }, data));
      },
    }),
    /** Deletes the review of a stay; of a hidden one, its text. */
    deleteReview: build.mutation<OwnReviewResponse, BookingAccess>({
      query: (access) => ({ ...ofStay(access), method: 'DELETE' }),
      responseSchema: ownReviewResponseSchema,
      invalidatesTags: ['hotelReviews'],
      onQueryStarted: async ({ id, key }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        await dispatch(reviewsApi.util.upsertQueryData('getStayReview', { id, key }, data));
      },
    }),
    /** Reports a review to the operator. */
    reportReview: build.mutation<unknown, string>({
      query: (id) => ({ url: pathOf('report', id), method: 'POST', body: {} }),
    }),
  }),
});

export const {
  useGetHotelReviewsInfiniteQuery,
  useGetStayReviewQuery,
  useWriteReviewMutation,
  useDeleteReviewMutation,
  useReportReviewMutation,
} = reviewsApi;

function ofStay({ id, key }: BookingAccess) {
  return { url: pathOf('stay', id), params: { key } };
}

function pathOf(name: 'stay' | 'report', id: string): string {
  return reviewPaths[name].replace(':id', () => encodeURIComponent(id));
}
