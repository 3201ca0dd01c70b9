import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins/two-factor';
import * as v from 'valibot';
import type { DeskProblemCode } from '#contracts/site/desk/deskSession.ts';
import { authLogger, clientAddressHeader } from '../auth/callAuth.ts';
import { createPasswordHash } from '../auth/passwords.ts';
import { createStoredRecoveryCodes } from '../auth/storedRecoveryCodes.ts';
import { deskIssuer } from './authenticator.ts';
import type { StaffContext } from './staffContext.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import { ProblemError } from '../request/problemError.ts';

/** A session of the staff ends after this time, however busy it is. */
const longestSessionSeconds = 12 * 3_600;

/** What the names of the desk's cookies begin with. `__Host-` would need the path `/`. */
export function deskCookiePrefix(secure: boolean): string {
  return secure ? '__Secure-stayfarer-desk' : 'stayfarer-desk';
}

/**
 * Configures better-auth for the staff: tables and cookies of their own, which only `/api/desk` is
 * sent. Nobody can sign up, and sessions are never prolonged; their idle time is
 * `createStaffSessions`'s. With `secure` the cookies are for TLS alone. ADR 0017.
 */
export function createStaffAuth(
  { database, secret, log, passwordCost }: StaffContext,
  { secure }: { secure: boolean },
) {
  const { isTransaction } = database.db;
  return betterAuth({
    appName: deskIssuer(),
    // No address is derived from it.
    baseURL: 'http://localhost',
    secret,
    database: { db: database.db, type: 'postgres', transaction: !isTransaction },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: createPasswordHash(passwordCost),
    },
    user: {
      modelName: 'staff',
      additionalFields: { role: { type: 'string', required: true, input: false } },
    },
    session: {
      modelName: 'staff_session',
      expiresIn: longestSessionSeconds,
      disableSessionRefresh: true,
    },
    account: { modelName: 'staff_account' },
    verification: { modelName: 'staff_verification', storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({
        issuer: deskIssuer(),
        backupCodeOptions: {
          storeBackupCodes: createStoredRecoveryCodes({ secret, cost: passwordCost }),
        },
        schema: { twoFactor: { modelName: 'staff_two_factor' } },
      }),
      { id: 'staff-session', endpoints: { openStaffSession, takeFirstStep } },
    ],
    advanced: {
      cookiePrefix: deskCookiePrefix(secure),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/api/desk', secure },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Within a transaction the tables cannot be checked; the first call outside has done so.
      ...(isTransaction && { database: { validateSchema: false } }),
    },
    telemetry: { enabled: false },
    // The routes have limits of their own.
    rateLimit: { enabled: false },
    logger: authLogger(log, 'staff'),
  });
}
export type StaffAuth = ReturnType<typeof createStaffAuth>;

/**
 * Opens a session for somebody whose both steps were checked: at the end of an invitation, or by a
 * passkey.
 */
const openStaffSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: v.object({ staffId: v.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(ctx.body.staffId);
    if (!user) throw new Error('There is no such member of the staff.');
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
    return ctx.json({ token: session.token });
  },
);

/**
 * Takes the first step for somebody whom another site has signed in. Its path is one of those after
 * which the plugin of the second step asks for the code; no path of better-auth is mounted.
 */
const takeFirstStep = createAuthEndpoint(
  '/sign-in/username',
  { method: 'POST', body: v.object({ staffId: v.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context;
    const user = await internalAdapter.findUserById(ctx.body.staffId);
    if (!user) throw new Error('There is no such member of the staff.');
    const session = await internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
    return ctx.json({ token: session.token });
  },
);

/** The codes of better-auth's errors. What is not here is an error of the server. */
const codes: Readonly<Record<string, DeskProblemCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'sign-in-again',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign-in-again',
  TOTP_NOT_ENABLED: 'sign-in-again',
  BACKUP_CODES_NOT_ENABLED: 'sign-in-again',
  CONFLICT: 'sign-in-again',
  UNAUTHORIZED: 'signed-out',
  SESSION_EXPIRED: 'signed-out',
};

/** The problem of a second step that ten wrong codes have closed. */
export function lockedProblem(): ProblemError {
  return new ProblemError(429, 'Too many wrong codes: try again in 15 minutes.', {
    headers: { 'Retry-After': '900' },
  });
}

/** The problem for an error of better-auth by its code; undefined if the code is unknown. */
export function problemOfStaffAuthError(code: string): ProblemError | undefined {
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') return lockedProblem();
  const known = codes[code];
  return known && deskProblem(known);
}
