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

/** The maximum lifetime of a session of the staff, even if it is in use. */
const longestSessionSeconds = 12 * 3_600;

/**
 * Returns the prefix of the names of the desk's cookies. `__Host-` is not possible, because it
 * requires the path `/`.
 */
export function deskCookiePrefix(secure: boolean): string {
  return secure ? '__Secure-stayfarer-desk' : 'stayfarer-desk';
}

/**
 * Configures better-auth for the staff. It has separate tables, and separate cookies that browsers
 * send only to `/api/desk`. Nobody can sign up, and sessions are never extended.
 * `createStaffSessions` checks how long a session was idle. With `secure`, the cookies are sent
 * over TLS only. ADR 0017.
 */
export function createStaffAuth(
  { database, secret, log, passwordCost }: StaffContext,
  { secure }: { secure: boolean },
) {
  const { isTransaction } = database.db;
  return betterAuth({
    appName: deskIssuer(),
    // A placeholder: nothing uses this address.
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
      // better-auth cannot check the tables within a transaction. The first call outside a
      // transaction checks them.
      ...(isTransaction && { database: { validateSchema: false } }),
    },
    telemetry: { enabled: false },
    // The site's own routes have rate limits.
    rateLimit: { enabled: false },
    logger: authLogger(log, 'staff'),
  });
}
export type StaffAuth = ReturnType<typeof createStaffAuth>;

/**
 * Opens a session for a member who has passed both steps, at the end of an invitation or with a
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
 * Takes the first step for a person who has signed in at another site. The two-factor plugin asks
 * for a code only after certain paths, so this endpoint uses one of them. No path of better-auth is
 * mounted.
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

/** The problem code for each known error code of better-auth. Any other code is a server error. */
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

/** Returns the problem of a second step that ten wrong codes have locked. */
export function lockedProblem(): ProblemError {
  return new ProblemError(429, 'Too many wrong codes: try again in 15 minutes.', {
    headers: { 'Retry-After': '900' },
  });
}

/** Returns the problem for an error code of better-auth, or undefined if the code is unknown. */
export function problemOfStaffAuthError(code: string): ProblemError | undefined {
  if (code === 'ACCOUNT_TEMPORARILY_LOCKED') return lockedProblem();
  const known = codes[code];
  return known && deskProblem(known);
}
