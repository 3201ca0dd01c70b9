import type * as v from 'valibot';
import { idempotencyKeyHeader } from '#contracts/provider/reservations.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import {
  type Booking,
  bookingPaths,
  type BookingResponse,
  bookingResponseSchema,
  bookingSchema,
  type findRequestSchema,
} from '#contracts/site/bookings.ts';
import type { DecimalMoney } from '#contracts/money/money.ts';
import { type BookingAccess, keyOfLink } from '../domain/addresses/bookingLink.ts';
import { api } from './api.ts';

/** The calls of bookings. No call is retried by itself; a repeated `createBooking` with the same key books once. */
const bookingsApi = api.enhanceEndpoints({ addTagTypes: ['rewards', 'booking'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * Books a stay. The booking it responds with is put into the cache, for its page; one that it replaces is
     * requested again where it is shown.
     */
    createBooking: build.mutation<
      BookingResponse,
      { idempotencyKey: string; request: BookingRequest }
    >({
      query: ({ idempotencyKey, request }) => ({
        url: bookingPaths.bookings,
        method: 'POST',
        headers: { [idempotencyKeyHeader]: idempotencyKey },
        body: request,
      }),
      responseSchema: bookingResponseSchema,
      invalidatesTags: (_result, _error, { request: { replaces } }) => [
        'rewards',
        ...(replaces ? [{ type: 'booking' as const, id: replaces.id }] : []),
      ],
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        const { booking, link } = data;
        const access = { id: booking.id, key: keyOfLink(link) };
        await dispatch(bookingsApi.util.upsertQueryData('getBooking', access, booking));
      },
    }),
    /** Has the link to a booking mailed; responds alike whether or not there is one. */
    mailBookingLink: build.mutation<unknown, v.InferInput<typeof findRequestSchema>>({
      query: (body) => ({ url: bookingPaths.find, method: 'POST', body }),
    }),
    /** A booking as it is now. 404 for an unknown id and for a wrong key alike. */
    getBooking: build.query<Booking, BookingAccess>({
      query: ({ id, key }) => ({ url: pathOf('booking', id), params: { key } }),
      responseSchema: bookingSchema,
      providesTags: (_result, _error, { id }) => [{ type: 'booking', id }],
    }),
    /** Cancels a booking for at most the accepted fee. The response replaces the cached booking. */
    cancelBooking: build.mutation<Booking, BookingAccess & { acceptedFee: DecimalMoney }>({
      query: ({ id, key, acceptedFee }) => ({
        url: pathOf('cancellation', id),
        method: 'POST',
        params: { key },
        body: { acceptedFee },
      }),
      responseSchema: bookingSchema,
      invalidatesTags: ['rewards'],
      onQueryStarted: async ({ id, key }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) await dispatch(bookingsApi.util.upsertQueryData('getBooking', { id, key }, data));
      },
    }),
  }),
});

export const {
  useCreateBookingMutation,
  useMailBookingLinkMutation,
  useGetBookingQuery,
  useCancelBookingMutation,
} = bookingsApi;

/** The address of a booking's calendar file. */
export function calendarPath({ id, key }: BookingAccess): string {
  return `${pathOf('calendar', id)}?${new URLSearchParams({ key }).toString()}`;
}

function pathOf(name: 'booking' | 'cancellation' | 'calendar', id: string): string {
  return bookingPaths[name].replace(':id', () => encodeURIComponent(id));
}
