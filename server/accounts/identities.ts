import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Identities, SignInResponse } from '#contracts/site/account/account.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { createOpenIdSteps } from '../auth/openid/openIdSteps.ts';
import {
  type Identity,
  OpenIdFailure,
  type SignedInPerson,
} from '../auth/openid/openIdProvider.ts';
import { isUniqueViolation } from '../database/databaseErrors.ts';
import type { Tables } from '../database/tables.ts';
import { ProblemError } from '../request/problemError.ts';
import { type AccountContext, lockAccount } from './accountContext.ts';
import { cookiePrefix } from './accountLinks.ts';
import { mailOwner } from './accountMail.ts';
import { accountProblem } from './accountProblems.ts';

const identitySchema = v.object({
  issuer: v.string(),
  subject: v.string(),
  email: v.string(),
  name: v.string(),
});

/** The result of looking up the account of an identity. */
export type IdentityOwner =
  { kind: 'account'; accountId: string } | { kind: 'known-address' } | { kind: 'taken' };

/**
 * Creates the functions that link accounts of other sites to accounts here. Issuer and subject
 * identify an account of another site, even if its address changes. ADR 0040.
 */
export function createIdentities(context: AccountContext, isSecure: (req: Request) => boolean) {
  const { database, now, onVerified, openId, log } = context;
  const pending = createOpenIdSteps(context, {
    kind: 'link',
    schema: identitySchema,
    nameOf: (secure) => `${cookiePrefix(secure)}.oidc_link`,
    cookie: { path: '/' },
    isSecure,
  });

  /**
   * Links an identity to an account. Returns false if the identity is already linked, or if the
   * account already has a link to this issuer.
   */
  const link = async (
    db: Kysely<Tables>,
    accountId: string,
    { issuer, subject, email }: Identity,
  ): Promise<boolean> => {
    const own = await db
      .selectFrom('oidc_links')
      .select('id')
      .where('account_id', '=', accountId)
      .where('issuer', '=', issuer)
      .executeTakeFirst();
    if (own) return false;
    const at = now();
    const values = { id: randomUUID(), issuer, subject, account_id: accountId, email };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('oidc_links')
      .values({ ...values, created_at: at, last_used_at: at })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  };

  /**
   * Returns the account that is linked to an identity, and stores the time of this use. The address
   * of the identity may have changed.
   */
  const findLinked = async ({
    issuer,
    subject,
  }: Pick<Identity, 'issuer' | 'subject'>): Promise<string | undefined> => {
    const row = await database.db
      .updateTable('oidc_links')
      .set({ last_used_at: now() })
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .returning('account_id')
      .executeTakeFirst();
    return row?.account_id;
  };

  const accountOfAddress = (email: string) =>
    database.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();

  /**
   * Creates an account without a password, because the issuer vouches for the address. Returns
   * undefined if another sign-in has just created it.
   */
  const create = async (identity: Identity, language: Language): Promise<string | undefined> => {
    const { name, email } = identity;
    const id = randomUUID();
    try {
      await database.transaction(async (tx) => {
        await tx
          .insertInto('user')
          .values({ id, name, email, emailVerified: true, language })
          .execute();
        if (!(await link(tx, id, identity))) throw new ProblemError(409, 'It is already linked.');
      });
    } catch (error) {
      const isThere = error instanceof ProblemError && error.status === 409;
      if (isThere || isUniqueViolation(error)) return undefined;
      throw error;
    }
    await onVerified({ accountId: id, email });
    return id;
  };

  return {
    /**
     * Finds or creates the account of an identity. A matching address alone does not open an
     * existing account. Instead, the link waits until the owner of the account signs in. Returns
     * `taken` if the account already has a link to this issuer. Throws for an unknown identity
     * whose address the issuer does not vouch for.
     */
    ownerOf: async (
      identity: SignedInPerson,
      { language, req, res }: { language: Language; req: Request; res: Response },
    ): Promise<IdentityOwner> => {
      const linked = await findLinked(identity);
      if (linked !== undefined) return { kind: 'account', accountId: linked };
      if (identity.missing !== undefined) throw new OpenIdFailure(identity.missing);
      if (!(await accountOfAddress(identity.email))) {
        const created = await create(identity, language);
        const accountId = created ?? (await findLinked(identity));
        if (accountId !== undefined) return { kind: 'account', accountId };
      }
      const owner = await accountOfAddress(identity.email);
      const other = await database.db
        .selectFrom('oidc_links')
        .select('id')
        .where('account_id', '=', owner?.id ?? '')
        .where('issuer', '=', identity.issuer)
        .executeTakeFirst();
      if (other) return { kind: 'taken' };
      await pending.put(req, res, identity);
      return { kind: 'known-address' };
    },

    /**
     * Links the identity that waits for this browser to the account that has just signed in, if
     * both have the same address. The sign-in succeeds even if the link fails.
     */
    linkPending: async (
      req: Request,
      res: Response,
      view: SignInResponse,
    ): Promise<SignInResponse> => {
      if (view.outcome !== 'signed-in' || !openId) return view;
      const { email, name } = view.session;
      try {
        const identity = await pending.take(req, res);
        if (identity?.email !== email) return view;
        const accountId = (await accountOfAddress(email))?.id;
        if (accountId === undefined) return view;
        const linked = await database.transaction(async (tx) => {
          await lockAccount(tx, accountId);
          return link(tx, accountId, identity);
        });
        if (!linked) return view;
        const { name: provider } = openId.settings;
        await mailOwner(
          context,
          { accountId, name, email },
          { template: 'identity-linked', provider },
        );
        return { ...view, linked: provider };
      } catch (err) {
        log.error({ err }, 'an account of another site could not be linked');
        return view;
      }
    },

    list: async (accountId: string): Promise<Identities> => {
      const rows = await database.db
        .selectFrom('oidc_links')
        .select(['id', 'issuer', 'email', 'created_at', 'last_used_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute();
      return {
        identities: rows.map((row) => ({
          id: row.id,
          name: nameOf(context, row.issuer),
          email: row.email,
          since: row.created_at.toISOString(),
          lastUsed: row.last_used_at.toISOString(),
        })),
        password: await hasPassword(database.db, accountId),
      };
    },

    /**
     * Removes a link. Throws a 404 problem if the account has no such link, and a 409 problem if
     * the account has no password to sign in with instead.
     */
    remove: (accountId: string, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const { numDeletedRows } = await tx
          .deleteFrom('oidc_links')
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new ProblemError(404, 'There is no such link.');
        // Throwing here rolls back the transaction, so that the link stays.
        if (!(await hasPassword(tx, accountId))) throw accountProblem('last-way');
      }),
  };
}
export type AccountIdentities = ReturnType<typeof createIdentities>;

/**
 * Returns the name of an issuer from the settings. If the settings name another issuer, returns the
 * host.
 */
function nameOf({ openId }: Pick<AccountContext, 'openId'>, issuer: string): string {
  if (openId && isSameIssuer(openId.settings.issuer, issuer)) return openId.settings.name;
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}

/**
 * Returns the name of the other site whose account can sign in to an account, or undefined if there
 * is none.
 */
export async function linkedProvider(
  context: Pick<AccountContext, 'database' | 'openId'>,
  accountId: string,
): Promise<string | undefined> {
  const row = await context.database.db
    .selectFrom('oidc_links')
    .select('issuer')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && nameOf(context, row.issuer);
}

/** Compares two issuers. The settings may end with a slash that the issuer's own name lacks. */
function isSameIssuer(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}

async function hasPassword(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('userId')
    .where('userId', '=', accountId)
    .where('providerId', '=', 'credential')
    .where('password', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
