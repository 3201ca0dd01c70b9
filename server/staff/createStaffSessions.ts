import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Transaction } from 'kysely';
import { backgroundHeader } from '#contracts/site/desk/deskSession.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import { authHeaders, usesTls } from '../auth/callAuth.ts';
import { readCookies } from '../auth/readCookies.ts';
import { joinTransaction } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { SignedInStaff } from '../desk/deskRoute.ts';
import { createStaffAuth, deskCookiePrefix, type StaffAuth } from './createStaffAuth.ts';
import type { StaffContext } from './staffContext.ts';

/**
 * The idle time after which a session ends. Requests that a page makes by itself do not count as
 * use.
 */
const idleMs = 30 * minuteMs;
/**
 * The stored time of the last request is updated only if it is older than this. Otherwise every
 * request would write to the database.
 */
const writeAfterMs = 30_000;

/** A member who has taken the first step of a sign-in but not yet the second. */
type HalfSignedIn = Pick<SignedInStaff, 'id' | 'email' | 'role'>;

/**
 * Creates the functions that find the member of the staff behind a request and select the
 * better-auth instance for its connection.
 */
export function createStaffSessions(context: StaffContext) {
  const { database, trustProxy, now } = context;
  const plain = createStaffAuth(context, { secure: false });
  const secure = createStaffAuth(context, { secure: true });
  const isSecure = (req: Request) => usesTls(req, context);
  const authFor = (req: Request): StaffAuth => (isSecure(req) ? secure : plain);
  /** Returns better-auth for a request, joined to this transaction. */
  const authWithin = (tx: Transaction<Tables>, req: Request): StaffAuth =>
    createStaffAuth(
      { ...context, database: joinTransaction(database, tx) },
      { secure: isSecure(req) },
    );

  /**
   * Returns the headers for better-auth. Of the cookies, only the one with this name is included.
   */
  const headersWith = (req: Request, name: 'session_token' | 'two_factor' | 'none'): Headers => {
    const start = `${deskCookiePrefix(isSecure(req))}.${name}=`;
    const cookies = (req.headers.cookie ?? '').split(';').map((each) => each.trim());
    return authHeaders(req, trustProxy, cookies.find((each) => each.startsWith(start)) ?? '');
  };

  /**
   * Returns the member of the staff who sent a request, or undefined if nobody is signed in to the
   * desk.
   */
  const staffOf = async (req: Request): Promise<SignedInStaff | undefined> => {
    const headers = headersWith(req, 'session_token');
    if (headers.get('cookie') === '') return undefined;
    const query = { disableRefresh: true };
    const found = await authFor(req).api.getSession({ headers, query });
    if (!found) return undefined;
    const row = await database.db
      .selectFrom('staff_session')
      .innerJoin('staff', 'staff.id', 'staff_session.userId')
      .select(['staff.id', 'staff.name', 'staff.email', 'staff.role'])
      .select(['staff_session.id as sessionId', 'secondStepAt', 'passkeyAt'])
      .select('staff_session.updatedAt')
      .where('staff_session.id', '=', found.session.id)
      .where('staff.endedAt', 'is', null)
      .where('staff.twoFactorEnabled', '=', true)
      .executeTakeFirst();
    if (!row) return undefined;
    const { updatedAt, ...staff } = row;
    const idle = now().getTime() - updatedAt.getTime();
    if (idle > idleMs) {
      await database.db.deleteFrom('staff_session').where('id', '=', staff.sessionId).execute();
      return undefined;
    }
    if (idle > writeAfterMs && req.get(backgroundHeader) !== '1') {
      await database.db
        .updateTable('staff_session')
        .set({ updatedAt: now() })
        .where('id', '=', staff.sessionId)
        .execute();
    }
    return staff;
  };

  /**
   * Returns the member who still has to enter a code in this browser, or undefined if there is
   * none.
   */
  const halfSignedIn = async (req: Request): Promise<HalfSignedIn | undefined> => {
    const cookie = readCookies(req)[`${deskCookiePrefix(isSecure(req))}.two_factor`];
    if (cookie === undefined) return undefined;
    const identifier = cookie.replace(/\.[^.]*$/, '');
    return database.db
      .selectFrom('staff_verification')
      .innerJoin('staff', 'staff.id', 'staff_verification.value')
      .select(['staff.id', 'staff.email', 'staff.role'])
      .where('identifier', '=', createHash('sha256').update(identifier).digest('base64url'))
      .executeTakeFirst();
  };

  return { isSecure, authFor, authWithin, headersWith, staffOf, halfSignedIn };
}
export type StaffSessions = ReturnType<typeof createStaffSessions>;

/**
 * Deletes expired sessions, sign-ins and invitations of the staff. Returns 0, because nothing is
 * left for a later run.
 */
export async function deleteExpiredStaff({
  database,
  now,
}: Pick<StaffContext, 'database' | 'now'>): Promise<number> {
  for (const table of ['staff_session', 'staff_verification'] as const) {
    await database.db.deleteFrom(table).where('expiresAt', '<', now()).execute();
  }
  await database.db.deleteFrom('staff_invitations').where('expires_at', '<', now()).execute();
  return 0;
}
