import type { Request, Response } from 'express';
import type { SignInResponse } from '#contracts/site/account.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { requestContextOf } from '../../request/requestContext.ts';
import type { AccountContext } from '../accountContext.ts';
import { createKnownDevices } from '../../auth/knownDevices.ts';
import type { Accounts } from '../createAccounts.ts';
import { cookiePrefix } from './cookiePrefix.ts';
import { createMailLimit } from './mailLimit.ts';
import { type Attempt, createSignInAttempts } from '../../auth/signInAttempts.ts';

/**
 * What keeps guessers out of accounts without locking their owners out: attempts are counted by
 * client and address, and devices that have signed in are known. ADR 0015.
 */
export function createSignInGuard(
  { secret, now, rateLimits }: AccountContext,
  accounts: Accounts,
  limits: AccountLimits,
) {
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
  /** Forgets the wrong attempts of the owner, and makes the device known for the address. */
  const welcome = async (req: Request, res: Response, email: string): Promise<void> => {
    await attempts.succeed(attemptOf(req, res, email));
    devices.remember(res, accounts.isSecure(req), email);
  };
  return {
    attemptOf,
    begin: attempts.begin,
    /**
     * Forgets the wrong attempts once the password was right, even if a second step is still
     * missing.
     */
    forget: attempts.succeed,
    welcome,
    /** The same for what a sign-in led to, unless a second step is still missing. */
    signedIn: async (
      req: Request,
      res: Response,
      view: SignInResponse,
    ): Promise<SignInResponse> => {
      if (view.outcome === 'signed-in') await welcome(req, res, view.session.email);
      return view;
    },
    countStranger,
    mailWait: createMailLimit(rateLimits, limits),
  };
}
export type SignInGuard = ReturnType<typeof createSignInGuard>;
