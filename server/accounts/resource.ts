import type { SendMail } from '../mail/createMailer.ts';
import type { Config } from '../main/config.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import type { WorkerJob } from '../outbox/startWorker.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import { accountLeastMs, type AccountLimits, accountLimits } from '../request/limits.ts';
import type { AccountOf } from '../request/requestContext.ts';
import type { AccountContext } from './accountContext.ts';
import { createAccountMailSender } from './accountMailContent.ts';
import { createAccounts } from './createAccounts.ts';
import { createSignInGuard } from './guard/createSignInGuard.ts';
import { deleteExpired } from './openSessions.ts';
import { passwordCost } from './passwordHash.ts';
import { createAccountRouter } from './routers/createAccountRouter.ts';
import { createAuthRouter } from './routers/createAuthRouter.ts';
import { createFavouritesRouter } from './routers/createFavouritesRouter.ts';
import { createSavedTravellersRouter } from './routers/createSavedTravellersRouter.ts';

type AccountsConfig = Pick<Config, 'trustProxy'>;

/** What accounts need of the rest of the site. */
export type AccountsDependencies = Omit<AccountContext, 'trustProxy' | 'passwordCost' | 'leastMs'> &
  Partial<Pick<AccountContext, 'passwordCost' | 'leastMs'>> & {
    sendMail: SendMail;
    limits?: Partial<AccountLimits> | undefined;
  };

/** The parts of accounts that the site mounts, and what other resources need of them. */
export type StartedAccounts = {
  /** By their name under `/api`. */
  resources: Readonly<Record<'auth' | 'account' | 'travellers' | 'favourites', ApiResource>>;
  /** The account that sends a request; undefined for nobody. */
  accountOf: AccountOf;
  /** For the outbox. */
  senders: Readonly<Record<string, Sender>>;
  /** Deletes expired sessions and tokens. */
  hourlyJobs: readonly WorkerJob[];
};

/** Puts accounts together: their routes, their mails and their clean-up. */
export function startAccounts(
  config: AccountsConfig,
  dependencies: AccountsDependencies,
): StartedAccounts {
  const { sendMail, limits: given, ...parts } = dependencies;
  const { secret, siteOrigin } = parts;
  const limits = { ...accountLimits, ...given };
  const context = {
    passwordCost,
    leastMs: accountLeastMs,
    ...parts,
    trustProxy: config.trustProxy,
  };
  const accounts = createAccounts(context);
  const guard = createSignInGuard(context, accounts, limits);
  return {
    resources: {
      auth: { handler: createAuthRouter(context, accounts, { guard, limits }) },
      account: { handler: createAccountRouter(context, accounts, { guard, limits }) },
      travellers: { handler: createSavedTravellersRouter(context, accounts) },
      favourites: { handler: createFavouritesRouter(context, accounts) },
    },
    accountOf: accounts.sessionOf,
    senders: { 'account-mail': createAccountMailSender(secret, siteOrigin, sendMail) },
    hourlyJobs: [() => deleteExpired(context)],
  };
}
