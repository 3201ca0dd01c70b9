import type { Transaction } from 'kysely';
import { promotionCalls, rewardCalls } from '#contracts/site/calls/rewardCalls.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Config } from '../main/config.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import { implement } from '../request/implement.ts';
import { promotionLimit } from '../request/limits.ts';
import type { Account, AccountOf } from '../request/requestContext.ts';
import { createBookingCredits } from './createBookingCredits.ts';
import { closeRewards, grantWelcome, readRewards } from './customerRewards.ts';
import { creditRoutes, readCredits } from './creditRoutes.ts';
import { promotionRoutes } from './promotions/promotionRoutes.ts';
import { checkedPromotion } from './promotions/checkPromotion.ts';

/** The dependencies of OneKeyCash and promotion codes. */
export type RewardsDependencies = {
  database: Database;
  accountOf: AccountOf;
  rateLimits: RateLimits;
  now: () => Date;
};

/**
 * Creates the parts of the site that handle OneKeyCash and promotion codes: their routes, and the
 * functions for accounts and bookings.
 */
export function startRewards(
  { rewards }: Pick<Config, 'rewards'>,
  { accountOf, rateLimits, ...given }: RewardsDependencies,
) {
  const { now } = given;
  const context = { ...given, ...rewards };
  const limitCodes = rateLimits.requests(promotionLimit);
  return {
    /** The resources by their name under `/api`. */
    resources: {
      ...implement(
        'rewards',
        rewardCalls,
        {},
      )({
        // An account may lack the welcome credit, for example if OneKeyCash was off when the
        // address was verified. This route gives the credit first.
        'GET /api/rewards': async ({ req }) => {
          const { enabled } = context;
          const account = enabled ? await accountOf(req) : undefined;
          if (!account) return { status: 200, body: { enabled, account: null } };
          await grantWelcome(context, account);
          return { status: 200, body: { enabled, account: await readRewards(context, account) } };
        },
      }),
      ...implement('promotions', promotionCalls, { limits: { promotion: limitCodes } })({
        'POST /api/promotions/check': async ({ body, req }) => ({
          status: 200,
          body: await checkedPromotion(context, body, await accountOf(req)),
        }),
      }),
    },
    /** The functions for bookings. */
    credits: createBookingCredits(context),
    /** Counts a request that contains a promotion code. */
    limitCodes,
    /** Gives the welcome credit to an account with a verified address. */
    grantWelcome: (account: Account) => grantWelcome(context, account),
    /** Returns the balance and all changes, for the download of an account's data. */
    rewardsOf: (account: Account) => readRewards(context, account, null),
    /** Returns the balances and the latest changes, for the desk. */
    creditsOf: (accountId: string) => readCredits(context.database, accountId),
    deskRoutes: [...creditRoutes(context), ...promotionRoutes(context)],
    /** Takes back the balance of an account, in the transaction that deletes the account. */
    close: (tx: Transaction<Tables>, accountId: string) => closeRewards(tx, accountId, now()),
  };
}
