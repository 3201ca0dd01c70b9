import { type RequestHandler, Router } from 'express';
import {
  emailConfirmationSchema,
  emailRequestSchema,
  nameRequestSchema,
  passwordOnlySchema,
  passwordRequestSchema,
} from '#contracts/site/account.ts';
import { isUniqueViolation } from '../../database/databaseErrors.ts';
import { atLeast } from '../../request/atLeast.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { methodNotAllowed, ProblemError } from '../../request/problemError.ts';
import { limitByKey } from '../../request/rateLimit.ts';
import { validate } from '../../request/validate.ts';
import type { AccountContext } from '../accountContext.ts';
import { endLinks, requireLink } from '../accountLinks.ts';
import { type AccountMail, sendAccountMail } from '../accountMail.ts';
import { accountProblem } from '../accountProblems.ts';
import { authHeaders, takeAuthResponse } from '../callAuth.ts';
import { collectAccountData } from '../collectAccountData.ts';
import { type Accounts, sessionView, type SignedIn } from '../createAccounts.ts';
import { readVerificationToken } from '../createAuth.ts';
import type { SignInGuard } from '../guard/createSignInGuard.ts';
import { requireMail } from '../guard/mailLimit.ts';
import { endSession, endSessions, listSessions } from '../openSessions.ts';
import { createTwoStepRouter } from './createTwoStepRouter.ts';

/**
 * `/api/account`: what somebody who is signed in does with the account. Whatever could take the
 * account over needs the password as well, and is told to its mail address.
 */
export function createAccountRouter(
  context: AccountContext,
  accounts: Accounts,
  { guard, limits }: { guard: SignInGuard; limits: AccountLimits },
): Router {
  const { trustProxy, now, onVerified, onDelete, leastMs } = context;
  const mailTo = limitByKey({ name: 'mails', ...limits.mails });

  const rename: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(nameRequestSchema, req.body);
    const headers = authHeaders(req, trustProxy);
    const { api } = accounts.authFor(req);
    await takeAuthResponse(await api.updateUser({ body, headers, asResponse: true }), res);
    res.json({ session: { ...sessionView(session), ...body } });
  };

  const changeEmail: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const { email: newEmail, password } = validate(emailRequestSchema, req.body);
    const { accountId, email } = session;
    const request = accounts.change(req, res, accountId, async ({ context: within, call }) => {
      await call((api, headers) =>
        api.verifyPassword({ body: { password }, headers, asResponse: true }),
      );
      if (newEmail === email) {
        const errors = [{ path: 'email', message: 'is the address of the account already' }];
        throw new ProblemError(422, 'The request has invalid fields.', { errors });
      }
      mailTo(accountId);
      requireMail(guard.mailWait('change', guard.attemptOf(req, res, newEmail)));
      await call((api, headers) =>
        api.changeEmail({ body: { newEmail }, headers, asResponse: true }),
      );
      await tell(within, session, { template: 'email-changing', newEmail });
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
      await tell(parts.context, session, { template: 'email-changed', newEmail });
    });
    await confirmation.catch((error: unknown) => {
      // Another account has got the address in the meantime.
      throw isUniqueViolation(error) ? accountProblem('link-expired') : error;
    });
    await onVerified({ accountId, email: newEmail });
    guard.welcome(req, res, newEmail);
    res.json({ session: { ...sessionView(session), email: newEmail } });
  };

  const changePassword: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const { password, newPassword } = validate(passwordRequestSchema, req.body);
    const { accountId } = session;
    await accounts.change(req, res, accountId, async ({ tx, context: within, call }) => {
      const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
      await call((api, headers) => api.changePassword({ body, headers, asResponse: true }));
      await endLinks(tx, accountId);
      await tell(within, session, { template: 'password-changed' });
    });
    res.status(204).end();
  };

  const list: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    res.json({ sessions: await listSessions(context, session) });
  };

  const endOne: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const ended = await endSession(context, session, String(req.params['id']));
    if (!ended) throw new ProblemError(404, 'There is no such session.');
    res.json({ sessions: await listSessions(context, session) });
  };

  const endAll: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    await endSessions(context, session);
    const headers = authHeaders(req, trustProxy);
    const { api } = accounts.authFor(req);
    await takeAuthResponse(await api.signOut({ headers, asResponse: true }), res);
    res.status(204).end();
  };

  const download: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    res.attachment('my-data.json').json(await collectAccountData(context, session));
  };

  const remove: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(passwordOnlySchema, req.body);
    const { accountId } = session;
    await accounts.change(req, res, accountId, async ({ tx, context: within, call }) => {
      await call((api, headers) => api.deleteUser({ body, headers, asResponse: true }));
      await endLinks(tx, accountId);
      await onDelete(tx, accountId);
      await tell(within, session, { template: 'deleted' });
    });
    res.status(204).end();
  };

  const count = limitByKey({ name: 'account', ...limits.sensitive });
  const limit: RequestHandler = async (req, _res, next) => {
    count((await accounts.requireSession(req)).sessionId);
    next();
  };
  const router = Router();
  router.route('/').patch(rename).all(methodNotAllowed);
  router.route('/email').post(limit, changeEmail).all(methodNotAllowed);
  router.route('/email/confirmation').post(limit, confirmEmail).all(methodNotAllowed);
  router.route('/password').post(limit, changePassword).all(methodNotAllowed);
  router.route('/sessions').get(list).delete(endAll).all(methodNotAllowed);
  router.route('/sessions/:id').delete(endOne).all(methodNotAllowed);
  router.route('/data').get(limit, download).all(methodNotAllowed);
  router.route('/deletion').post(limit, remove).all(methodNotAllowed);
  router.use('/two-step', limit, createTwoStepRouter(accounts));
  return router;
}

/** Sends a mail about the account to its address. */
function tell(
  context: AccountContext,
  { accountId, name, email: to }: SignedIn,
  content: AccountMail['content'],
): Promise<void> {
  return sendAccountMail(context, accountId, { to, name, content });
}
