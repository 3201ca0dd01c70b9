import { tripsPath, type Trips, tripsSchema } from '#contracts/site/trips.ts';
import { api } from '../api.ts';

/** The trips of whoever is signed in. */
export const tripsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The bookings of whoever is signed in, the latest check-in first. Nothing personal stays in the cache. */
    getTrips: build.query<Trips, void>({
      query: () => ({ url: tripsPath }),
      responseSchema: tripsSchema,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetTripsQuery } = tripsApi;
