import { tripsPath, type Trips, tripsSchema } from '#contracts/site/trips.ts';
import { api } from '../api.ts';

/** The call of the account's trips. */
export const tripsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The bookings of the account, the latest check-in first. They do not stay in the cache. */
    getTrips: build.query<Trips, void>({
      query: () => ({ url: tripsPath }),
      responseSchema: tripsSchema,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetTripsQuery } = tripsApi;
