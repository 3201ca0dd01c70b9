import type { Request, Response } from 'express';
import type * as v from 'valibot';
import type {
  Reset,
  SignInResponse,
  verificationRequestSchema,
} from '#contracts/site/account/account.ts';
import { atLeast, rejectAfter } from '../../request/atLeast.ts';
import { authHeaders } from '../../auth/callAuth.ts';
import { rejectPersonalPassword } from '../../auth/passwords.ts';
import type { AccountContext } from '../accountContext.ts';
import { accountOfLink, endLinks, requireLink } from '../accountLinks.ts';
import { sendAccountMail } from '../accountMail.ts';
import { linkedProvider } from '../identities.ts';
import { accountProblem, UnverifiedError } from '../accountProblems.ts';
import { readAuthResponse, signInView } from '../callAuth.ts';
import type { Accounts } from '../createAccounts.ts';
import { readVerificationToken } from '../createAuth.ts';
import { requireMail, type SignInGuard } from '../createSignInGuard.ts';
import { passkeysOfAccount } from '../passkeys.ts';
import { signInWithPresentPassword } from '../presentPassword.ts';

type Exchange = { req: Request; res: Response };

/**
 * Creates the actions of links in mails that need no session: verifying an address and setting a
 * new password.
 */
export function createMailLinks(context: AccountContext, accounts: Accounts, guard: SignInGuard) {
  const { database, trustProxy, now, onVerified, leastMs } = context;

  /** Verifies an address. The password is checked first, so that a link alone verifies nothing. */
  const verify = async (
    { token, password, rememberMe, timeZone }: v.InferOutput<typeof verificationRequestSchema>,
    { req, res }: Exchange,
  ): Promise<SignInResponse> => {
    const { email, updateTo } = (await readVerificationToken(token, context.secret)) ?? {};
    if (email === undefined || updateTo !== undefined) throw accountProblem('link-expired');
    const attempt = guard.attemptOf(req, res, email);
    await guard.begin(attempt);
    const { api } = accounts.authFor(req);
    const headers = authHeaders(req, trustProxy);
    const body = { email, password, rememberMe };
    const signInAgain = async () => {
      const signIn = () => api.signInEmail({ body, headers, asResponse: true });
      const refused = 'wrong-credentials';
      return signInView(await signInWithPresentPassword(context, res, { email, refused, signIn }));
    };
    try {
      const view = await rejectAfter(leastMs, signInAgain());
      return await guard.signedIn(req, res, view, { way: 'password', timeZone });
    } catch (error) {
      if (!(error instanceof UnverifiedError)) throw error;
    }
    await guard.forget(attempt);
    const link = { kind: 'verification', token } as const;
    const accountId = await accountOfLink(database.db, link, now());
    if (accountId === undefined) throw accountProblem('link-expired');
    await accounts.change(req, res, accountId, async ({ tx, call }) => {
      await requireLink(tx, link, { accountId, now: now() });
      await call((within) => within.verifyEmail({ query: { token }, asResponse: true }));
      await endLinks(tx, accountId);
    });
    await onVerified({ accountId, email });
    return guard.signedIn(req, res, await signInAgain(), { way: 'link', timeZone });
  };

  /**
   * Mails a link to set a new password. Throws a 429 problem beyond the limit of the client. Beyond
   * the limit of the mailbox, sends no mail, because the links of the earlier mails still work.
   */
  const requestReset = async (body: { email: string }, { req, res }: Exchange): Promise<void> => {
    const { client, mailbox } = await guard.mailWait(
      'reset',
      guard.attemptOf(req, res, body.email),
    );
    requireMail({ client });
    const headers = authHeaders(req, trustProxy);
    const { api } = accounts.authFor(req);
    const request = async () => {
      if (mailbox !== undefined) return;
      await readAuthResponse(await api.requestPasswordReset({ body, headers, asResponse: true }));
    };
    await atLeast(leastMs, request());
  };

  const reset = async (
    { token, password: newPassword }: Reset,
    { req, res }: Exchange,
  ): Promise<void> => {
    const link = { kind: 'reset-password', token } as const;
    const accountId = await accountOfLink(database.db, link, now());
    if (accountId === undefined) throw accountProblem('link-expired');
    const owner = await database.db
      .selectFrom('user')
      .select(['name', 'email'])
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (owner) rejectPersonalPassword(newPassword, owner, 'password');
    await context.rejectLeakedPassword(newPassword, 'password');
    const email = await accounts.change(req, res, accountId, async (parts) => {
      const { tx, call } = parts;
      await requireLink(tx, link, { accountId, now: now() });
      const body = { token, newPassword };
      await call((api) => api.resetPassword({ body, asResponse: true }));
      await endLinks(tx, accountId);
      await tx
        .updateTable('twoFactor')
        .set({ failedVerificationCount: 0, lockedUntil: null })
        .where('userId', '=', accountId)
        .execute();
      // The link came by mail, so it also proves the address.
      const user = await tx
        .updateTable('user')
        .set({ emailVerified: true })
        .where('id', '=', accountId)
        .returning(['name', 'email'])
        .executeTakeFirstOrThrow();
      const passkeys = (await passkeysOfAccount(tx, accountId)).length > 0;
      const provider = await linkedProvider(parts.context, accountId);
      const content = { template: 'password-changed', passkeys, provider } as const;
      await sendAccountMail(parts.context, accountId, { ...user, to: user.email, content });
      return user.email;
    });
    await onVerified({ accountId, email });
    await guard.welcome(req, res, email);
  };

  return { verify, requestReset, reset };
}
