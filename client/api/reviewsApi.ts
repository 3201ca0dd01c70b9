import type { HotelReviews, ReviewRequest } from '#contracts/site/reviews.ts';
import type { BookingAccess } from '../domain/addresses/bookingLink.ts';
import { api } from './api.ts';
import { call } from './call.ts';

type HotelReviewsPage = { queryArg: string; pageParam: string | undefined };

/** The reviews of hotels, and the review of a stay, for which the key of its booking is needed. */
const reviewsApi = api.enhanceEndpoints({ addTagTypes: ['hotelReviews'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The visible reviews of a hotel, latest first, page by page. */
    getHotelReviews: build.infiniteQuery<HotelReviews, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      ...call('GET /api/reviews', {
        request: ({ queryArg: hotel, pageParam: before }: HotelReviewsPage) => ({
          query: { hotel, before },
        }),
      }),
      providesTags: ['hotelReviews'],
    }),
    /** The review of a stay, or null if there is none. */
    getStayReview: build.query(call('GET /api/reviews/stays/:id', { request: ofStay })),
    /** Writes the review of a stay. A repeated call fails with a 409. */
    writeReview: build.mutation({
      ...call('POST /api/reviews/stays/:id', {
        request: ({ review, ...access }: BookingAccess & { review: ReviewRequest }) => ({
          ...ofStay(access),
          body: review,
        }),
      }),
      invalidatesTags: ['hotelReviews'],
      onQueryStarted: async ({ id, key }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        await dispatch(reviewsApi.util.upsertQueryData('getStayReview', { id, key }, data));
      },
    }),
    /** Deletes the review of a stay. Of a hidden review, only the text is deleted. */
    deleteReview: build.mutation({
      ...call('DELETE /api/reviews/stays/:id', { request: ofStay }),
      invalidatesTags: ['hotelReviews'],
      onQueryStarted: async ({ id, key }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        await dispatch(reviewsApi.util.upsertQueryData('getStayReview', { id, key }, data));
      },
    }),
    /** Reports a review to the operator. */
    reportReview: build.mutation(
      call('POST /api/reviews/:id/report', { request: (id: string) => ({ params: { id } }) }),
    ),
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
  return { params: { id }, query: { key } };
}
