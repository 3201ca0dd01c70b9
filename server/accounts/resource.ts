import type { SendMail } from '../mail/createMailer.ts';
import type { Config } from '../main/config.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import { accountLeastMs, type AccountLimits, accountLimits } from '../request/limits.ts';
import type { AccountContext } from './accountContext.ts';
import { createAccountMailSender } from './accountMailContent.ts';
import { createAccounts } from './createAccounts.ts';
import { accountMailRoutes } from './desk/accountMailRoutes.ts';
import { travellerRoutes, type TravellerParts } from './desk/travellerRoutes.ts';
import { accountMailQueuesAt } from './desk/unsentMails.ts';
import { createSignInGuard } from './guard/createSignInGuard.ts';
import { deleteExpired } from './openSessions.ts';
import { passwordCost as sitePasswordCost } from '../auth/passwordHash.ts';
import { createAccountRouter } from './routers/createAccountRouter.ts';
import { createAuthRouter } from './routers/createAuthRouter.ts';
import { createFavouritesRouter } from './routers/createFavouritesRouter.ts';
import { createSavedTravellersRouter } from './routers/createSavedTravellersRouter.ts';

/** What accounts need of the rest of the site. */
type AccountsDependencies = Omit<AccountContext, 'trustProxy' | 'passwordCost' | 'leastMs'> &
  Partial<Pick<AccountContext, 'passwordCost' | 'leastMs'>> & {
    sendMail: SendMail;
    limits?: Partial<AccountLimits> | undefined;
    /** What the desk shows of an account besides. */
    desk: TravellerParts;
  };

/** Puts accounts together: their routes, their mails and their clean-up. */
export function startAccounts(
  { trustProxy }: Pick<Config, 'trustProxy'>,
  {
    sendMail,
    limits: given,
    passwordCost = sitePasswordCost,
    leastMs = accountLeastMs,
    desk,
    ...parts
  }: AccountsDependencies,
) {
  const { secret, siteOrigin } = parts;
  const limits = { ...accountLimits, ...given };
  const context = { ...parts, passwordCost, leastMs, trustProxy };
  const accounts = createAccounts(context);
  const guard = createSignInGuard(context, accounts, limits);
  return {
    /** By their name under `/api`. */
    resources: {
      auth: { handler: createAuthRouter(context, accounts, { guard, limits }) },
      account: { handler: createAccountRouter(context, accounts, { guard, limits }) },
      travellers: { handler: createSavedTravellersRouter(context, accounts) },
      favourites: { handler: createFavouritesRouter(context, accounts) },
    } satisfies Record<string, ApiResource>,
    /** The account that sends a request; undefined if nobody is signed in. */
    accountOf: accounts.sessionOf,
    deskRoutes: [...travellerRoutes(context, desk), ...accountMailRoutes(context)],
    queuesAt: accountMailQueuesAt(context),
    senders: { 'account-mail': createAccountMailSender(secret, siteOrigin, sendMail) },
    hourlyJobs: [() => deleteExpired(context)],
  };
}
