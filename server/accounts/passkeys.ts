import type { Kysely } from 'kysely';
import type { OwnerProof, Passkey, PasskeyAssertion } from '#contracts/site/account/passkeys.ts';
import { createPasskeys, listPasskeys, whenCopied } from '../auth/passkeys.ts';
import type { Tables } from '../database/tables.ts';
import type { AccountContext } from './accountContext.ts';
import { mailOwner } from './accountMail.ts';
import type { AccountChange, SignedIn } from './createAccounts.ts';

type Owner = { accountId: string; name: string; email: string };

/** Returns the passkeys of an account, the oldest first. */
export function passkeysOfAccount(db: Kysely<Tables>, accountId: string): Promise<Passkey[]> {
  return listPasskeys(db, 'passkeys', accountId);
}

/** Returns the owner of a passkey, or undefined if no account has it. */
export function ownerOfPasskey(
  db: Kysely<Tables>,
  { id }: PasskeyAssertion,
): Promise<Owner | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('user', 'user.id', 'passkeys.account_id')
    .select(['user.id as accountId', 'user.name', 'user.email'])
    .where('passkeys.credential_id', '=', id)
    .executeTakeFirst();
}

/**
 * Creates the passkeys of travelers. A passkey can confirm changes of the passkeys, and the owner
 * is notified by mail if a passkey was copied. ADR 0039.
 */
export function createAccountPasskeys(context: AccountContext) {
  const passkeys = createPasskeys(context, 'passkeys');

  /** Runs `work`. If it refuses a passkey whose counter went back, notifies the owner by mail. */
  const tellingOwner = <Result>(owner: Owner, work: () => Promise<Result>): Promise<Result> =>
    whenCopied(() => mailOwner(context, owner, { template: 'passkey-copied' }), work);

  /**
   * Accepts the proof of an owner before a change. The returned function checks the proof within
   * the change and throws if it is wrong. The passkey with the id `not` is no valid proof.
   */
  const takeProof = async (session: SignedIn, proof: OwnerProof, not?: string) => {
    if ('password' in proof) {
      return async ({ call }: AccountChange): Promise<void> => {
        const body = { password: proof.password };
        await call((api, headers) => api.verifyPassword({ body, headers, asResponse: true }));
      };
    }
    const confirm = await passkeys.takeConfirmation(session, proof.passkey, not);
    return ({ tx }: AccountChange): Promise<void> => confirm(tx);
  };

  return { ...passkeys, tellingOwner, takeProof };
}
