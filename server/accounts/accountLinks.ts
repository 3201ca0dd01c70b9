import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Kysely } from 'kysely';
import { readCookies } from '../auth/readCookies.ts';
import type { Tables } from '../database/tables.ts';
import { accountProblem } from './accountProblems.ts';

/** The lifetime of a link in a mail, in seconds. */
export const linkSeconds = 3_600;

/**
 * The link in a mail. better-auth itself stores the links that reset a password, under this name.
 * The site stores the others.
 */
type Link = { kind: 'reset-password' | 'verification'; token: string };

/** Hashes an identifier exactly as better-auth does with `storeIdentifier: 'hashed'`. */
function hashOf(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

function identifierOf({ kind, token }: Link): string {
  return hashOf(`${kind}:${token}`);
}

/** Stores a link as open. Without the row, the site could not end the link before it expires. */
export async function openLink(
  db: Kysely<Tables>,
  { token, accountId, now }: { token: string; accountId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('verification')
    .values({
      id: randomUUID(),
      identifier: identifierOf({ kind: 'verification', token }),
      value: accountId,
      expiresAt: new Date(now.getTime() + linkSeconds * 1_000),
    })
    .execute();
}

/** Returns the account of an open link, or undefined if the link has ended. */
export async function accountOfLink(
  db: Kysely<Tables>,
  link: Link,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', identifierOf(link))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.value;
}

/**
 * Throws unless the link is open and belongs to the account. Lock the account before the call.
 * Otherwise a concurrent change could end the link right after the check.
 */
export async function requireLink(
  tx: Kysely<Tables>,
  link: Link,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  if ((await accountOfLink(tx, link, now)) !== accountId) throw accountProblem('link-expired');
}

/**
 * Returns the account whose second step this browser still has to take, or undefined if there is
 * none.
 */
export async function ownerOfSecondStep(
  db: Kysely<Tables>,
  req: Request,
  secure: boolean,
): Promise<{ accountId: string; email: string } | undefined> {
  const cookie = readCookies(req)[`${cookiePrefix(secure)}.two_factor`];
  if (cookie === undefined) return undefined;
  return db
    .selectFrom('verification')
    .innerJoin('user', 'user.id', 'verification.value')
    .select(['user.id as accountId', 'user.email'])
    .where('verification.identifier', '=', hashOf(cookie.replace(/\.[^.]*$/, '')))
    .executeTakeFirst();
}

/**
 * Ends all links and unfinished sign-ins of an account, because somebody other than its owner may
 * hold them. Call it in the transaction that changes the password, the address, the passkeys or the
 * second step. ADR 0015.
 */
export async function endLinks(tx: Kysely<Tables>, accountId: string): Promise<void> {
  await tx.deleteFrom('verification').where('value', '=', accountId).execute();
}

/**
 * Returns the prefix of the site's cookie names. Browsers accept a `__Host-` cookie only from this
 * host and only over TLS.
 */
export function cookiePrefix(secure: boolean): string {
  return secure ? '__Host-stayfarer' : 'stayfarer';
}
