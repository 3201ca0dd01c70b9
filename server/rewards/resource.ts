import type { Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Config } from '../main/config.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import type { RateLimits } from '../rateLimits/createRateLimits.ts';
import { promotionLimit } from '../request/limits.ts';
import type { Account, AccountOf } from '../request/requestContext.ts';
import { createBookingCredits } from './createBookingCredits.ts';
import { createRewardsRouter } from './createRewardsRouter.ts';
import { closeRewards, grantWelcome, readRewards } from './customerRewards.ts';
import { creditRoutes } from './desk/creditRoutes.ts';
import { promotionRoutes } from './desk/promotionRoutes.ts';
import { readCredits } from './desk/readCredits.ts';
import { createPromotionsRouter } from './promotions/createPromotionsRouter.ts';

/** What OneKeyCash and promotion codes need of the rest of the site. */
export type RewardsDependencies = {
  database: Database;
  accountOf: AccountOf;
  rateLimits: RateLimits;
  now: () => Date;
};

/** Puts OneKeyCash and promotion codes together: their routes, and what accounts and bookings need of them. */
export function startRewards(
  { rewards }: Pick<Config, 'rewards'>,
  { accountOf, rateLimits, ...given }: RewardsDependencies,
) {
  const { now } = given;
  const context = { ...given, ...rewards };
  const limitCodes = rateLimits.requests(promotionLimit);
  return {
    /** By their name under `/api`. */
    resources: {
      rewards: { handler: createRewardsRouter(context, accountOf) },
      promotions: { handler: createPromotionsRouter(context, accountOf, limitCodes) },
    } satisfies Record<string, ApiResource>,
    /** What bookings do with them. */
    credits: createBookingCredits(context),
    /** Counts a request that tries a promotion code. */
    limitCodes,
    /** Gives the welcome credit to an account with a verified address. */
    grantWelcome: (account: Account) => grantWelcome(context, account),
    /** For the download of an account's data. */
    rewardsOf: (account: Account) => readRewards(context, account, null),
    /** For the desk. */
    creditsOf: (accountId: string) => readCredits(context.database, accountId),
    deskRoutes: [...creditRoutes(context), ...promotionRoutes(context)],
    /** Takes back what an account has, in the transaction that deletes the account. */
    close: (tx: Transaction<Tables>, accountId: string) => closeRewards(tx, accountId, now()),
  };
}
