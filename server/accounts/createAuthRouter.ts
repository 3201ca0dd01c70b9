import { type Request, type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import {
  resetRequestSchema,
  resetSchema,
  type SignInResponse,
  signInRequestSchema,
  signUpRequestSchema,
  twoStepRequestSchema,
  verificationRequestSchema,
} from '#contracts/site/account.ts';
import { atLeast } from '../api/atLeast.ts';
import { limitByKey } from '../api/limitByKey.ts';
import { limitRequests } from '../api/limitRequests.ts';
import { methodNotAllowed } from '../api/methodNotAllowed.ts';
import { validate } from '../api/validate.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import { ProblemError } from '../pipeline/problemError.ts';
import type { AccountContext } from './accountContext.ts';
import type { AccountLimits } from './accountLimits.ts';
import { accountProblem } from './accountProblems.ts';
import { authHeaders, takeAuthResponse } from './callAuth.ts';
import { type Accounts, sessionView } from './createAccounts.ts';
import { readVerificationToken } from './createAuth.ts';

/** Longer than such a request takes for an address that has an account. */
const leastMs = 400;

const signedInSchema = v.object({
  user: v.object({
    name: v.string(),
    email: v.string(),
    twoFactorEnabled: v.nullish(v.boolean(), false),
  }),
});
const twoStepSchema = v.object({ twoFactorRedirect: v.literal(true) });

/**
 * `/api/auth`: signing up, in and out. Responses and their times are alike whether or not an address
 * has an account. ADR 0024.
 */
export function createAuthRouter(
  { trustProxy }: AccountContext,
  accounts: Accounts,
  limits: AccountLimits,
): Router {
  const headersOf = (req: Request) => authHeaders(req, trustProxy);
  const signInTo = limitByKey({ name: 'address', ...limits.address });
  const mailTo = limitByKey({ name: 'mails', ...limits.mails });

  const readSession: RequestHandler = async (req, res) => {
    const session = await accounts.sessionOf(req);
    if (!session) {
      res.json({ session: null });
      return;
    }
    // This call prolongs the session, once a day.
    const headers = headersOf(req);
    const answer = await accounts.authFor(req).api.getSession({ headers, asResponse: true });
    await takeAuthResponse(answer, res);
    res.json({ session: sessionView(session) });
  };

  const signUp: RequestHandler = async (req, res) => {
    const body = validate(signUpRequestSchema, req.body);
    mailTo(mailboxHash(body.email));
    const headers = headersOf(req);
    const call = accounts.authFor(req).api.signUpEmail({ body, headers, asResponse: true });
    await atLeast(
      leastMs,
      call.then((answer) => takeAuthResponse(answer, undefined)),
    );
    res.status(202).json({});
  };

  const signIn: RequestHandler = async (req, res) => {
    const body = validate(signInRequestSchema, req.body);
    signInTo(body.email);
    const headers = headersOf(req);
    const { api } = accounts.authFor(req);
    try {
      const answer = await api.signInEmail({ body, headers, asResponse: true });
      res.json(signInView(await takeAuthResponse(answer, res)));
    } catch (error) {
      if (isUnverified(error)) {
        mailTo(mailboxHash(body.email));
        const { email } = body;
        await api.sendVerificationEmail({ body: { email }, headers, asResponse: true });
      }
      throw error;
    }
  };

  const twoStep: RequestHandler = async (req, res) => {
    const { kind, code } = validate(twoStepRequestSchema, req.body);
    const { api } = accounts.authFor(req);
    const headers = headersOf(req);
    const answer =
      kind === 'app'
        ? await api.verifyTOTP({ body: { code }, headers, asResponse: true })
        : await api.verifyBackupCode({ body: { code }, headers, asResponse: true });
    res.json(signInView(await takeAuthResponse(answer, res)));
  };

  const signOut: RequestHandler = async (req, res) => {
    const headers = headersOf(req);
    const answer = await accounts.authFor(req).api.signOut({ headers, asResponse: true });
    await takeAuthResponse(answer, res);
    res.status(204).end();
  };

  /** The password is checked first, so that a link alone verifies nothing. */
  const verify: RequestHandler = async (req, res) => {
    const { token, password, rememberMe } = validate(verificationRequestSchema, req.body);
    const { email, updateTo } = readVerificationToken(token) ?? {};
    if (email === undefined || updateTo !== undefined) throw accountProblem('link-expired');
    signInTo(email);
    const { api } = accounts.authFor(req);
    const headers = headersOf(req);
    const body = { email, password, rememberMe };
    const signInAgain = () => api.signInEmail({ body, headers, asResponse: true });
    try {
      res.json(signInView(await takeAuthResponse(await signInAgain(), res)));
      return;
    } catch (error) {
      if (!isUnverified(error)) throw error;
    }
    const verified = await api.verifyEmail({ query: { token }, headers, asResponse: true });
    await takeAuthResponse(verified, undefined);
    res.json(signInView(await takeAuthResponse(await signInAgain(), res)));
  };

  const requestReset: RequestHandler = async (req, res) => {
    const body = validate(resetRequestSchema, req.body);
    mailTo(mailboxHash(body.email));
    const headers = headersOf(req);
    const call = accounts
      .authFor(req)
      .api.requestPasswordReset({ body, headers, asResponse: true });
    await atLeast(
      leastMs,
      call.then((answer) => takeAuthResponse(answer, undefined)),
    );
    res.status(202).json({});
  };

  const reset: RequestHandler = async (req, res) => {
    const { token, password: newPassword } = validate(resetSchema, req.body);
    const headers = headersOf(req);
    const { api } = accounts.authFor(req);
    const body = { token, newPassword };
    await takeAuthResponse(await api.resetPassword({ body, headers, asResponse: true }), res);
    res.status(204).end();
  };

  const limit = (name: string, options: { limit: number; windowSeconds: number }) =>
    limitRequests({ name, ...options });
  const limitSignIn = limit('sign-in', limits.signIn);
  const limitReset = limit('reset', limits.reset);
  const router = Router();
  router.route('/session').get(readSession).all(methodNotAllowed);
  router.route('/sign-up').post(limit('sign-up', limits.signUp), signUp).all(methodNotAllowed);
  router.route('/sign-in').post(limitSignIn, signIn).all(methodNotAllowed);
  router.route('/two-step').post(limitSignIn, twoStep).all(methodNotAllowed);
  router.route('/sign-out').post(signOut).all(methodNotAllowed);
  router.route('/verification').post(limitSignIn, verify).all(methodNotAllowed);
  router.route('/reset-request').post(limitReset, requestReset).all(methodNotAllowed);
  router.route('/reset').post(limitReset, reset).all(methodNotAllowed);
  return router;
}

/** The password was right, but the address is not verified. */
function isUnverified(error: unknown): boolean {
  return error instanceof ProblemError && error.members?.['code'] === 'unverified';
}

/** What a sign-in of better-auth led to. */
function signInView(body: unknown): SignInResponse {
  if (v.is(twoStepSchema, body)) return { outcome: 'two-step' };
  const { user } = v.parse(signedInSchema, body);
  const { name, email, twoFactorEnabled: twoStep } = user;
  return { outcome: 'signed-in', session: { name, email, twoStep } };
}
