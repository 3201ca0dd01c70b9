import { rewardPaths, type Rewards, rewardsSchema } from '#contracts/site/rewards.ts';
import { api } from '../api.ts';

/** The OneKeyCash of whoever is signed in. Bookings, and signing in or out, make it load again. */
const rewardsApi = api.enhanceEndpoints({ addTagTypes: ['rewards'] }).injectEndpoints({
  endpoints: (build) => ({
    getRewards: build.query<Rewards, void>({
      query: () => ({ url: rewardPaths.rewards }),
      responseSchema: rewardsSchema,
      providesTags: ['rewards'],
    }),
  }),
});

export const { useGetRewardsQuery } = rewardsApi;
