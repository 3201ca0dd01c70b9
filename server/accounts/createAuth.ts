import { betterAuth, type GenericEndpointContext } from 'better-auth';
import { createAuthEndpoint, createEmailVerificationToken } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { verifyJWT } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import * as v from 'valibot';
import { minPasswordLength } from '#contracts/site/account/passwordRules.ts';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { AccountContext } from './accountContext.ts';
import { cookiePrefix, linkSeconds, openLink } from './accountLinks.ts';
import { type AccountMail, sendAccountMail } from './accountMail.ts';
import { authLogger, clientAddressHeader } from '../auth/callAuth.ts';
import { createPasswordHash } from '../auth/passwords.ts';
import { makeRecoveryCodes } from '../auth/recoveryCodes.ts';
import { createStoredRecoveryCodes } from '../auth/storedRecoveryCodes.ts';

const day = 86_400;

/** The part of a user that mails need. */
type User = { id: string; name: string; email: string };

/**
 * The options of better-auth. With `lockout`, ten wrong codes in a row lock the second step of an
 * account for 15 minutes.
 */
export type AuthOptions = { secure: boolean; lockout?: boolean };

/**
 * Configures better-auth for the site's database or for a transaction. The routes of better-auth
 * are not mounted, because the site's own routes call its functions. With `secure`, the cookies are
 * sent over TLS only. ADR 0015.
 */
export function createAuth(context: AccountContext, { secure, lockout = true }: AuthOptions) {
  const { database, secret, log, now } = context;
  const { isTransaction } = database.db;
  const mail = ({ id, name, email: to }: User, content: AccountMail['content']) =>
    sendAccountMail(context, id, { to, name, content });

  return betterAuth({
    appName: serverI18n(defaultLanguage).t('page.brand'),
    // A placeholder: nothing uses this address, because the mails build their own links.
    baseURL: 'http://localhost',
    secret,
    database: { db: database.db, type: 'postgres', transaction: !isTransaction },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength,
      password: createPasswordHash(context.passwordCost),
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mail(user, { template: 'reset', token }),
      onExistingUserSignUp: ({ user }) => mail(user, { template: 'existing' }),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: false,
      expiresIn: linkSeconds,
      sendVerificationEmail: async ({ user, token }) => {
        await openLink(database.db, { token, accountId: user.id, now: now() });
        const changesEmail = (await readVerificationToken(token, secret))?.updateTo !== undefined;
        await mail(user, { template: changesEmail ? 'confirm-email' : 'verify', token });
      },
    },
    user: {
      changeEmail: { enabled: true },
      deleteUser: { enabled: true },
      additionalFields: { language: { type: 'string', required: false } },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    databaseHooks: {
      session: {
        create: {
          // After a new password or a second step, better-auth opens a session for 30 days. This
          // hook limits the session to one day if the person did not ask to be remembered.
          before: async (session, request) => {
            if (!request || request.path === '/sign-in/email') return;
            const { authCookies, secret: cookieSecret } = request.context;
            const { name } = authCookies.dontRememberToken;
            if (!(await request.getSignedCookie(name, cookieSecret))) return;
            const expiresAt = new Date(
              Math.min(Number(session.expiresAt), Date.now() + day * 1_000),
            );
            return { data: { ...session, expiresAt } };
          },
        },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({
        issuer: serverI18n(defaultLanguage).t('page.brand'),
        backupCodeOptions: {
          customBackupCodesGenerate: makeRecoveryCodes,
          storeBackupCodes: createStoredRecoveryCodes({ secret, cost: context.passwordCost }),
        },
        accountLockout: { enabled: lockout },
      }),
      { id: 'other-ways', endpoints: { openSession, signInLinked } },
    ],
    advanced: {
      cookiePrefix: cookiePrefix(secure),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // better-auth cannot check the tables within a transaction. The first call outside a
      // transaction checks them.
      ...(isTransaction && { database: { validateSchema: false } }),
    },
    telemetry: { enabled: false },
    // The site's own routes have rate limits.
    rateLimit: { enabled: false },
    logger: authLogger(log, 'accounts'),
  });
}
export type Auth = ReturnType<typeof createAuth>;

/** Opens a session for a person who has signed in with a passkey. */
const openSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: v.object({ accountId: v.string(), rememberMe: v.boolean() }) },
  async (ctx) => {
    const { accountId, rememberMe } = ctx.body;
    const { user } = await startSession(ctx, accountId, !rememberMe);
    return ctx.json({
      twoFactorEnabled: 'twoFactorEnabled' in user && user.twoFactorEnabled === true,
    });
  },
);

/**
 * Opens a session for a person who has signed in with an account of another site. The session ends
 * when the browser closes. The two-factor plugin asks for a code only after certain paths, so this
 * endpoint uses one of them. No path of better-auth is mounted.
 */
const signInLinked = createAuthEndpoint(
  '/sign-in/username',
  { method: 'POST', body: v.object({ accountId: v.string() }) },
  async (ctx) => {
    const { session, user } = await startSession(ctx, ctx.body.accountId, true);
    return ctx.json({ token: session.token, user });
  },
);

async function startSession(ctx: GenericEndpointContext, accountId: string, dontRemember: boolean) {
  const { internalAdapter } = ctx.context;
  const user = await internalAdapter.findUserById(accountId);
  if (!user) throw new Error('There is no such account.');
  const session = await internalAdapter.createSession(user.id, dontRemember);
  await setSessionCookie(ctx, { session, user }, dontRemember);
  return { session, user };
}

const tokenSchema = v.object({ email: emailSchema, updateTo: v.optional(emailSchema) });

/**
 * Returns the content of a verification token, or undefined if the site did not sign it or it has
 * expired. `updateTo` is the new address of an account that changes its address.
 */
export async function readVerificationToken(token: string, secret: string) {
  const { success, output } = v.safeParse(tokenSchema, await verifyJWT(token, secret));
  return success ? output : undefined;
}

/**
 * Sends a new link to an address that is not verified yet. better-auth has an endpoint for this,
 * but it takes 500 ms. That delay would distinguish a sign-in with such an address from other
 * sign-ins.
 */
export async function sendVerificationAgain(context: AccountContext, email: string): Promise<void> {
  const { database, secret, now } = context;
  const user = await database.db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('email', '=', email)
    .where('emailVerified', '=', false)
    .executeTakeFirst();
  if (!user) return;
  const { id: userId, name, email: to } = user;
  const token = await createEmailVerificationToken(secret, to, undefined, linkSeconds, { userId });
  await openLink(database.db, { token, accountId: userId, now: now() });
  await sendAccountMail(context, userId, { to, name, content: { template: 'verify', token } });
}
