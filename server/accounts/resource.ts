import type { SendMail } from '../mail/createMailer.ts';
import type { RenderMail } from '../mail/renderMail.ts';
import type { Config } from '../main/config.ts';
import { accountLeastMs, type AccountLimits, accountLimits } from '../request/limits.ts';
import type { AccountContext } from './accountContext.ts';
import { createAccountMailSender } from './accountMail.ts';
import { createAccounts } from './createAccounts.ts';
import { accountMailQueuesAt, accountMailRoutes } from './desk/accountMailRoutes.ts';
import { findTravelers, travelerRoutes, type TravelerParts } from './desk/travelerRoutes.ts';
import { createSignInGuard } from './createSignInGuard.ts';
import { deleteExpired } from './openSessions.ts';
import { passwordCost as sitePasswordCost } from '../auth/passwords.ts';
import { createOpenIdProvider } from '../auth/openid/openIdProvider.ts';
import { createIdentities } from './identities.ts';
import { accountResource } from './handlers/accountResource.ts';
import { authResource } from './handlers/authResource.ts';
import { createOpenIdSignIn, openIdCallback } from './handlers/openIdResource.ts';
import { favoritesResource } from './handlers/favoritesResource.ts';
import { savedTravelersResource } from './handlers/savedTravelersResource.ts';

/** The dependencies of accounts on the rest of the site. */
type AccountsDependencies = Omit<
  AccountContext,
  'trustProxy' | 'passwordCost' | 'leastMs' | 'openId'
> &
  Partial<Pick<AccountContext, 'passwordCost' | 'leastMs'>> & {
    sendMail: SendMail;
    renderMail: RenderMail;
    limits?: Partial<AccountLimits> | undefined;
    /**
     * The time limit for each response of another site that signs people in, in seconds. The
     * default is 5.
     */
    openIdSeconds?: number | undefined;
    /** The data of other resources that the desk shows about an account. */
    desk: TravelerParts;
  };

/** Assembles accounts: their routes, their mails and their cleanup. */
export function startAccounts(
  { trustProxy, openId: settings }: Pick<Config, 'trustProxy' | 'openId'>,
  {
    sendMail,
    renderMail,
    limits: given,
    passwordCost = sitePasswordCost,
    leastMs = accountLeastMs,
    desk,
    openIdSeconds,
    ...parts
  }: AccountsDependencies,
) {
  const { secret, siteOrigin } = parts;
  const limits = { ...accountLimits, ...given };
  const openId =
    settings &&
    createOpenIdProvider(settings, {
      redirectUri: () => `${siteOrigin()}${openIdCallback}`,
      log: parts.log,
      seconds: openIdSeconds,
    });
  const context = { ...parts, passwordCost, leastMs, trustProxy, openId };
  const accounts = createAccounts(context);
  const identities = createIdentities(context, accounts.isSecure);
  const guard = createSignInGuard(context, accounts, limits, identities);
  const openIdSignIn = createOpenIdSignIn(context, accounts, { guard, identities });
  return {
    /** The resources by their path under `/api`. */
    resources: {
      ...authResource(context, accounts, { guard, limits, openIdSignIn }),
      ...openIdSignIn.resources,
      ...accountResource(context, accounts, { guard, limits, identities }),
      ...savedTravelersResource(context, accounts),
      ...favoritesResource(context, accounts),
    },
    /** Returns the account that sent a request, or undefined if nobody is signed in. */
    accountOf: accounts.sessionOf,
    deskRoutes: [...travelerRoutes(context, desk), ...accountMailRoutes(context)],
    /** Finds the accounts that match a text, for the search of the desk. */
    find: (text: string, ids: readonly string[]) => findTravelers(context, text, ids),
    /** Returns whether an address has an account, even if the address is not verified. */
    hasAccount: async (email: string) =>
      (await context.database.db
        .selectFrom('user')
        .select('id')
        .where('email', '=', email.trim().toLowerCase())
        .executeTakeFirst()) !== undefined,
    queuesAt: accountMailQueuesAt(context),
    senders: {
      'account-mail': createAccountMailSender(secret, siteOrigin, { sendMail, renderMail }),
    },
    hourlyJobs: [() => deleteExpired(context)],
  };
}
