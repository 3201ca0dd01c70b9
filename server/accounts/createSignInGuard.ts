import type { Request, Response } from 'express';
import type { Kysely } from 'kysely';
import type { SignInResponse } from '#contracts/site/account/account.ts';
import type { AccountLimits } from '../request/limits.ts';
import { requestContextOf } from '../request/requestContext.ts';
import type { AccountContext } from './accountContext.ts';
import { createKnownDevices } from '../auth/knownDevices.ts';
import type { Accounts } from './createAccounts.ts';
import { cookiePrefix } from './accountLinks.ts';
import type { AccountIdentities } from './identities.ts';
import { recordSignIn, type SignInFacts } from './signIns.ts';
import { type Attempt, createSignInAttempts } from '../auth/signInAttempts.ts';
import type { Tables } from '../database/tables.ts';
import { mailboxHash } from '../mail/mailboxHash.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import { rateLimitError } from '../request/rateLimit.ts';

/**
 * Keeps password guessers out of accounts without locking the owners out. Attempts are counted by
 * client and address, and devices that have signed in before are recognized. ADR 0015.
 */
export function createSignInGuard(
  context: AccountContext,
  accounts: Accounts,
  limits: AccountLimits,
  { linkPending }: Pick<AccountIdentities, 'linkPending'>,
) {
  const { secret, now, rateLimits } = context;
  const devices = createKnownDevices({
    secret,
    now,
    purpose: 'device',
    prefixOf: cookiePrefix,
    cookie: { path: '/', sameSite: 'lax' },
  });
  const countStranger = rateLimits.byKey({ name: 'sign-in', ...limits.signIn });
  const attempts = createSignInAttempts({
    name: 'sign-in',
    rateLimits,
    countStranger,
    attack: limits.attack,
  });
  const attemptOf = (req: Request, res: Response, email: string): Attempt => ({
    client: requestContextOf(res)?.client ?? '',
    email,
    known: devices.isKnown(req, accounts.isSecure(req), email),
  });
  /** Forgets the failed attempts of the owner and remembers the device for the address. */
  const welcome = async (req: Request, res: Response, email: string): Promise<void> => {
    await attempts.succeed(attemptOf(req, res, email));
    devices.remember(res, accounts.isSecure(req), email);
  };
  return {
    attemptOf,
    begin: attempts.begin,
    /** Forgets the failed attempts after a correct password, before the sign-in is complete. */
    forget: attempts.succeed,
    welcome,
    /**
     * Completes a sign-in: forgets failed attempts, remembers the device and stores the sign-in for
     * the owner. Also links an account of another site that waits for this sign-in. Does nothing if
     * the second step is still missing.
     */
    signedIn: async (
      req: Request,
      res: Response,
      view: SignInResponse,
      facts: SignInFacts,
    ): Promise<SignInResponse> => {
      if (view.outcome !== 'signed-in') return view;
      const { email } = view.session;
      await welcome(req, res, email);
      await recordSignIn(context, req, { email, ...facts });
      return linkPending(req, res, view);
    },
    countStranger,
    mailWait: createMailLimit(rateLimits, limits),
  };
}
export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** The reason for a mail. Each kind has its own count. */
type MailKind = 'sign-up' | 'verification' | 'reset' | 'change';

type MailWait = { client?: number | undefined; mailbox?: number | undefined };

/**
 * Limits the mails to one mailbox, under all spellings of its address, so that nobody is flooded.
 * The returned function counts a mail and returns the seconds to wait. `client` is set if this
 * client has requested too many mails. `mailbox` is set if all unknown devices together have. The
 * known devices of an account have a separate limit, which unknown devices cannot use up.
 */
function createMailLimit(rateLimits: RateLimits, { mails, mailbox }: AccountLimits) {
  const countAsker = rateLimits.count({ name: 'account-mails', ...mails });
  const countMailbox = rateLimits.count({ name: 'account-mailbox', ...mailbox });
  return async (
    kind: MailKind,
    { client, email, known }: Attempt,
    tx?: Kysely<Tables>,
  ): Promise<MailWait> => {
    const hash = mailboxHash(email);
    const asker = await countAsker(`${kind} ${known ? 'known' : client} ${hash}`, tx);
    if (asker.retryAfter !== undefined) return { client: asker.retryAfter };
    return known ? {} : { mailbox: (await countMailbox(`${kind} ${hash}`, tx)).retryAfter };
  };
}

/** Throws a 429 problem if a mail would exceed a limit. */
export function requireMail({ client, mailbox }: MailWait): void {
  const wait = client ?? mailbox;
  if (wait !== undefined) throw rateLimitError(wait);
}
