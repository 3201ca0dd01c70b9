import type { Request } from 'express';
import { authCalls } from '#contracts/site/calls/accountCalls.ts';
import { authHeaders } from '../../auth/callAuth.ts';
import { createLateSignOut } from '../../auth/lateSignOut.ts';
import { readRecoveryCode } from '../../auth/recoveryCodes.ts';
import { atLeast, rejectAfter } from '../../request/atLeast.ts';
import { implement } from '../../request/implement.ts';
import type { AccountLimits } from '../../request/limits.ts';
import type { AccountContext } from '../accountContext.ts';
import { addressOfSecondStep, cookiePrefix } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';
import { accountProblem, UnverifiedError } from '../accountProblems.ts';
import { ownerOf, readAuthResponse, signInView, takeAuthResponse } from '../callAuth.ts';
import { type Accounts, sessionView } from '../createAccounts.ts';
import { sendVerificationAgain } from '../createAuth.ts';
import { requireMail, type SignInGuard } from '../createSignInGuard.ts';
import { createMailLinks } from './mailLinks.ts';

/**
 * Signing up, in and out. Responses and their times are alike whether or not an address has an
 * account. ADR 0015.
 */
export function authResource(
  context: AccountContext,
  accounts: Accounts,
  { guard, limits: given }: { guard: SignInGuard; limits: AccountLimits },
) {
  const { database, secret, trustProxy, leastMs, rateLimits, log } = context;
  const headersOf = (req: Request) => authHeaders(req, trustProxy);
  const { verify, requestReset, reset } = createMailLinks(context, accounts, guard);
  const signOut = createLateSignOut({
    database,
    secret,
    table: 'session',
    prefixOf: (req) => cookiePrefix(accounts.isSecure(req)),
    cookie: { path: '/' },
    problem: accountProblem,
  });
  const limits = {
    signUp: rateLimits.requests({ name: 'sign-up', ...given.signUp }),
    reset: rateLimits.requests({ name: 'reset', ...given.reset }),
  };
  return implement('auth', authCalls, { limits })({
    'GET /api/auth/session': async ({ req, res }) => {
      const session = await accounts.sessionOf(req);
      if (!session) return { status: 200, body: { session: null } };
      // This call prolongs the session, once a day.
      const headers = headersOf(req);
      const answer = await accounts.authFor(req).api.getSession({ headers, asResponse: true });
      await takeAuthResponse(answer, res);
      return { status: 200, body: { session: sessionView(session) } };
    },

    'POST /api/auth/sign-up': async ({ body: typed, language, req, res }) => {
      const body = { ...typed, language };
      await context.rejectLeakedPassword(body.password, 'password');
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
      return { status: 202, body: {} };
    },

    'POST /api/auth/sign-in': async ({ body, req, res }) => {
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
      const view = await rejectAfter(leastMs, signedIn());
      return { status: 200, body: await guard.signedIn(req, res, view) };
    },

    'POST /api/auth/two-step': async ({ body: { kind, code }, req, res }) => {
      const email = await addressOfSecondStep(database.db, req, accounts.isSecure(req));
      const attempt = guard.attemptOf(req, res, email ?? '');
      const { known } = attempt;
      if (!known) await guard.countStranger(attempt.client);
      const { api } = accounts.authFor(req, { lockout: !known });
      const headers = headersOf(req);
      const answer =
        kind === 'app'
          ? await api.verifyTOTP({ body: { code }, headers, asResponse: true })
          : await api.verifyBackupCode({
              body: { code: readRecoveryCode(code) },
              headers,
              asResponse: true,
            });
      const body = await takeAuthResponse(answer, res);
      const signedIn = await guard.signedIn(req, res, signInView(body));
      if (kind === 'app') return { status: 200, body: signedIn };
      // Signed in and the code used up: without the email and the number it is so as well.
      const owner = ownerOf(body);
      await mailOwner(context, owner, { template: 'recovery-code-used' }).catch((err: unknown) => {
        log.error({ err }, 'the email about a used recovery code could not be queued');
      });
      const left = await api
        .viewBackupCodes({ body: { userId: owner.accountId } })
        .catch(() => undefined);
      return { status: 200, body: { ...signedIn, codesLeft: left?.backupCodes.length } };
    },

    'POST /api/auth/sign-out': async ({ req, res }) => {
      await signOut(req, res, async () => {
        const headers = headersOf(req);
        const answer = await accounts.authFor(req).api.signOut({ headers, asResponse: true });
        await takeAuthResponse(answer, res);
      });
      return { status: 204 };
    },

    'POST /api/auth/verification': async ({ body, ...exchange }) => ({
      status: 200,
      body: await verify(body, exchange),
    }),

    'POST /api/auth/reset-request': async ({ body, ...exchange }) => {
      await requestReset(body, exchange);
      return { status: 202, body: {} };
    },

    'POST /api/auth/reset': async ({ body, ...exchange }) => {
      await reset(body, exchange);
      return { status: 204 };
    },
  });
}
