import {
  type DeskBookings,
  deskBookingsPaths,
  type DeskBookingsQuery,
  deskBookingsSchema,
} from '#contracts/site/desk/deskBookings.ts';
import { type DeskToday, deskTodayPaths, deskTodaySchema } from '#contracts/site/desk/deskToday.ts';
import { deskApi } from './deskApi.ts';

/** How often a page that is open loads what waits again, in milliseconds. */
const refreshMs = 30_000;

/** The list of bookings, and what waits for the desk. */
const deskBookingsApi = deskApi
  .enhanceEndpoints({ addTagTypes: ['bookings', 'today'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getDeskBookings: build.query<DeskBookings, DeskBookingsQuery>({
        query: (params) => ({ url: deskBookingsPaths.bookings, params }),
        responseSchema: deskBookingsSchema,
        providesTags: ['bookings'],
      }),
      getDeskToday: build.query<DeskToday, void>({
        query: () => ({ url: deskTodayPaths.today }),
        responseSchema: deskTodaySchema,
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
