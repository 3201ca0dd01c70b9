import { createHash } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as v from 'valibot';
import {
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyProblemCode,
  passkeyTransports,
} from '#contracts/site/account/passkeys.ts';

/**
 * The party for which passkeys are created. The checks accept passkeys only from pages of `origin`.
 * WebAuthn §5.1.3.
 */
export type RelyingParty = { id: string; origin: string };

/** Returns the relying party of a site with this public origin. */
export function relyingPartyOf(siteOrigin: string): RelyingParty {
  const { hostname, origin } = new URL(siteOrigin);
  return { id: hostname, origin };
}

const clientDataSchema = v.object({ challenge: v.string(), origin: v.string() });
type ClientData = v.InferOutput<typeof clientDataSchema>;

/**
 * Returns the browser's data about the page that used a passkey, or undefined if the data is not
 * readable.
 */
export function readClientData(clientDataJSON: string): ClientData | undefined {
  const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8');
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), clientDataSchema), text);
  return read.success ? read.output : undefined;
}

/** A stored passkey. The public key has the format of COSE, encoded in base64url. RFC 9052 §7. */
export type StoredKey = { credentialId: string; publicKey: string; counter: number };

/** The result of a check: either the reason for its failure or its findings. */
type Checked<Found> = { fault: PasskeyProblemCode } | ({ fault?: undefined } & Found);

const flagsAt = 32;
const userVerified = 0x04;

/**
 * Returns the fault of an authenticator's data, if any. The data must be for this relying party and
 * state that the authenticator verified its user.
 */
function faultOfData(data: Uint8Array, { id }: RelyingParty): PasskeyProblemCode | undefined {
  const expected = createHash('sha256').update(id).digest();
  if (!expected.equals(data.subarray(0, flagsAt))) return 'passkey-foreign';
  return ((data[flagsAt] ?? 0) & userVerified) === 0 ? 'passkey-unverified' : undefined;
}

/**
 * Checks the signature of an authenticator for a challenge that was just used up. WebAuthn §7.2. A
 * counter that does not grow indicates a copy of the passkey. Authenticators without a counter
 * always send 0.
 */
export async function checkAssertion(
  party: RelyingParty,
  { id, response }: PasskeyAssertion,
  { challenge, key }: { challenge: string; key: StoredKey },
): Promise<Checked<{ counter: number }>> {
  if (readClientData(response.clientDataJSON)?.origin !== party.origin) {
    return { fault: 'passkey-foreign' };
  }
  const data = Buffer.from(response.authenticatorData, 'base64url');
  const fault = faultOfData(data, party);
  if (fault) return { fault };
  const { userHandle, ...signed } = response;
  const verify = verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { ...signed, ...(userHandle && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      // The counter is compared below, after the signature has been verified.
      counter: 0,
    },
    requireUserVerification: true,
  });
  const { verified, counter } = await verify.then(
    ({ verified: right, authenticationInfo }) => ({
      verified: right,
      counter: authenticationInfo.newCounter,
    }),
    () => ({ verified: false, counter: 0 }),
  );
  if (!verified) return { fault: 'passkey-wrong' };
  if ((counter > 0 || key.counter > 0) && counter <= key.counter) {
    return { fault: 'passkey-copied' };
  }
  return { counter };
}

/** Filters transports, keeping those that browsers know. */
export function knownTransportsOf(sent: readonly string[]) {
  return passkeyTransports.filter((known) => sent.includes(known));
}

/**
 * Checks a new passkey for a challenge that was just used up. WebAuthn §7.1. The model of the
 * authenticator is not checked.
 */
export async function checkAttestation(
  party: RelyingParty,
  { id, response }: PasskeyAttestation,
  challenge: string,
): Promise<Checked<StoredKey>> {
  if (readClientData(response.clientDataJSON)?.origin !== party.origin) {
    return { fault: 'passkey-foreign' };
  }
  const verify = verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { ...response, transports: knownTransportsOf(response.transports) },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // The flag is checked below, so that each fault gets a separate problem.
    requireUserVerification: false,
  });
  const info = await verify.then(
    ({ registrationInfo }) => registrationInfo,
    () => undefined,
  );
  if (!info) return { fault: 'passkey-wrong' };
  if (!info.userVerified) return { fault: 'passkey-unverified' };
  const { credential } = info;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
}
