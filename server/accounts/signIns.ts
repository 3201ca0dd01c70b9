import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { SignIn, SignInWay } from '#contracts/site/account/account.ts';
import { signInWays } from '#contracts/site/account/account.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { AccountContext } from './accountContext.ts';
import { deviceName } from '../auth/deviceName.ts';

/** The time for which sign-ins are kept. */
const keptMs = 90 * dayMs;
/** The number of sign-ins that the account's page shows. */
export const shownSignIns = 10;

/**
 * The way of a sign-in and the time zone that the browser sent. `provider` is the name of the other
 * site whose account was used.
 */
export type SignInFacts = {
  way: SignInWay;
  timeZone: string | undefined;
  provider?: string | undefined;
};

/**
 * Stores a sign-in for the owner of the account, without its IP address. If the row cannot be
 * written, the error is only logged, because the sign-in has already succeeded.
 */
export async function recordSignIn(
  { database, now, log }: AccountContext,
  req: Request,
  { email, way, timeZone, provider }: SignInFacts & { email: string },
): Promise<void> {
  const values = {
    id: randomUUID(),
    way,
    device: deviceName(req.headers['user-agent'] ?? ''),
    time_zone: isKnownZone(timeZone) ? timeZone : null,
    provider: provider ?? null,
    at: now(),
  };
  try {
    const { db } = database;
    const owner = await db
      .selectFrom('user')
      .select('id as account_id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (owner) {
      await db
        .insertInto('sign_ins')
        .values({ ...values, ...owner })
        .execute();
    }
  } catch (err) {
    log.error({ err }, 'a sign-in could not be stored for the owner of the account');
  }
}

function isKnownZone(timeZone: string | undefined): timeZone is string {
  if (timeZone === undefined) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the sign-ins of an account, the latest first: all stored ones, or only the last `most`.
 */
export async function listSignIns(
  { database, now }: AccountContext,
  accountId: string,
  most?: number,
): Promise<SignIn[]> {
  const rows = await database.db
    .selectFrom('sign_ins')
    .select(['id', 'way', 'provider', 'device', 'time_zone', 'at'])
    .where('account_id', '=', accountId)
    .where('at', '>=', oldest(now()))
    .orderBy('at', 'desc')
    .orderBy('id')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  return rows.map(({ id, way, provider, device, time_zone: timeZone, at }) => ({
    id,
    way: signInWays.find((known) => known === way) ?? null,
    provider,
    device,
    timeZone,
    at: at.toISOString(),
  }));
}

/**
 * Deletes sign-ins that are past their retention time. Returns 0, because nothing is left for a
 * later run.
 */
export async function deleteOldSignIns({ database, now }: AccountContext): Promise<number> {
  await database.db.deleteFrom('sign_ins').where('at', '<', oldest(now())).execute();
  return 0;
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - keptMs);
}
