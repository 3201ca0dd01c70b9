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
 * Creates the functions for the passkeys of travelers. A passkey can confirm changes of the
 * passkeys. The owner gets a mail if a passkey was copied. ADR 0039.
 */
export function createAccountPasskeys(context: AccountContext) {
  const passkeys = createPasskeys(context, 'passkeys');

  /** Runs `work`. Notifies the owner by mail if `work` refuses a passkey as copied. */
  const tellingOwner = <Result>(owner: Owner, work: () => Promise<Result>): Promise<Result> =>
    whenCopied(() => mailOwner(context, owner, { template: 'passkey-copied' }), work);

  /**
   * Takes an owner's proof before a change and uses up the challenge of a passkey. The returned
   * function checks the proof within the change and throws if the proof is wrong. The passkey with
   * the id `not` is not accepted.
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
