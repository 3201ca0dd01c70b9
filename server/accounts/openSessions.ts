import type { OpenSession, OpenSessions } from '#contracts/site/account/account.ts';
import { deleteOldSteps } from '../auth/openid/openIdSteps.ts';
import type { AccountContext } from './accountContext.ts';
import type { SignedIn } from './createAccounts.ts';
import { deviceName } from '../auth/deviceName.ts';
import { deleteOldChallenges } from '../auth/passkeyChallenges.ts';
import { passkeysOfAccount } from './passkeys.ts';
import { earliestStart } from './sessionAge.ts';
import { deleteOldSignIns, listSignIns, shownSignIns } from './signIns.ts';

/** Returns the data for the security part of the account's page. */
export async function viewSessions(
  context: AccountContext,
  session: SignedIn,
): Promise<OpenSessions> {
  return {
    sessions: await listSessions(context, session),
    signIns: await listSignIns(context, session.accountId, shownSignIns),
    passkeys: await passkeysOfAccount(context.database.db, session.accountId),
  };
}

/** Returns the open sessions of the account: the current session first, then the latest. */
export async function listSessions(
  { database, now }: AccountContext,
  { accountId, sessionId }: SignedIn,
): Promise<OpenSession[]> {
  const rows = await database.db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', accountId)
    .where('expiresAt', '>', now())
    .where('createdAt', '>=', earliestStart(now()))
    .orderBy('updatedAt', 'desc')
    .limit(100)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    device: deviceName(row.userAgent ?? ''),
    address: row.ipAddress ?? '',
    since: row.createdAt.toISOString(),
    lastSeen: row.updatedAt.toISOString(),
  }));
  return sessions.sort((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one session. Returns false if the account has no such session. */
export async function endSession(
  { database }: AccountContext,
  { accountId }: SignedIn,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await database.db
    .deleteFrom('session')
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of the account except the current one. */
export async function endOtherSessions(
  { database }: AccountContext,
  { accountId, sessionId }: SignedIn,
): Promise<void> {
  await database.db
    .deleteFrom('session')
    .where('userId', '=', accountId)
    .where('id', '!=', sessionId)
    .execute();
}

/** Ends all sessions of the account, including the current one. */
export async function endSessions(
  { database }: AccountContext,
  { accountId }: SignedIn,
): Promise<void> {
  await database.db.deleteFrom('session').where('userId', '=', accountId).execute();
}

/**
 * Deletes expired sessions, links, challenges and OpenID Connect steps, and old sign-ins. Returns
 * 0, because nothing is left for a later run.
 */
export async function deleteExpired(context: AccountContext): Promise<number> {
  const { database, now } = context;
  for (const table of ['session', 'verification'] as const) {
    await database.db.deleteFrom(table).where('expiresAt', '<', now()).execute();
  }
  await database.db.deleteFrom('session').where('createdAt', '<', earliestStart(now())).execute();
  await deleteOldChallenges(database.db, now());
  await deleteOldSteps(context);
  return deleteOldSignIns(context);
}
