import { accountCalls, authCalls, favoriteCalls, savedTravelerCalls } from './accountCalls.ts';
import { bookingCalls, tripCalls } from './bookingCalls.ts';
import type { Call } from './call.ts';
import { deskActionCalls, type deskActionPatterns } from './deskActionCalls.ts';
import { deskCalls } from './deskCalls.ts';
import { deskPasskeyCalls } from './deskPasskeyCalls.ts';
import { deskSessionCalls } from './deskSessionCalls.ts';
import { newsletterCalls, oneClickCalls } from './newsletterCalls.ts';
import {
  contactCalls,
  contentCalls,
  destinationCalls,
  exchangeRateCalls,
  reportCalls,
} from './publicCalls.ts';
import { reviewCalls } from './reviewCalls.ts';
import { promotionCalls, rewardCalls } from './rewardCalls.ts';

const named = {
  ...bookingCalls,
  ...tripCalls,
  ...authCalls,
  ...accountCalls,
  ...savedTravelerCalls,
  ...favoriteCalls,
  ...reviewCalls,
  ...rewardCalls,
  ...promotionCalls,
  ...newsletterCalls,
  ...oneClickCalls,
  ...contactCalls,
  ...contentCalls,
  ...destinationCalls,
  ...exchangeRateCalls,
  ...reportCalls,
  ...deskSessionCalls,
  ...deskPasskeyCalls,
  ...deskCalls,
} as const;

/** The calls that the browser makes, by their names. */
export type SiteCalls = typeof named & typeof deskActionPatterns;

/**
 * All calls between the browser and the site's server, by their names. The provider's contract
 * defines the calls for hotels.
 */
export const siteCalls: Readonly<Record<string, Call>> = { ...named, ...deskActionCalls };
