import { createHmac } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { DependencyUnavailableError, type ProblemError } from '../request/problemError.ts';
import { readCookies } from './readCookies.ts';

/** The pause before the next attempt to reach the database, in milliseconds. */
const pauseMs = 1_000;
/** The maximum number of sessions that wait in memory to be deleted. */
const mostTokens = 10_000;

type Options = {
  database: Pick<Database, 'db'>;
  /** The key that signs the cookies of sessions. */
  secret: string;
  table: 'session' | 'staff_session';
  /** Returns the prefix of the cookies' names for the connection of a request. */
  prefixOf: (req: Request) => string;
  /** The options with which the cookies were set. */
  cookie: CookieOptions;
  problem: (code: 'signed-out-here') => ProblemError;
};

/**
 * Signs people out while the database is down. The returned function runs `signOut`. If it fails
 * because the database is unavailable, the browser's cookies are cleared and the call ends with a
 * 503 and the code `signed-out-here`. This process deletes the session as soon as the database is
 * back. If the process ends before that, the session stays valid until it expires.
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
      // The database is still down, so another attempt follows.
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
 * Returns the value of a cookie that better-auth has signed. Returns undefined for any other
 * cookie, because its value may be invalid for the database.
 */
function signedValue(cookie: string, secret: string): string | undefined {
  const end = cookie.lastIndexOf('.');
  const value = cookie.slice(0, Math.max(0, end));
  const signature = createHmac('sha256', secret).update(value).digest('base64');
  return cookie.slice(end + 1) === signature ? value : undefined;
}
