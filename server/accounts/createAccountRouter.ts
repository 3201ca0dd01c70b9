import { type Request, type RequestHandler, type Response as HttpResponse, Router } from 'express';
import {
  emailConfirmationSchema,
  emailRequestSchema,
  nameRequestSchema,
  passwordOnlySchema,
  passwordRequestSchema,
} from '#contracts/site/account.ts';
import { limitByKey } from '../api/limitByKey.ts';
import { limitRequests } from '../api/limitRequests.ts';
import { methodNotAllowed } from '../api/methodNotAllowed.ts';
import { validate } from '../api/validate.ts';
import { ProblemError } from '../pipeline/problemError.ts';
import type { AccountContext } from './accountContext.ts';
import type { AccountLimits } from './accountLimits.ts';
import { accountProblem } from './accountProblems.ts';
import { authHeaders, takeAuthResponse } from './callAuth.ts';
import { collectAccountData } from './collectAccountData.ts';
import { type Accounts, sessionView, type SignedIn } from './createAccounts.ts';
import { type Auth, readVerificationToken } from './createAuth.ts';
import { type AccountMail, sendAccountMail } from './mails/accountMail.ts';
import { endSession, endSessions, listSessions } from './openSessions.ts';
import { createTwoStepRouter } from './createTwoStepRouter.ts';

/**
 * `/api/account`: what somebody who is signed in does with the account. Whatever could take the
 * account over needs the password as well, and is told to its mail address.
 */
export function createAccountRouter(
  context: AccountContext,
  accounts: Accounts,
  limits: AccountLimits,
): Router {
  const mailTo = limitByKey({ name: 'mails', ...limits.mails });
  const tell = ({ accountId, name }: SignedIn, to: string, content: AccountMail['content']) =>
    sendAccountMail(context, accountId, { to, name, content });
  const call = async (
    req: Request,
    res: HttpResponse,
    run: (api: Auth['api'], headers: Headers) => Promise<Response>,
  ): Promise<unknown> => {
    const headers = authHeaders(req, context.trustProxy);
    return takeAuthResponse(await run(accounts.authFor(req).api, headers), res);
  };

  const rename: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(nameRequestSchema, req.body);
    await call(req, res, (api, headers) => api.updateUser({ body, headers, asResponse: true }));
    res.json({ session: { ...sessionView(session), ...body } });
  };

  const changeEmail: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const { email: newEmail, password } = validate(emailRequestSchema, req.body);
    await call(req, res, (api, headers) =>
      api.verifyPassword({ body: { password }, headers, asResponse: true }),
    );
    if (newEmail === session.email) {
      const errors = [{ path: 'email', message: 'is the address of the account already' }];
      throw new ProblemError(422, 'The request has invalid fields.', { errors });
    }
    mailTo(session.accountId);
    await call(req, res, (api, headers) =>
      api.changeEmail({ body: { newEmail }, headers, asResponse: true }),
    );
    await tell(session, session.email, { template: 'email-changing', newEmail });
    res.status(202).json({});
  };

  const confirmEmail: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const { token } = validate(emailConfirmationSchema, req.body);
    const newEmail = readVerificationToken(token)?.updateTo;
    if (newEmail === undefined) throw accountProblem('link-expired');
    await call(req, res, (api, headers) =>
      api.verifyEmail({ query: { token }, headers, asResponse: true }),
    );
    await tell(session, session.email, { template: 'email-changed', newEmail });
    res.json({ session: { ...sessionView(session), email: newEmail } });
  };

  const changePassword: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const { password, newPassword } = validate(passwordRequestSchema, req.body);
    const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
    await call(req, res, (api, headers) => api.changePassword({ body, headers, asResponse: true }));
    await tell(session, session.email, { template: 'password-changed' });
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
    await call(req, res, (api, headers) => api.signOut({ headers, asResponse: true }));
    res.status(204).end();
  };

  const download: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    res.attachment('my-data.json').json(await collectAccountData(context, session));
  };

  const remove: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(passwordOnlySchema, req.body);
    await call(req, res, (api, headers) => api.deleteUser({ body, headers, asResponse: true }));
    await tell(session, session.email, { template: 'deleted' });
    res.status(204).end();
  };

  const limit = limitRequests({ name: 'account', ...limits.sensitive });
  const router = Router();
  router.route('/').patch(rename).all(methodNotAllowed);
  router.route('/email').post(limit, changeEmail).all(methodNotAllowed);
  router.route('/email/confirmation').post(limit, confirmEmail).all(methodNotAllowed);
  router.route('/password').post(limit, changePassword).all(methodNotAllowed);
  router.route('/sessions').get(list).delete(endAll).all(methodNotAllowed);
  router.route('/sessions/:id').delete(endOne).all(methodNotAllowed);
  router.route('/data').get(limit, download).all(methodNotAllowed);
  router.route('/deletion').post(limit, remove).all(methodNotAllowed);
  router.use('/two-step', limit, createTwoStepRouter(accounts, { call, tell }));
  return router;
}
