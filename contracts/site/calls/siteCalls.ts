import { newsletterCalls, oneClickCalls } from './newsletterCalls.ts';
import { contactCalls, contentCalls, exchangeRateCalls, reportCalls } from './publicCalls.ts';
import { reviewCalls } from './reviewCalls.ts';
import { promotionCalls, rewardCalls } from './rewardCalls.ts';

/** All calls between the browser and the site's server, by their names. Those of hotels are the provider's. */
export const siteCalls = {
  ...contactCalls,
  ...contentCalls,
  ...exchangeRateCalls,
  ...reportCalls,
  ...newsletterCalls,
  ...oneClickCalls,
  ...reviewCalls,
  ...rewardCalls,
  ...promotionCalls,
} as const;
export type SiteCalls = typeof siteCalls;
