import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Kysely } from 'kysely';
import { readCookies } from '../auth/readCookies.ts';
import type { Tables } from '../database/tables.ts';
import { accountProblem } from './accountProblems.ts';

/** How long the link of a mail works, in seconds. */
export const linkSeconds = 3_600;

/**
 * The link of a mail. better-auth stores those of a reset, under this name; the site stores the
 * others.
 */
type Link = { kind: 'reset-password' | 'verification'; token: string };

/** How identifiers are stored: what better-auth makes of them with `storeIdentifier: 'hashed'`. */
function hashOf(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

function identifierOf({ kind, token }: Link): string {
  return hashOf(`${kind}:${token}`);
}

/** Stores that the link with this token is open, so that it can be ended. */
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

/** The account that an open link belongs to; undefined if the link has ended. */
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
 * Throws unless the link is an open one of the account, now that no other change of it is under
 * way.
 */
export async function requireLink(
  tx: Kysely<Tables>,
  link: Link,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  if ((await accountOfLink(tx, link, now)) !== accountId) throw accountProblem('link-expired');
}

/** The account whose second step this browser has to take; undefined if there is no such step. */
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
 * Ends all links and unfinished sign-ins of an account, in the transaction that changes its
 * password, its address or its second step: whoever had them may not be its owner. ADR 0015.
 */
export async function endLinks(tx: Kysely<Tables>, accountId: string): Promise<void> {
  await tx.deleteFrom('verification').where('value', '=', accountId).execute();
}

/**
 * What the names of the site's cookies begin with. No other host or plain page can set those for
 * TLS.
 */
export function cookiePrefix(secure: boolean): string {
  return secure ? '__Host-stayfarer' : 'stayfarer';
}
