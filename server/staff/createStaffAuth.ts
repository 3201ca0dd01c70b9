import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins/two-factor';
import * as v from 'valibot';
import { clientAddressHeader } from '../auth/callAuth.ts';
import { createPasswordHash } from '../auth/passwordHash.ts';
import type { StaffContext } from './staffContext.ts';

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
  return betterAuth({
    appName: 'Stayfarer desk',
    // No address is derived from it.
    baseURL: 'http://localhost',
    secret,
    database: { db: database.db, type: 'postgres', transaction: true },
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
        issuer: 'Stayfarer desk',
        schema: { twoFactor: { modelName: 'staff_two_factor' } },
      }),
      { id: 'staff-session', endpoints: { openStaffSession } },
    ],
    advanced: {
      cookiePrefix: deskCookiePrefix(secure),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', path: '/api/desk', secure },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    telemetry: { enabled: false },
    // The routes have limits of their own.
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      // Its messages are constant; their arguments may be personal.
      log: (_level, message) => log.error({}, `staff: ${message.slice(0, 100)}`),
    },
  });
}
export type StaffAuth = ReturnType<typeof createStaffAuth>;

/** Opens a session for somebody whose both steps were checked: the end of an invitation. */
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
