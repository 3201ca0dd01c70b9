import type { Request, Response } from 'express';
import type { SignInResponse } from '#contracts/site/account.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { limitByKey } from '../../request/rateLimit.ts';
import { requestContextOf } from '../../request/requestContext.ts';
import type { AccountContext } from '../accountContext.ts';
import type { Accounts } from '../createAccounts.ts';
import { createKnownDevices } from './knownDevices.ts';
import { createMailLimit } from './mailLimit.ts';
import { type Attempt, createSignInAttempts } from './signInAttempts.ts';

/**
 * What keeps guessers out of accounts without locking their owners out: attempts are counted by client and
 * address, and devices that have signed in are known. ADR 0030.
 */
export function createSignInGuard(
  { secret, now }: AccountContext,
  accounts: Accounts,
  limits: AccountLimits,
) {
  const devices = createKnownDevices(secret, now);
  const countStranger = limitByKey({ name: 'sign-in', ...limits.signIn });
  const attempts = createSignInAttempts({
    countStranger,
    attack: limits.attack,
    now: () => now().getTime(),
  });
  const attemptOf = (req: Request, res: Response, email: string): Attempt => ({
    client: requestContextOf(res)?.client ?? '',
    email,
    known: devices.isKnown(req, accounts.isSecure(req), email),
  });
  /** Forgets the wrong attempts of the owner, and makes the device known for the address. */
  const welcome = (req: Request, res: Response, email: string): void => {
    attempts.succeed(attemptOf(req, res, email));
    devices.remember(res, accounts.isSecure(req), email);
  };
  return {
    attemptOf,
    begin: attempts.begin,
    /** Forgets the wrong attempts once the password was right, even if a second step is still missing. */
    forget: attempts.succeed,
    welcome,
    /** The same for what a sign-in led to, unless a second step is still missing. */
    signedIn: (req: Request, res: Response, view: SignInResponse): SignInResponse => {
      if (view.outcome === 'signed-in') welcome(req, res, view.session.email);
      return view;
    },
    countStranger,
    mailWait: createMailLimit(limits),
  };
}
export type SignInGuard = ReturnType<typeof createSignInGuard>;
