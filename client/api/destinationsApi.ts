import { api } from './api.ts';
import { call } from './call.ts';

/** The call for the destinations of the home page. */
const destinationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The places with the most hotels. Empty if the provider's places are unknown. */
    getDestinations: build.query({
      ...call('GET /api/destinations'),
      providesTags: ['language'],
    }),
  }),
});

export const { getDestinations } = destinationsApi.endpoints;
export const { useGetDestinationsQuery } = destinationsApi;
