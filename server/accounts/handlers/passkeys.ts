import type { Request, Response } from 'express';
import * as v from 'valibot';
import type { SignInResponse } from '#contracts/site/account/account.ts';
import type {
  OwnerProof,
  PasskeyAssertion,
  PasskeyAttestation,
} from '#contracts/site/account/passkeys.ts';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import { authHeaders } from '../../auth/callAuth.ts';
import { deviceName } from '../../auth/deviceName.ts';
import { passkeyProblem } from '../../auth/passkeyProblems.ts';
import type { AccountContext } from '../accountContext.ts';
import { endLinks } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';
import type { AccountChange, Accounts, SignedIn } from '../createAccounts.ts';
import type { SignInGuard } from '../createSignInGuard.ts';
import { createAccountPasskeys, ownerOfPasskey } from '../passkeys.ts';

type Exchange = { req: Request; res: Response };

const twoStepSchema = v.object({ twoFactorEnabled: v.nullish(v.boolean(), false) });

/**
 * Creates the sign-in with a passkey, which counts as both steps. The first step is the possession
 * of the authenticator. The second is the authenticator's check of its user. ASVS 6.3.3, ADR 0039.
 */
export function createPasskeySignIn(
  context: AccountContext,
  accounts: Accounts,
  guard: SignInGuard,
) {
  const { database, trustProxy } = context;
  const passkeys = createAccountPasskeys(context);

  return async (
    body: { passkey: PasskeyAssertion; rememberMe: boolean; timeZone?: string | undefined },
    { req, res }: Exchange,
  ): Promise<SignInResponse> => {
    const { passkey, rememberMe, timeZone } = body;
    const owner = await ownerOfPasskey(database.db, passkey);
    const { known, client } = guard.attemptOf(req, res, owner?.email ?? '');
    if (!known) await guard.countStranger(client);
    const check = await passkeys.takeSignIn(passkey);
    if (!owner) throw passkeyProblem('passkey-unknown');
    const { accountId, name, email } = owner;
    // The cookies of the request are left out. Otherwise the `dont_remember` cookie of an open
    // session would limit the new session to one day.
    const headers = authHeaders(req, trustProxy, '');
    const open = () =>
      accounts.change(req, res, accountId, async ({ tx, call }) => {
        await check(tx, accountId);
        const session = { accountId, rememberMe };
        return call((api) => api.openSession({ body: session, headers, asResponse: true }));
      });
    const opened = await passkeys.tellingOwner(owner, open);
    const { twoFactorEnabled: twoStep } = v.parse(twoStepSchema, opened);
    const view = { outcome: 'signed-in', session: { name, email, twoStep } } as const;
    return guard.signedIn(req, res, view, { way: 'passkey', timeZone });
  };
}

/**
 * Creates the routes for the passkeys of a signed-in traveler. Adding or removing a passkey needs
 * the password or another passkey, and the owner is notified by mail.
 */
export function createOwnPasskeys(context: AccountContext, accounts: Accounts) {
  const passkeys = createAccountPasskeys(context);

  /** Changes the passkeys after checking the proof. */
  const withProof = async (
    session: SignedIn,
    { proof, not }: { proof: OwnerProof; not?: string },
    { req, res }: Exchange,
    work: (parts: AccountChange) => Promise<void>,
  ): Promise<void> => {
    const prove = await passkeys.takeProof(session, proof, not);
    await passkeys.tellingOwner(session, () =>
      accounts.change(req, res, session.accountId, async (parts) => {
        await prove(parts);
        await work(parts);
      }),
    );
  };

  const begin = async (session: SignedIn, proof: OwnerProof, exchange: Exchange) => {
    await withProof(session, { proof }, exchange, () => Promise.resolve());
    const { email: label, name } = session;
    const site = serverI18n(defaultLanguage).t('page.brand');
    return passkeys.creation(session, { site, label, name });
  };

  const add = async (
    session: SignedIn,
    passkey: PasskeyAttestation,
    { req, res }: Exchange,
  ): Promise<void> => {
    const name = deviceName(req.headers['user-agent'] ?? '');
    const store = await passkeys.add(session, passkey, name);
    await accounts.change(req, res, session.accountId, async (parts) => {
      await store(parts.tx);
      await endLinks(parts.tx, session.accountId);
      await mailOwner(parts.context, session, { template: 'passkey-added' });
    });
  };

  const remove = async (
    session: SignedIn,
    { id, proof }: { id: string; proof: OwnerProof },
    exchange: Exchange,
  ): Promise<void> => {
    await withProof(session, { proof, not: id }, exchange, async ({ tx, context: within }) => {
      await passkeys.remove(tx, session.accountId, id);
      await endLinks(tx, session.accountId);
      await mailOwner(within, session, { template: 'passkey-removed' });
    });
  };

  return {
    confirmation: passkeys.askToConfirm,
    begin,
    add,
    rename: passkeys.rename,
    remove,
  };
}
