import { type RequestHandler, Router } from 'express';
import { recordAction } from '../../audit/recordAction.ts';
import { travellerOf } from '../../audit/travellerOf.ts';
import {
  nameRequestSchema,
  passwordOnlySchema,
  passwordRequestSchema,
} from '#contracts/site/account.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { methodNotAllowed, ProblemError } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import { authHeaders } from '../../auth/callAuth.ts';
import { requireOwnWords } from '../../auth/requireOwnWords.ts';
import type { AccountContext } from '../accountContext.ts';
import { endLinks } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';
import { takeAuthResponse } from '../callAuth.ts';
import { collectAccountData } from '../collectAccountData.ts';
import { type Accounts, sessionView } from '../createAccounts.ts';
import type { SignInGuard } from '../guard/createSignInGuard.ts';
import { endSession, endSessions, listSessions } from '../openSessions.ts';
import { createLanguageHandlers } from './createLanguageHandlers.ts';
import { createCurrencyHandlers } from './createCurrencyHandlers.ts';
import { createEmailHandlers } from './createEmailHandlers.ts';
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
  const { trustProxy, onDelete, rateLimits } = context;
  const { changeEmail, confirmEmail } = createEmailHandlers(context, accounts, { guard, limits });
  const currency = createCurrencyHandlers(context, accounts);
  const language = createLanguageHandlers(context, accounts);

  const rename: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(nameRequestSchema, req.body);
    const headers = authHeaders(req, trustProxy);
    const { api } = accounts.authFor(req);
    await takeAuthResponse(await api.updateUser({ body, headers, asResponse: true }), res);
    res.json({ session: { ...sessionView(session), ...body } });
  };

  const changePassword: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const { password, newPassword } = validate(passwordRequestSchema, req.body);
    requireOwnWords(newPassword, session, 'newPassword');
    const { accountId } = session;
    await accounts.change(req, res, accountId, async ({ tx, context: within, call }) => {
      const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
      await call((api, headers) => api.changePassword({ body, headers, asResponse: true }));
      await endLinks(tx, accountId);
      await mailOwner(within, session, { template: 'password-changed' });
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
      // First, while the account still says in which language.
      await mailOwner(within, session, { template: 'deleted' });
      await call((api, headers) => api.deleteUser({ body, headers, asResponse: true }));
      await endLinks(tx, accountId);
      await onDelete(tx, accountId);
      const subject = { kind: 'account', id: accountId };
      await recordAction(tx, travellerOf(session, res), { action: 'account.deleted', subject });
    });
    res.status(204).end();
  };

  const count = rateLimits.byKey({ name: 'account', ...limits.sensitive });
  const limit: RequestHandler = async (req, _res, next) => {
    await count((await accounts.requireSession(req)).sessionId);
    next();
  };
  const router = Router();
  router.route('/').patch(rename).all(methodNotAllowed);
  router.route('/language').get(language.read).put(language.write).all(methodNotAllowed);
  router.route('/currency').get(currency.read).put(currency.write).all(methodNotAllowed);
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
