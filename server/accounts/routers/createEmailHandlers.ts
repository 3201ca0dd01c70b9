import type { RequestHandler } from 'express';
import { emailConfirmationSchema, emailRequestSchema } from '#contracts/site/account.ts';
import { fieldError } from '#contracts/site/fieldError.ts';
import { isUniqueViolation } from '../../database/databaseErrors.ts';
import { atLeast } from '../../request/atLeast.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { limitByKey } from '../../request/rateLimit.ts';
import { invalidFields, validate } from '../../request/validate.ts';
import type { AccountContext } from '../accountContext.ts';
import { endLinks, requireLink } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';
import { accountProblem } from '../accountProblems.ts';
import { type Accounts, sessionView } from '../createAccounts.ts';
import { readVerificationToken } from '../createAuth.ts';
import type { SignInGuard } from '../guard/createSignInGuard.ts';
import { requireMail } from '../guard/mailLimit.ts';

/** The two steps by which an account gets another mail address: asking for it, and the link that confirms it. */
export function createEmailHandlers(
  context: AccountContext,
  accounts: Accounts,
  { guard, limits }: { guard: SignInGuard; limits: AccountLimits },
) {
  const { now, onVerified, leastMs } = context;
  const countMails = limitByKey({ name: 'mails', ...limits.mails });

  const changeEmail: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const { email: newEmail, password } = validate(emailRequestSchema, req.body);
    const { accountId, email } = session;
    // Once, however often the transaction is run again.
    const countMail = once(() => {
      countMails(accountId);
      requireMail(guard.mailWait('change', guard.attemptOf(req, res, newEmail)));
    });
    const request = accounts.change(req, res, accountId, async ({ context: within, call }) => {
      await call((api, headers) =>
        api.verifyPassword({ body: { password }, headers, asResponse: true }),
      );
      if (newEmail === email) throw invalidFields([fieldError('email', 'unchanged')]);
      countMail();
      await call((api, headers) =>
        api.changeEmail({ body: { newEmail }, headers, asResponse: true }),
      );
      await mailOwner(within, session, { template: 'email-changing', newEmail });
    });
    await atLeast(leastMs, request);
    res.status(202).json({});
  };

  const confirmEmail: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const { token } = validate(emailConfirmationSchema, req.body);
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
      // Another account has got the address in the meantime.
      throw isUniqueViolation(error) ? accountProblem('link-expired') : error;
    });
    await onVerified({ accountId, email: newEmail });
    guard.welcome(req, res, newEmail);
    res.json({ session: { ...sessionView(session), email: newEmail } });
  };

  return { changeEmail, confirmEmail };
}

/** Calls a function the first time only. */
function once(run: () => void): () => void {
  let called = false;
  return () => {
    if (called) return;
    called = true;
    run();
  };
}
