import { api } from '../api.ts';
import { call } from '../call.ts';

/** The call of the account's trips. */
export const tripsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The bookings of the account, latest check-in first. They do not stay in the cache. */
    getTrips: build.query({
      ...call('GET /api/trips'),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetTripsQuery } = tripsApi;
