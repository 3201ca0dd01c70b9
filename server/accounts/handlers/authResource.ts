import type { Request } from 'express';
import * as v from 'valibot';
import { authCalls } from '#contracts/site/calls/accountCalls.ts';
import { authHeaders } from '../../auth/callAuth.ts';
import { takeStep } from '../../auth/openid/openIdSteps.ts';
import { createLateSignOut } from '../../auth/lateSignOut.ts';
import { takeCode } from '../../auth/oneTimeCode.ts';
import { createStoredRecoveryCodes } from '../../auth/storedRecoveryCodes.ts';
import { atLeast, rejectAfter } from '../../request/atLeast.ts';
import { toProblemError } from '../../request/problemError.ts';
import { implement } from '../../request/implement.ts';
import type { AccountLimits } from '../../request/limits.ts';
import type { AccountContext } from '../accountContext.ts';
import { cookiePrefix, ownerOfSecondStep } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';
import { accountProblem, UnverifiedError } from '../accountProblems.ts';
import { ownerOf, readAuthResponse, signInView, takeAuthResponse } from '../callAuth.ts';
import { type Accounts, sessionView } from '../createAccounts.ts';
import { sendVerificationAgain } from '../createAuth.ts';
import { requireMail, type SignInGuard } from '../createSignInGuard.ts';
import { signInWithPresentPassword } from '../presentPassword.ts';
import type { createOpenIdSignIn } from './openIdResource.ts';
import { createMailLinks } from './mailLinks.ts';
import { createAccountPasskeys } from '../passkeys.ts';
import { createPasskeySignIn } from './passkeys.ts';

const table = 'twoFactor';
/**
 * A value that no code can match. better-auth gets it instead of a wrong or used code and counts a
 * wrong attempt.
 */
const noCode = 'none';
const firstStepSchema = v.fallback(v.object({ provider: v.optional(v.string()) }), {});

/**
 * Creates the routes for signing up, in and out. Responses and their times do not reveal whether an
 * address has an account. ADR 0015.
 */
export function authResource(
  context: AccountContext,
  accounts: Accounts,
  {
    guard,
    limits: given,
    openIdSignIn,
  }: {
    guard: SignInGuard;
    limits: AccountLimits;
    openIdSignIn: Pick<ReturnType<typeof createOpenIdSignIn>, 'begin'>;
  },
) {
  const { database, secret, trustProxy, leastMs, rateLimits, log, now } = context;
  const headersOf = (req: Request) => authHeaders(req, trustProxy);
  const recoveryCodes = createStoredRecoveryCodes({ secret, cost: context.passwordCost });
  const { verify, requestReset, reset } = createMailLinks(context, accounts, guard);
  const passkeys = createAccountPasskeys(context);
  const signInWithPasskey = createPasskeySignIn(context, accounts, guard);
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
    passkey: rateLimits.requests({ name: 'passkey', ...given.passkey }),
    oidc: rateLimits.requests({ name: 'oidc', ...given.signIn }),
  };
  /**
   * Returns the way of a sign-in whose second step is a code. The first step was either the
   * password or an account of another site.
   */
  const secondStepFacts = async (req: Request, isApp: boolean) => {
    const name = `${cookiePrefix(accounts.isSecure(req))}.two_factor=`;
    const cookies = (req.headers.cookie ?? '').split(';').map((each) => each.trim());
    const token = cookies.find((each) => each.startsWith(name)) ?? '';
    const { provider } = v.parse(firstStepSchema, await takeStep(context, { kind: 'code', token }));
    if (provider === undefined) {
      return { way: isApp ? ('password-code' as const) : ('recovery-code' as const) };
    }
    const way = isApp ? ('oidc-code' as const) : ('oidc-recovery-code' as const);
    return { way, provider };
  };
  return implement('auth', authCalls, { limits })({
    'GET /api/auth/session': async ({ req, res }) => {
      const session = await accounts.sessionOf(req);
      if (!session) return { status: 200, body: { session: null } };
      // This call extends the session, at most once a day.
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
        // A 422 means that somebody else has just signed up with the address. The second call
        // treats it as an existing address.
        await readAuthResponse(answer.status === 422 ? await create() : answer);
      };
      await atLeast(leastMs, signedUp());
      return { status: 202, body: {} };
    },

    'POST /api/auth/sign-in': async ({ body: { timeZone, ...body }, req, res }) => {
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
          const signIn = () => api.signInEmail({ body, headers, asResponse: true });
          const refused = 'wrong-credentials';
          return signInView(
            await signInWithPresentPassword(context, res, { email, refused, signIn }),
          );
        } catch (error) {
          if (error instanceof UnverifiedError) await verifyAgain();
          throw error;
        }
      };
      const view = await rejectAfter(leastMs, signedIn());
      const facts = { way: 'password', timeZone } as const;
      return { status: 200, body: await guard.signedIn(req, res, view, facts) };
    },

    'POST /api/auth/two-step': async ({ body: { kind, code, timeZone }, req, res }) => {
      const { db } = database;
      const asked = await ownerOfSecondStep(db, req, accounts.isSecure(req));
      const attempt = guard.attemptOf(req, res, asked?.email ?? '');
      const { known } = attempt;
      if (!known) await guard.countStranger(attempt.client);
      const { api } = accounts.authFor(req, { lockout: !known });
      const headers = headersOf(req);
      if (!asked) throw accountProblem('sign-in-again');
      const { accountId: userId, email } = asked;
      const isApp = kind === 'app';
      const taken = isApp && (await takeCode({ db, table, secret, now: now() }, userId, code));
      const signIn = async () => {
        if (isApp) {
          const given = { code: taken === 'taken' ? code : noCode };
          return api.verifyTOTP({ body: given, headers, asResponse: true });
        }
        const given = { code: await recoveryCodes.find(db, { table, userId }, code) };
        return api.verifyBackupCode({ body: given, headers, asResponse: true });
      };
      const wordUsed = (error: unknown) => {
        const isWrong = toProblemError(error).status === 403;
        return taken === 'used' && isWrong ? accountProblem('used-code') : error;
      };
      const refused = 'sign-in-again';
      const body = await signInWithPresentPassword(context, res, { email, refused, signIn }).catch(
        (error: unknown) => {
          throw wordUsed(error);
        },
      );
      const facts = { ...(await secondStepFacts(req, isApp)), timeZone };
      const signedIn = await guard.signedIn(req, res, signInView(body), facts);
      if (isApp) return { status: 200, body: signedIn };
      // The person is signed in and the code is used up. If the mail or the count of the remaining
      // codes fails, the sign-in must still succeed.
      const owner = ownerOf(body);
      await mailOwner(context, owner, { template: 'recovery-code-used' }).catch((err: unknown) => {
        log.error({ err }, 'the email about a used recovery code could not be queued');
      });
      const left = await api
        .viewBackupCodes({ body: { userId: owner.accountId } })
        .catch(() => undefined);
      return { status: 200, body: { ...signedIn, codesLeft: left?.backupCodes.length } };
    },

    'POST /api/auth/passkey/challenge': async () => ({
      status: 200,
      body: await passkeys.askToSignIn(),
    }),

    'POST /api/auth/passkey': async ({ body, ...exchange }) => ({
      status: 200,
      body: await signInWithPasskey(body, exchange),
    }),

    'POST /api/auth/oidc': async ({ body, ...exchange }) => ({
      status: 200,
      body: await openIdSignIn.begin(body, exchange),
    }),

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
