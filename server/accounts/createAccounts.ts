import type { Request } from 'express';
import type { Session } from '#contracts/site/account.ts';
import { cameByTls } from '../pipeline/clientAddress.ts';
import type { AccountContext } from './accountContext.ts';
import { accountProblem } from './accountProblems.ts';
import { authHeaders } from './callAuth.ts';
import { createAuth, type Auth } from './createAuth.ts';

/** Somebody who is signed in. `token` identifies the session and never leaves the server. */
export type SignedIn = {
  accountId: string;
  sessionId: string;
  token: string;
  email: string;
  name: string;
  twoStep: boolean;
  createdAt: Date;
};

/** Accounts for the routes: better-auth as the connection of a request needs it, and who sends the request. */
export function createAccounts(context: AccountContext) {
  const plain = createAuth(context, false);
  const secure = createAuth(context, true);

  const authFor = (req: Request): Auth => {
    const tls = cameByTls(req, context.trustProxy) || context.siteOrigin().startsWith('https:');
    return tls ? secure : plain;
  };

  /** Who is signed in; undefined for nobody. */
  const sessionOf = async (req: Request): Promise<SignedIn | undefined> => {
    if (!req.headers.cookie?.includes('stayfarer.session_token')) return undefined;
    const headers = authHeaders(req, context.trustProxy);
    const query = { disableRefresh: true };
    const found = await authFor(req).api.getSession({ headers, query });
    if (!found) return undefined;
    const { session, user } = found;
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

  /** Who is signed in; throws a 401 problem for nobody. */
  const requireSession = async (req: Request): Promise<SignedIn> => {
    const session = await sessionOf(req);
    if (!session) throw accountProblem('signed-out');
    return session;
  };

  return { authFor, sessionOf, requireSession };
}
export type Accounts = ReturnType<typeof createAccounts>;

/** What the browser is told of a session. */
export function sessionView({ name, email, twoStep }: SignedIn): Session {
  return { name, email, twoStep };
}
