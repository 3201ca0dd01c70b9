import { deskBookingsSchema } from '#contracts/site/desk/deskBookings.ts';
import { deskTodaySchema } from '#contracts/site/desk/deskToday.ts';
import { call } from '../../api/call.ts';
import { deskApi } from './deskApi.ts';

/** How often a page that is open loads what waits again, in milliseconds. */
const refreshMs = 30_000;

/** The list of bookings, and what waits for the desk. */
const deskBookingsApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['bookings', 'today'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getDeskBookings: build.query({
        ...call('GET /api/desk/bookings', { answer: deskBookingsSchema }),
        providesTags: ['bookings'],
      }),
      getDeskToday: build.query({
        ...call('GET /api/desk/today', { answer: deskTodaySchema }),
        providesTags: ['today'],
      }),
    }),
  });

/** Options of a query that is loaded again while its page is seen, and whenever it is opened. */
export const refreshing = {
  pollingInterval: refreshMs,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
} as const;

export const { useGetDeskBookingsQuery, useGetDeskTodayQuery } = deskBookingsApi;
