import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import * as v from 'valibot';
import { minPasswordLength } from '#contracts/site/account.ts';
import type { AccountContext } from './accountContext.ts';
import { sendAccountMail, type AccountMail } from './mails/accountMail.ts';
import { passwordHash } from './passwordHash.ts';

/** The header in which better-auth is told the client's address; the client's own is never passed on. */
export const clientAddressHeader = 'x-client-address';

const day = 86_400;
const linkSeconds = 3_600;

/** The part of a user that mails need. */
type User = { id: string; name: string; email: string };

/**
 * Configures better-auth on the site's database. Its routes are not mounted: the site's own routes call
 * its functions. With `secure` the cookies are for TLS alone, and named so that no other host or
 * plain page can set them. ADR 0024.
 */
export function createAuth(context: AccountContext, secure: boolean) {
  const { database, secret, log, onVerified, onDelete } = context;
  const mail = ({ id, name, email: to }: User, content: AccountMail['content']) =>
    sendAccountMail(context, id, { to, name, content });

  return betterAuth({
    appName: 'Stayfarer',
    // No address is derived from it: links are made by the mails.
    baseURL: 'http://localhost',
    secret,
    database: { db: database.db, type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength,
      password: passwordHash,
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mail(user, { template: 'reset', token }),
      onExistingUserSignUp: ({ user }) => mail(user, { template: 'existing' }),
      onPasswordReset: async ({ user }) => {
        await mail(user, { template: 'password-changed' });
        // The link came by mail: it proves the address as well.
        if (user.emailVerified) return;
        await database.db
          .updateTable('user')
          .set({ emailVerified: true })
          .where('id', '=', user.id)
          .execute();
        await onVerified({ accountId: user.id, email: user.email });
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: false,
      expiresIn: linkSeconds,
      sendVerificationEmail: ({ user, token }) =>
        mail(user, { template: changesEmail(token) ? 'confirm-email' : 'verify', token }),
      afterEmailVerification: ({ id, email }) => onVerified({ accountId: id, email }),
    },
    user: {
      changeEmail: { enabled: true },
      deleteUser: { enabled: true, beforeDelete: ({ id }) => onDelete(id) },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    verification: { storeIdentifier: 'hashed' },
    plugins: [twoFactor({ issuer: 'Stayfarer', backupCodeOptions: { amount: 10 } })],
    advanced: {
      cookiePrefix: secure ? '__Host-stayfarer' : 'stayfarer',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    telemetry: { enabled: false },
    // The routes have limits of their own.
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      // Its messages are constant; their arguments may be personal.
      log: (_level, message) => log.error({}, `accounts: ${message.slice(0, 100)}`),
    },
  });
}
export type Auth = ReturnType<typeof createAuth>;

const tokenSchema = v.object({ email: v.string(), updateTo: v.optional(v.string()) });

/**
 * What a verification token says, without checking its signature; undefined if it is no such token.
 * `updateTo` is the new address of an account whose address changes.
 */
export function readVerificationToken(token: string) {
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return v.parse(tokenSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

function changesEmail(token: string): boolean {
  return readVerificationToken(token)?.updateTo !== undefined;
}
