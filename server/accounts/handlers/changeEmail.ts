import type { Request, Response } from 'express';
import type { Session } from '#contracts/site/account/account.ts';
import { fieldError } from '#contracts/site/fieldError.ts';
import { isUniqueViolation } from '../../database/databaseErrors.ts';
import { atLeast } from '../../request/atLeast.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { invalidFields } from '../../request/validate.ts';
import type { AccountContext } from '../accountContext.ts';
import { endLinks, requireLink } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';
import { accountProblem } from '../accountProblems.ts';
import { type Accounts, sessionView, type SignedIn } from '../createAccounts.ts';
import { readVerificationToken } from '../createAuth.ts';
import { requireMail, type SignInGuard } from '../createSignInGuard.ts';

type Exchange = { req: Request; res: Response };

/**
 * Creates the two steps of a change of the mail address: the request, and the link that confirms
 * it.
 */
export function createEmailChange(
  context: AccountContext,
  accounts: Accounts,
  { guard, limits }: { guard: SignInGuard; limits: AccountLimits },
) {
  const { now, onVerified, leastMs, rateLimits } = context;
  const countMails = rateLimits.byKey({ name: 'address-changes', ...limits.mails });

  const begin = async (
    session: SignedIn,
    { email: newEmail, password }: { email: string; password: string },
    { req, res }: Exchange,
  ): Promise<void> => {
    const { accountId, email } = session;
    const request = accounts.change(req, res, accountId, async ({ tx, context: within, call }) => {
      await call((api, headers) =>
        api.verifyPassword({ body: { password }, headers, asResponse: true }),
      );
      if (newEmail === email) throw invalidFields([fieldError('email', 'unchanged')]);
      // A change that fails sends no mail, so the transaction also rolls back the count.
      await countMails(accountId, tx);
      requireMail(await guard.mailWait('change', guard.attemptOf(req, res, newEmail), tx));
      await call((api, headers) =>
        api.changeEmail({ body: { newEmail }, headers, asResponse: true }),
      );
      await mailOwner(within, session, { template: 'email-changing', newEmail });
    });
    await atLeast(leastMs, request);
  };

  const confirm = async (
    session: SignedIn,
    { token }: { token: string },
    { req, res }: Exchange,
  ): Promise<Session> => {
    const { accountId } = session;
    const newEmail = (await readVerificationToken(token, context.secret))?.updateTo;
    if (newEmail === undefined) throw accountProblem('link-expired');
    const confirmation = accounts.change(req, res, accountId, async (parts) => {
      const link = { kind: 'verification', token } as const;
      await requireLink(parts.tx, link, { accountId, now: now() });
      await parts.call((api, headers) =>
        api.verifyEmail({ query: { token }, headers, asResponse: true }),
      );
      await endLinks(parts.tx, accountId);
      await mailOwner(parts.context, session, { template: 'email-changed', newEmail });
    });
    await confirmation.catch((error: unknown) => {
      // Another account has taken the address in the meantime.
      throw isUniqueViolation(error) ? accountProblem('link-expired') : error;
    });
    await onVerified({ accountId, email: newEmail });
    await guard.welcome(req, res, newEmail);
    return { ...sessionView(session), email: newEmail };
  };

  return { begin, confirm };
}
