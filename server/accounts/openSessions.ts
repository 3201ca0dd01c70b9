import type { OpenSession } from '#contracts/site/account/account.ts';
import type { AccountContext } from './accountContext.ts';
import type { SignedIn } from './createAccounts.ts';

/** Where the account is signed in, this session first, then the latest. */
export async function listSessions(
  { database, now }: AccountContext,
  { accountId, sessionId }: SignedIn,
): Promise<OpenSession[]> {
  const rows = await database.db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', accountId)
    .where('expiresAt', '>', now())
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

/** Signs out one place. Returns false if the account has no such session. */
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

/** Signs the account out everywhere, this session included. */
export async function endSessions(
  { database }: AccountContext,
  { accountId }: SignedIn,
): Promise<void> {
  await database.db.deleteFrom('session').where('userId', '=', accountId).execute();
}

const browsers = [
  [/\bEdg\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** What people call the browser of a User-Agent header: 'Chrome, Windows', 'Unknown browser'. */
function deviceName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown browser';
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return system === undefined ? browser : `${browser}, ${system}`;
}

/** Deletes expired sessions and tokens. Returns 0, since it leaves nothing for later. */
export async function deleteExpired({ database, now }: AccountContext): Promise<number> {
  for (const table of ['session', 'verification'] as const) {
    await database.db.deleteFrom(table).where('expiresAt', '<', now()).execute();
  }
  return 0;
}
