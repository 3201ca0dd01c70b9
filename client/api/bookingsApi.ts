import { idempotencyKeyHeader } from '#contracts/provider/reservations.ts';
import type { BookingRequest } from '#contracts/site/bookingRequest.ts';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { type BookingAccess, keyOfLink } from '../domain/addresses/bookingLink.ts';
import { deskKey } from '../domain/travelers/forGuest.ts';
import { api } from './api.ts';
import { call, callPath } from './call.ts';
import { responseOrChange, roomsChanged } from './hotels/changedRooms.ts';

type NewBooking = { idempotencyKey: string; request: BookingRequest };

const bookingParts = ({ idempotencyKey, request }: NewBooking) => ({
  headers: { [idempotencyKeyHeader]: idempotencyKey },
  body: request,
});

const ownBooking = call('GET /api/bookings/:id', {
  request: ({ id, key }: BookingAccess) => ({ params: { id }, query: { key } }),
});
const bookingAtDesk = call('GET /api/desk/guest-bookings/:id', {
  request: ({ id }: BookingAccess) => ({ params: { id } }),
});

/**
 * The calls for bookings. No call is retried automatically. A repeated `createBooking` with the
 * same key books only once.
 */
const bookingsApi = api.enhanceEndpoints({ addTagTypes: ['rewards', 'booking'] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * Books a stay. The returned booking is put into the cache for its page. A booking that it
     * replaces is requested again where it is shown.
     */
    createBooking: build.mutation({
      ...call('POST /api/bookings', { request: bookingParts }),
      invalidatesTags: (_result, error, { request: { replaces } }) => [
        'rewards',
        // The session may have ended.
        ...(error ? (['session'] as const) : []),
        ...(replaces ? [{ type: 'booking' as const, id: replaces.id }] : []),
      ],
      onQueryStarted: async (_request, started) => {
        const data = await responseOrChange(started);
        if (!data) return;
        const { booking, link } = data;
        const access = { id: booking.id, key: keyOfLink(link) };
        await started.dispatch(bookingsApi.util.upsertQueryData('getBooking', access, booking));
      },
    }),
    /** Books for a guest of the desk, in the name of the staff member who is signed in there. */
    bookForGuest: build.mutation({
      ...call('POST /api/desk/guest-bookings', {
        request: (sent: NewBooking & { query: { language?: Language } }) => ({
          ...bookingParts(sent),
          query: sent.query,
        }),
      }),
      invalidatesTags: ['rooms'],
    }),
    /**
     * Mails the link to a booking. The response is the same whether or not there is such a booking.
     */
    mailBookingLink: build.mutation(call('POST /api/bookings/find')),
    /**
     * The present state of a booking. An unknown id and a wrong key both respond with 404. If the
     * desk changes a booking for a guest, the request goes to the desk.
     *
     * If the status differs from the previously known status, rooms were booked or have become
     * free, so data about free rooms is requested again. The first status in a document always
     * counts as different, because the traveler may be returning from the payment provider.
     */
    getBooking: build.query({
      ...ownBooking,
      query: (access: BookingAccess) =>
        (access.key === deskKey ? bookingAtDesk : ownBooking).query(access),
      providesTags: (_result, _error, { id }) => [{ type: 'booking', id }],
      onQueryStarted: async (_access, started) => {
        const before = started.getCacheEntry().data?.status;
        const { data } = await started.queryFulfilled.catch(() => ({ data: undefined }));
        if (data && data.status !== before) started.dispatch(roomsChanged());
      },
    }),
    /**
     * Cancels a booking if the fee is not higher than the accepted fee. The response replaces the
     * cached booking.
     */
    cancelBooking: build.mutation({
      ...call('POST /api/bookings/:id/cancellation', {
        request: ({ id, key, acceptedFee }: BookingAccess & { acceptedFee: DecimalMoney }) => ({
          params: { id },
          query: { key },
          body: { acceptedFee },
        }),
      }),
      invalidatesTags: ['rewards'],
      onQueryStarted: async ({ id, key }, started) => {
        const data = await responseOrChange(started);
        if (!data) return;
        await started.dispatch(bookingsApi.util.upsertQueryData('getBooking', { id, key }, data));
      },
    }),
  }),
});

export const {
  useCreateBookingMutation,
  useBookForGuestMutation,
  useMailBookingLinkMutation,
  useGetBookingQuery,
  useCancelBookingMutation,
} = bookingsApi;

/** Returns the address of a booking's calendar file in a language. */
export function calendarPath({ id, key }: BookingAccess, language: Language): string {
  const path = callPath('GET /api/bookings/:id/calendar.ics', { id });
  return `${path}?${new URLSearchParams({ key, language }).toString()}`;
}
