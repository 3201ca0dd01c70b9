import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  mostPasskeys,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type passkeyCreationSchema,
  type passkeyRequestSchema,
} from '#contracts/site/account/passkeys.ts';
import type * as v from 'valibot';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { ProblemError, toProblemError } from '../request/problemError.ts';
import {
  challengeMs,
  type ChallengeUse,
  openChallenge,
  takeChallenge,
} from './passkeyChallenges.ts';
import { passkeyProblem } from './passkeyProblems.ts';
import {
  checkAssertion,
  checkAttestation,
  knownTransportsOf,
  readClientData,
  relyingPartyOf,
} from './webAuthn.ts';

type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;
type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>;
/** The account that owns the passkeys, and its current session. */
type Owner = { accountId: string; sessionId: string };
/** The table of the passkeys, of travelers or of the staff. */
type PasskeyTable = 'passkeys' | 'staff_passkeys';

/** EdDSA, ES256 and RS256, the algorithms of authenticators. RFC 9053 §2, RFC 8812 §2. */
const algorithms = [-8, -7, -257];

/** Returns the passkeys of an account, the oldest first. */
export async function listPasskeys(
  db: Kysely<Tables>,
  table: PasskeyTable,
  accountId: string,
): Promise<Passkey[]> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Runs `work`. If `work` refuses a passkey as copied, calls `tell` and then throws the refusal. */
export async function whenCopied<Result>(
  tell: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (toProblemError(error).members?.['code'] === 'passkey-copied') await tell();
    throw error;
  }
}

/**
 * Returns the functions that create, check and remove the passkeys of travelers or of the staff,
 * following WebAuthn Level 3. A challenge for travelers is not valid for the staff, and vice versa.
 * ADR 0039.
 */
export function createPasskeys(
  { database, siteOrigin, now }: { database: Database; siteOrigin: () => string; now: () => Date },
  table: PasskeyTable,
) {
  const party = () => relyingPartyOf(siteOrigin());
  const isStaff = table === 'staff_passkeys';
  const signIn: ChallengeUse = { purpose: isStaff ? 'desk-sign-in' : 'sign-in' };
  const createIn = (sessionId: string): ChallengeUse => ({
    purpose: isStaff ? 'desk-create' : 'create',
    sessionId,
  });
  const confirmIn = (sessionId: string): ChallengeUse => ({
    purpose: isStaff ? 'desk-confirm' : 'confirm',
    sessionId,
  });

  const descriptors = async (accountId: string) => {
    const rows = await database.db
      .selectFrom(table)
      .select(['credential_id as id', 'transports', 'user_handle'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute();
    return {
      userHandle: rows[0]?.user_handle,
      credentials: rows.map(({ id, transports }) => ({
        id,
        type: 'public-key' as const,
        transports: knownTransportsOf(transports),
      })),
    };
  };

  const request = async (
    use: ChallengeUse,
    allowCredentials: PasskeyRequest['allowCredentials'],
  ): Promise<PasskeyRequest> => ({
    challenge: await openChallenge(database.db, use, { now: now() }),
    rpId: party().id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials,
  });

  /** Uses up the challenge that an authenticator has answered, and returns it. */
  const take = async (clientDataJSON: string, use: ChallengeUse) => {
    const challenge = readClientData(clientDataJSON)?.challenge;
    if (challenge === undefined) throw passkeyProblem('passkey-wrong');
    const taken = await takeChallenge(database.db, challenge, use, now());
    if (!taken) throw passkeyProblem('passkey-expired');
    return { challenge, userHandle: taken.user_handle };
  };

  /**
   * Checks the signature of an account's passkey and stores its use. The transaction must have
   * locked the account, so that a passkey that was removed in the meantime is unknown. Returns the
   * passkey's id.
   */
  const use = async (
    tx: Kysely<Tables>,
    { accountId, needsHandle }: { accountId: string; needsHandle: boolean },
    { passkey, challenge }: { passkey: PasskeyAssertion; challenge: string },
  ): Promise<string> => {
    const row = await tx
      .selectFrom(table)
      .select(['id', 'credential_id', 'public_key', 'user_handle', 'counter'])
      .where('credential_id', '=', passkey.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    const handle = passkey.response.userHandle ?? (needsHandle ? '' : row?.user_handle);
    if (!row || handle !== row.user_handle) throw passkeyProblem('passkey-unknown');
    const key = {
      credentialId: row.credential_id,
      publicKey: row.public_key,
      counter: Number(row.counter),
    };
    const checked = await checkAssertion(party(), passkey, { challenge, key });
    if (checked.fault !== undefined) throw passkeyProblem(checked.fault);
    await tx
      .updateTable(table)
      .set({ counter: checked.counter, last_used_at: now() })
      .where('id', '=', row.id)
      .execute();
    return row.id;
  };

  return {
    /** Returns a request to sign in, which any passkey of this site may sign. */
    askToSignIn: () => request(signIn, []),
    /** Returns a request for confirmation, which any passkey of the owner may sign. */
    askToConfirm: async ({ accountId, sessionId }: Owner) =>
      request(confirmIn(sessionId), (await descriptors(accountId)).credentials),

    /**
     * Uses up the challenge of a sign-in. The returned function checks the signature, within a
     * transaction that has locked the account.
     */
    takeSignIn: async (passkey: PasskeyAssertion) => {
      const { challenge } = await take(passkey.response.clientDataJSON, signIn);
      return (tx: Kysely<Tables>, accountId: string): Promise<string> =>
        use(tx, { accountId, needsHandle: true }, { passkey, challenge });
    },

    /**
     * Uses up the challenge of a confirmation. The returned function checks the signature within
     * the change that it confirms. A signature of the passkey with the id `not` is refused.
     */
    takeConfirmation: async (
      { accountId, sessionId }: Owner,
      passkey: PasskeyAssertion,
      not?: string,
    ) => {
      const { challenge } = await take(passkey.response.clientDataJSON, confirmIn(sessionId));
      return async (tx: Kysely<Tables>): Promise<void> => {
        const used = await use(tx, { accountId, needsHandle: false }, { passkey, challenge });
        if (used === not) throw passkeyProblem('passkey-unknown');
      };
    },

    /**
     * Returns the options with which the browser creates a passkey. The browser lists the passkey
     * under `label`. All passkeys of an account share one random user handle.
     */
    creation: async (
      { accountId, sessionId }: Owner,
      { site, label, name }: { site: string; label: string; name: string },
    ): Promise<PasskeyCreation> => {
      const { credentials, userHandle = randomBytes(32).toString('base64url') } =
        await descriptors(accountId);
      if (credentials.length >= mostPasskeys) throw passkeyProblem('passkey-limit');
      return {
        challenge: await openChallenge(database.db, createIn(sessionId), {
          now: now(),
          userHandle,
        }),
        rp: { id: party().id, name: site },
        user: { id: userHandle, name: label, displayName: name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeMs,
        attestation: 'none',
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        excludeCredentials: credentials,
      };
    },

    /** Checks a new passkey. The returned function stores it within a change of the account. */
    add: async ({ accountId, sessionId }: Owner, passkey: PasskeyAttestation, name: string) => {
      const { clientDataJSON, transports } = passkey.response;
      const taken = await take(clientDataJSON, createIn(sessionId));
      const checked = await checkAttestation(party(), passkey, taken.challenge);
      if (checked.fault !== undefined) throw passkeyProblem(checked.fault);
      const { credentialId, publicKey, counter } = checked;
      return async (tx: Kysely<Tables>): Promise<void> => {
        if ((await listPasskeys(tx, table, accountId)).length >= mostPasskeys) {
          throw passkeyProblem('passkey-limit');
        }
        const added = await tx
          .insertInto(table)
          .values({
            id: randomUUID(),
            account_id: accountId,
            credential_id: credentialId,
            public_key: publicKey,
            user_handle: taken.userHandle ?? '',
            counter,
            transports: JSON.stringify(knownTransportsOf(transports)),
            name,
            created_at: now(),
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows === 0n) throw passkeyProblem('passkey-exists');
      };
    },

    /**
     * Renames a passkey of the account. Throws a 404 problem if the account has no passkey with
     * this id.
     */
    rename: async (accountId: string, id: string, name: string): Promise<void> => {
      const { numUpdatedRows } = await database.db
        .updateTable(table)
        .set({ name })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw noSuchPasskey();
    },

    /**
     * Removes a passkey of the account. Throws a 404 problem if the account has no passkey with
     * this id.
     */
    remove: async (tx: Kysely<Tables>, accountId: string, id: string): Promise<void> => {
      const { numDeletedRows } = await tx
        .deleteFrom(table)
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw noSuchPasskey();
    },
  };
}

function noSuchPasskey(): ProblemError {
  return new ProblemError(404, 'There is no such passkey.');
}
