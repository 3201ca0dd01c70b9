import { api } from '../api.ts';
import { call } from '../call.ts';

/** The OneKeyCash of the account. It reloads after a booking, and after signing in or out. */
const rewardsApi = api.enhanceEndpoints({ addTagTypes: ['rewards'] }).injectEndpoints({
  endpoints: (build) => ({
    getRewards: build.query({
      ...call('GET /api/rewards'),
      providesTags: ['rewards'],
    }),
  }),
});

export const { useGetRewardsQuery, useLazyGetRewardsQuery } = rewardsApi;
