import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  mostPasskeys,
  type OwnerProof,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type passkeyCreationSchema,
  type passkeyRequestSchema,
} from '#contracts/site/account/passkeys.ts';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type * as v from 'valibot';
import {
  challengeMs,
  type ChallengeUse,
  openChallenge,
  takeChallenge,
} from '../auth/passkeyChallenges.ts';
import {
  checkAssertion,
  checkAttestation,
  knownTransportsOf,
  readClientData,
  relyingPartyOf,
} from '../auth/webAuthn.ts';
import type { Tables } from '../database/tables.ts';
import { toProblemError } from '../request/problemError.ts';
import type { AccountContext } from './accountContext.ts';
import { mailOwner } from './accountMail.ts';
import type { AccountChange, SignedIn } from './createAccounts.ts';
import { passkeyProblem } from './passkeyProblems.ts';

type PasskeyRequest = v.InferOutput<typeof passkeyRequestSchema>;
type PasskeyCreation = v.InferOutput<typeof passkeyCreationSchema>;
type Owner = { accountId: string; name: string; email: string };

/** ES256, EdDSA and RS256: what authenticators make keys with. RFC 9053 §2, RFC 8812 §2. */
const algorithms = [-8, -7, -257];

/** The passkeys of an account, the oldest first. */
export async function listPasskeys(db: Kysely<Tables>, accountId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
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

/** Whose passkey this is; undefined if no account has it. */
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

/** Makes, checks and removes passkeys, by WebAuthn Level 3. ADR 0039. */
export function createPasskeys(context: AccountContext) {
  const { database, siteOrigin, now } = context;
  const party = () => relyingPartyOf(siteOrigin());

  const descriptors = async (accountId: string) => {
    const rows = await database.db
      .selectFrom('passkeys')
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

  /** What an authenticator is asked to sign; by `owner`, one of the owner's passkeys alone. */
  const request = async (use: ChallengeUse, owner?: SignedIn): Promise<PasskeyRequest> => ({
    challenge: await openChallenge(database.db, use, { now: now() }),
    rpId: party().id,
    timeout: challengeMs,
    userVerification: 'required',
    allowCredentials: owner ? (await descriptors(owner.accountId)).credentials : [],
  });

  /** Uses up the challenge that an answer of an authenticator is for, and returns it. */
  const take = async (clientDataJSON: string, use: ChallengeUse) => {
    const challenge = readClientData(clientDataJSON)?.challenge;
    if (challenge === undefined) throw passkeyProblem('passkey-wrong');
    const taken = await takeChallenge(database.db, challenge, use, now());
    if (!taken) throw passkeyProblem('passkey-expired');
    return { challenge, userHandle: taken.user_handle };
  };

  /**
   * Checks what a passkey of the account signed and stores its use, in a transaction that has locked
   * the account: a passkey that was removed meanwhile is unknown. Returns the passkey's id.
   */
  const use = async (
    { tx }: Pick<AccountChange, 'tx'>,
    { accountId, needsHandle }: { accountId: string; needsHandle: boolean },
    { passkey, challenge }: { passkey: PasskeyAssertion; challenge: string },
  ): Promise<string> => {
    const row = await tx
      .selectFrom('passkeys')
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
      .updateTable('passkeys')
      .set({ counter: checked.counter, last_used_at: now() })
      .where('id', '=', row.id)
      .execute();
    return row.id;
  };

  /** Does `work`; when it refuses a passkey whose counter went back, its owner is told by mail. */
  const tellingOwner = async <Result>(
    owner: Owner,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (toProblemError(error).members?.['code'] === 'passkey-copied') {
        await mailOwner(context, owner, { template: 'passkey-copied' });
      }
      throw error;
    }
  };

  /**
   * Takes the proof of an owner before the change that it is for. The returned function checks it
   * within that change, and throws unless it is right. `not` is the passkey that it may not be of.
   */
  const takeProof = async (session: SignedIn, proof: OwnerProof, not?: string) => {
    if ('password' in proof) {
      return async ({ call }: AccountChange): Promise<void> => {
        const body = { password: proof.password };
        await call((api, headers) => api.verifyPassword({ body, headers, asResponse: true }));
      };
    }
    const { passkey } = proof;
    const { accountId, sessionId } = session;
    const { clientDataJSON } = passkey.response;
    const { challenge } = await take(clientDataJSON, { purpose: 'confirm', sessionId });
    return async (parts: AccountChange): Promise<void> => {
      const used = await use(parts, { accountId, needsHandle: false }, { passkey, challenge });
      if (used === not) throw passkeyProblem('passkey-unknown');
    };
  };

  /** What the browser makes a passkey with. All passkeys of an account have one random handle. */
  const creation = async ({
    accountId,
    sessionId,
    email,
    name,
  }: SignedIn): Promise<PasskeyCreation> => {
    const { credentials, userHandle = randomBytes(32).toString('base64url') } =
      await descriptors(accountId);
    if (credentials.length >= mostPasskeys) throw passkeyProblem('passkey-limit');
    const forSession = { purpose: 'create', sessionId } as const;
    return {
      challenge: await openChallenge(database.db, forSession, { now: now(), userHandle }),
      rp: { id: party().id, name: serverI18n(defaultLanguage).t('page.brand') },
      user: { id: userHandle, name: email, displayName: name },
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
  };

  /** Checks a new passkey. The returned function stores it within a change of the account. */
  const add = async (
    { accountId, sessionId }: SignedIn,
    passkey: PasskeyAttestation,
    name: string,
  ) => {
    const { clientDataJSON, transports } = passkey.response;
    const taken = await take(clientDataJSON, { purpose: 'create', sessionId });
    const checked = await checkAttestation(party(), passkey, taken.challenge);
    if (checked.fault !== undefined) throw passkeyProblem(checked.fault);
    const { credentialId, publicKey, counter } = checked;
    return async ({ tx }: AccountChange): Promise<void> => {
      if ((await listPasskeys(tx, accountId)).length >= mostPasskeys) {
        throw passkeyProblem('passkey-limit');
      }
      const added = await tx
        .insertInto('passkeys')
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
  };

  return { request, take, use, tellingOwner, takeProof, creation, add };
}
