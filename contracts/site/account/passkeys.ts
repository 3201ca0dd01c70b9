import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { longestPassword } from '../../values/longestTexts.ts';

/** The maximum number of passkeys in an account, either of a traveler or of the staff. */
export const mostPasskeys = 20;
/** The maximum length of a passkey's name, in characters. */
export const longestPasskeyName = 60;

/** Bytes in base64url, as WebAuthn sends them. RFC 4648 §5. */
const bytes = (most: number) =>
  v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(most), v.regex(/^[\w-]+$/));
const credentialId = bytes(1_400);

/**
 * The response of an authenticator that signs a challenge. Members that the site does not read are
 * dropped. WebAuthn §5.2.2.
 */
export const passkeyAssertionSchema = v.object({
  id: credentialId,
  response: v.object({
    authenticatorData: bytes(4_000),
    clientDataJSON: bytes(4_000),
    signature: bytes(8_000),
    userHandle: v.nullish(bytes(100)),
  }),
});
export type PasskeyAssertion = v.InferOutput<typeof passkeyAssertionSchema>;

/** The answer of an authenticator to the creation of a passkey. WebAuthn §5.2.1. */
const passkeyAttestationSchema = v.object({
  id: credentialId,
  response: v.object({
    attestationObject: bytes(12_000),
    clientDataJSON: bytes(4_000),
    transports: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)),
      [],
    ),
  }),
});
export type PasskeyAttestation = v.InferOutput<typeof passkeyAttestationSchema>;

/** The ways in which a browser can reach an authenticator. WebAuthn §5.8.4. */
export const passkeyTransports = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;

const credentialDescriptorSchema = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.array(v.picklist(passkeyTransports)),
});

/** The request that an authenticator signs. Its challenge works once, within five minutes. */
export const passkeyRequestSchema = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(credentialDescriptorSchema),
});

/**
 * The options for the creation of a passkey in the browser. The challenge works once, within five
 * minutes.
 */
export const passkeyCreationSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  attestation: v.literal('none'),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  excludeCredentials: v.array(credentialDescriptorSchema),
});

/**
 * The proof that the account's owner asks for a change of its passkeys: the password, or a passkey
 * that the change does not remove.
 */
export const ownerProofSchema = v.union([
  v.strictObject({
    password: v.pipe(v.string(), v.nonEmpty('is required'), v.maxLength(longestPassword)),
  }),
  v.strictObject({ passkey: passkeyAssertionSchema }),
]);
export type OwnerProof = v.InferOutput<typeof ownerProofSchema>;

/** A passkey that was used, sent without other data. */
export const usedPasskeySchema = v.strictObject({ passkey: passkeyAssertionSchema });
export const newPasskeySchema = v.strictObject({ passkey: passkeyAttestationSchema });
export const passkeyNameSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('is required'), v.maxLength(longestPasskeyName)),
});

/** A passkey of the account. `lastUsedAt` is null until it is used. */
export const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type Passkey = v.InferOutput<typeof passkeySchema>;
export const passkeyListSchema = v.object({ items: v.array(passkeySchema) });

/**
 * The reason why a passkey was refused.
 *
 * - `passkey-unknown` (403): no account has the passkey. It may have been removed.
 * - `passkey-expired` (410): the challenge is older than five minutes, was used, or had another
 *   purpose.
 * - `passkey-foreign` (403): the passkey was used at another origin.
 * - `passkey-unverified` (403): the authenticator did not verify its user.
 * - `passkey-copied` (403): the counter of the passkey went back.
 * - `passkey-wrong` (403): the signature or the format is wrong.
 * - `passkey-limit` (409): the account already has the highest number of passkeys.
 * - `passkey-exists` (409): the account already has this passkey.
 */
const passkeyProblemCodes = [
  'passkey-unknown',
  'passkey-expired',
  'passkey-foreign',
  'passkey-unverified',
  'passkey-copied',
  'passkey-wrong',
  'passkey-limit',
  'passkey-exists',
] as const;
export type PasskeyProblemCode = (typeof passkeyProblemCodes)[number];

export const passkeyProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(passkeyProblemCodes),
});
