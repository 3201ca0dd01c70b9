import { tripsPath, type Trips, tripsSchema } from '#contracts/site/trips.ts';
import { api } from './api.ts';

const tripsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The bookings of whoever is signed in, the latest check-in first. */
    getTrips: build.query<Trips, void>({
      query: () => ({ url: tripsPath }),
      responseSchema: tripsSchema,
    }),
  }),
});

export const { useGetTripsQuery } = tripsApi;
