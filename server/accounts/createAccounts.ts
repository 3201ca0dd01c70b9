import type { Request, Response } from 'express';
import type { Transaction } from 'kysely';
import type { Session } from '#contracts/site/account/account.ts';
import { authHeaders, usesTls } from '../auth/callAuth.ts';
import { joinTransaction } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { type AccountContext, lockAccount } from './accountContext.ts';
import { accountProblem } from './accountProblems.ts';
import { readAuthResponse } from './callAuth.ts';
import { type Auth, createAuth } from './createAuth.ts';
import { isTooOld } from './sessionAge.ts';

/** A person who is signed in. `token` identifies the session and never leaves the server. */
export type SignedIn = {
  accountId: string;
  sessionId: string;
  token: string;
  email: string;
  name: string;
  twoStep: boolean;
  createdAt: Date;
};

/** The parts that a change of an account can use. */
export type AccountChange = {
  tx: Transaction<Tables>;
  /** The context, with its database joined to the transaction. */
  context: AccountContext;
  /**
   * Calls better-auth within the transaction and returns the body. Throws the error of better-auth
   * as a problem.
   */
  call: (
    run: (api: Auth['api'], headers: Headers) => Promise<globalThis.Response>,
  ) => Promise<unknown>;
};

/**
 * Creates the functions with which routes find the account behind a request, change the account and
 * call better-auth.
 */
export function createAccounts(context: AccountContext) {
  const { database, trustProxy } = context;
  const isSecure = (req: Request): boolean => usesTls(req, context);
  const forLockout = (lockout: boolean) => ({
    plain: createAuth(context, { secure: false, lockout }),
    secure: createAuth(context, { secure: true, lockout }),
  });
  const locking = forLockout(true);
  const unlocked = forLockout(false);

  /**
   * Returns the better-auth instance for a request. With `lockout: false`, better-auth ignores the
   * lock of the second step and does not count wrong codes for it. A known device uses this, so
   * that other people's wrong codes cannot lock the owner out.
   */
  const authFor = (req: Request, { lockout = true } = {}): Auth => {
    const { plain, secure } = lockout ? locking : unlocked;
    return isSecure(req) ? secure : plain;
  };

  /**
   * Changes an account in one transaction that includes the calls of better-auth, so that either
   * everything is stored or nothing. Concurrent changes of an account wait for each other and read
   * the session after the wait.
   */
  const change = async <Result>(
    req: Request,
    res: Response,
    accountId: string,
    work: (parts: AccountChange) => Promise<Result>,
  ): Promise<Result> => {
    let cookies: string[] = [];
    const result = await database.transaction(async (tx) => {
      cookies = [];
      await lockAccount(tx, accountId);
      const joined = { ...context, database: joinTransaction(database, tx) };
      const { api } = createAuth(joined, { secure: isSecure(req) });
      const headers = authHeaders(req, trustProxy);
      const call: AccountChange['call'] = async (run) => {
        const answer = await run(api, headers);
        cookies.push(...answer.headers.getSetCookie());
        return readAuthResponse(answer);
      };
      return work({ tx, context: joined, call });
    });
    for (const cookie of cookies) res.append('Set-Cookie', cookie);
    context.wake();
    return result;
  };

  /** Returns the session of the request, or undefined if nobody is signed in. */
  const sessionOf = async (req: Request): Promise<SignedIn | undefined> => {
    if (!req.headers.cookie?.includes('stayfarer.session_token')) return undefined;
    const headers = authHeaders(req, trustProxy);
    const query = { disableRefresh: true };
    const found = await authFor(req).api.getSession({ headers, query });
    if (!found) return undefined;
    const { session, user } = found;
    // better-auth sets `createdAt` from the system clock, so the age must use the same clock.
    if (isTooOld(session, new Date())) {
      await database.db.deleteFrom('session').where('id', '=', session.id).execute();
      return undefined;
    }
    return {
      accountId: user.id,
      sessionId: session.id,
      token: session.token,
      email: user.email,
      name: user.name,
      twoStep: user.twoFactorEnabled === true,
      createdAt: user.createdAt,
    };
  };

  /** Returns the session of the request. Throws a 401 problem if nobody is signed in. */
  const requireSession = async (req: Request): Promise<SignedIn> => {
    const session = await sessionOf(req);
    if (!session) throw accountProblem('signed-out');
    return session;
  };

  return { isSecure, authFor, change, sessionOf, requireSession };
}
export type Accounts = ReturnType<typeof createAccounts>;

/** Returns the part of a session that the browser may see. */
export function sessionView({ name, email, twoStep }: SignedIn): Session {
  return { name, email, twoStep };
}
