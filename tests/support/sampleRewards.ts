import * as v from 'valibot';
import { type Rewards, rewardsSchema } from '#contracts/site/account/rewards.ts';

/**
 * Returns the OneKeyCash of a signed-in traveler with `amounts` in US dollars from the welcome
 * credit.
 */
export function sampleRewards(...amounts: string[]): Rewards {
  const balances = amounts.map((amount) => ({ amount, currency: 'USD' }));
  return v.parse(rewardsSchema, {
    enabled: true,
    account: {
      balances,
      minimum: null,
      owed: [],
      history: balances.map((amount) => ({
        at: '2027-02-01T09:00:00Z',
        kind: 'welcome',
        amount,
        bookingId: null,
      })),
    },
  });
}
