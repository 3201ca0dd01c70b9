import { type Request, type RequestHandler, Router } from 'express';
import {
  signInRequestSchema,
  signUpRequestSchema,
  twoStepRequestSchema,
} from '#contracts/site/account.ts';
import { authHeaders } from '../../auth/callAuth.ts';
import { atLeast, rejectAfter } from '../../request/atLeast.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { methodNotAllowed } from '../../request/problemError.ts';
import { requestLanguage } from '../../request/requestLanguage.ts';
import { validate } from '../../request/validate.ts';
import type { AccountContext } from '../accountContext.ts';
import { addressOfSecondStep } from '../accountLinks.ts';
import { UnverifiedError } from '../accountProblems.ts';
import { readAuthResponse, signInView, takeAuthResponse } from '../callAuth.ts';
import { type Accounts, sessionView } from '../createAccounts.ts';
import { sendVerificationAgain } from '../createAuth.ts';
import type { SignInGuard } from '../guard/createSignInGuard.ts';
import { requireMail } from '../guard/mailLimit.ts';
import { createLinkHandlers } from './createLinkHandlers.ts';

/**
 * `/api/auth`: signing up, in and out. Responses and their times are alike whether or not an address
 * has an account. ADR 0015.
 */
export function createAuthRouter(
  context: AccountContext,
  accounts: Accounts,
  { guard, limits }: { guard: SignInGuard; limits: AccountLimits },
): Router {
  const { database, trustProxy, leastMs, rateLimits } = context;
  const headersOf = (req: Request) => authHeaders(req, trustProxy);

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
    const body = { ...validate(signUpRequestSchema, req.body), language: requestLanguage(req) };
    requireMail(await guard.mailWait('sign-up', guard.attemptOf(req, res, body.email)));
    const headers = headersOf(req);
    const { api } = accounts.authFor(req);
    const create = () => api.signUpEmail({ body, headers, asResponse: true });
    const signedUp = async () => {
      const answer = await create();
      // Somebody else has just signed up with the address: it is an existing one by now.
      await readAuthResponse(answer.status === 422 ? await create() : answer);
    };
    await atLeast(leastMs, signedUp());
    res.status(202).json({});
  };

  const signIn: RequestHandler = async (req, res) => {
    const body = validate(signInRequestSchema, req.body);
    const { email } = body;
    const attempt = guard.attemptOf(req, res, email);
    await guard.begin(attempt);
    const headers = headersOf(req);
    const { api } = accounts.authFor(req);
    const verifyAgain = async () => {
      const { client, mailbox } = await guard.mailWait('verification', attempt);
      if (client !== undefined || mailbox !== undefined) return;
      await sendVerificationAgain(context, email);
    };
    const signedIn = async () => {
      try {
        const answer = await api.signInEmail({ body, headers, asResponse: true });
        return signInView(await takeAuthResponse(answer, res));
      } catch (error) {
        if (error instanceof UnverifiedError) await verifyAgain();
        throw error;
      }
    };
    res.json(await guard.signedIn(req, res, await rejectAfter(leastMs, signedIn())));
  };

  const twoStep: RequestHandler = async (req, res) => {
    const { kind, code } = validate(twoStepRequestSchema, req.body);
    const email = await addressOfSecondStep(database.db, req, accounts.isSecure(req));
    const attempt = guard.attemptOf(req, res, email ?? '');
    const { known } = attempt;
    if (!known) await guard.countStranger(attempt.client);
    const { api } = accounts.authFor(req, { lockout: !known });
    const headers = headersOf(req);
    const answer =
      kind === 'app'
        ? await api.verifyTOTP({ body: { code }, headers, asResponse: true })
        : await api.verifyBackupCode({ body: { code }, headers, asResponse: true });
    res.json(await guard.signedIn(req, res, signInView(await takeAuthResponse(answer, res))));
  };

  const signOut: RequestHandler = async (req, res) => {
    const headers = headersOf(req);
    const answer = await accounts.authFor(req).api.signOut({ headers, asResponse: true });
    await takeAuthResponse(answer, res);
    res.status(204).end();
  };

  const { verify, requestReset, reset } = createLinkHandlers(context, accounts, guard);
  const limit = (name: string, options: { limit: number; windowSeconds: number }) =>
    rateLimits.requests({ name, ...options });
  const limitReset = limit('reset', limits.reset);
  const router = Router();
  router.route('/session').get(readSession).all(methodNotAllowed);
  router.route('/sign-up').post(limit('sign-up', limits.signUp), signUp).all(methodNotAllowed);
  router.route('/sign-in').post(signIn).all(methodNotAllowed);
  router.route('/two-step').post(twoStep).all(methodNotAllowed);
  router.route('/sign-out').post(signOut).all(methodNotAllowed);
  router.route('/verification').post(verify).all(methodNotAllowed);
  router.route('/reset-request').post(limitReset, requestReset).all(methodNotAllowed);
  router.route('/reset').post(limitReset, reset).all(methodNotAllowed);
  return router;
}
