import { rewardPaths, type Rewards, rewardsSchema } from '#contracts/site/rewards.ts';
import { api } from '../api.ts';

/** The OneKeyCash of the account. It is loaded again after a booking and after signing in or out. */
const rewardsApi = api.enhanceEndpoints({ addTagTypes: ['rewards'] }).injectEndpoints({
  endpoints: (build) => ({
    getRewards: build.query<Rewards, void>({
      query: () => ({ url: rewardPaths.rewards }),
      responseSchema: rewardsSchema,
      providesTags: ['rewards'],
    }),
  }),
});

export const { useGetRewardsQuery, useLazyGetRewardsQuery } = rewardsApi;
