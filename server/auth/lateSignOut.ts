import { createHmac } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { DependencyUnavailableError, type ProblemError } from '../request/problemError.ts';
import { readCookies } from './readCookies.ts';

/** How long to wait for the database between two attempts. */
const pauseMs = 1_000;
/** How many sessions wait to be ended at most. */
const mostTokens = 10_000;

type Options = {
  database: Pick<Database, 'db'>;
  /** With what the cookies of sessions are signed. */
  secret: string;
  table: 'session' | 'staff_session';
  /** What the names of the cookies begin with on the connection of a request. */
  prefixOf: (req: Request) => string;
  /** With what the cookies were set. */
  cookie: CookieOptions;
  problem: (code: 'signed-out-here') => ProblemError;
};

/**
 * Signs out while the database is down. The returned function runs `signOut`; when that fails
 * because the database is unavailable, the browser is told to forget its cookies and the call is a
 * 503 with the code `signed-out-here`. The session itself is deleted as soon as the database is
 * back, by this process: it is lost if the process ends before.
 */
export function createLateSignOut({ database, secret, table, prefixOf, cookie, problem }: Options) {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const endWaiting = async (): Promise<void> => {
    const tokens = [...waiting];
    try {
      await database.db.deleteFrom(table).where('token', 'in', tokens).execute();
      for (const token of tokens) waiting.delete(token);
    } catch {
      // Still down: the next attempt follows.
    }
    timer = undefined;
    if (waiting.size > 0) schedule();
  };
  const schedule = () => {
    timer ??= setTimeout(() => void endWaiting(), pauseMs).unref();
  };

  return async (req: Request, res: Response, signOut: () => Promise<void>): Promise<void> => {
    try {
      await signOut();
    } catch (error) {
      if (!(error instanceof DependencyUnavailableError)) throw error;
      const names = ['session_token', 'session_data', 'dont_remember'];
      const [session = ''] = names.map((name) => `${prefixOf(req)}.${name}`);
      const token = signedValue(readCookies(req)[session] ?? '', secret);
      if (token && waiting.size < mostTokens) waiting.add(token);
      schedule();
      for (const name of names) res.clearCookie(`${prefixOf(req)}.${name}`, cookie);
      throw problem('signed-out-here');
    }
  };
}

/**
 * The value of a cookie that better-auth has signed; undefined for any other one, which may have
 * what the database refuses.
 */
function signedValue(cookie: string, secret: string): string | undefined {
  const end = cookie.lastIndexOf('.');
  const value = cookie.slice(0, Math.max(0, end));
  const signature = createHmac('sha256', secret).update(value).digest('base64');
  return cookie.slice(end + 1) === signature ? value : undefined;
}
