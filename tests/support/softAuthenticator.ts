import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Encoded = Buffer | string | number | ReadonlyMap<number | string, Encoded>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** Encodes a value in CBOR, as far as passkeys need it. RFC 8949 §3. */
function cbor(value: Encoded): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** Returns the public key in the format of COSE: EC2, ES256, P-256. RFC 9053 §7.1. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, Encoded>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** The faults that a test can cause in the authenticator or the page. */
type Faults = {
  origin?: string | undefined;
  rpId?: string | undefined;
  verified?: boolean | undefined;
  counter?: number | undefined;
  userHandle?: string | undefined;
};

/** A passkey in a software authenticator, with its counter. */
export type SoftPasskey = { id: string; key: KeyObject; userHandle: string; counter: number };

/**
 * Creates a software authenticator for a page at `origin`, with ES256 keys and attestation `none`.
 * WebAuthn §6. Each signature raises the counter by one, unless `faults` set it.
 */
export function softAuthenticator(origin: string) {
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const header = (rpId: string, flags: number, counter: number) => {
    const bytes = Buffer.alloc(5);
    bytes[0] = flags;
    bytes.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), bytes]);
  };
  const flagsOf = ({ verified = true }: Faults) => userPresent | (verified ? userVerified : 0);

  /**
   * Creates a passkey. Returns the data that is sent to the site and the data that the
   * authenticator keeps.
   */
  const create = (
    { challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } },
    faults: Faults = {},
  ) => {
    const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const rawId = randomBytes(16);
    const counter = faults.counter ?? 1;
    const authData = Buffer.concat([
      header(faults.rpId ?? rp.id, flagsOf(faults) | hasCredential, counter),
      Buffer.alloc(16),
      Buffer.from([0, rawId.length]),
      rawId,
      coseKey(publicKey),
    ]);
    const attestation = new Map<string, Encoded>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const id = rawId.toString('base64url');
    const data = clientData('webauthn.create', challenge, faults.origin);
    const response = {
      attestationObject: cbor(attestation).toString('base64url'),
      clientDataJSON: data.toString('base64url'),
      transports: ['internal'],
    };
    const kept: SoftPasskey = { id, key, userHandle: user.id, counter };
    return { sent: { id, response }, kept };
  };

  /** Signs a challenge with a passkey. */
  const assert = (
    { challenge, rpId }: { challenge: string; rpId: string },
    passkey: SoftPasskey,
    faults: Faults = {},
  ) => {
    passkey.counter = faults.counter ?? passkey.counter + 1;
    const authData = header(faults.rpId ?? rpId, flagsOf(faults), passkey.counter);
    const data = clientData('webauthn.get', challenge, faults.origin);
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), passkey.key);
    const response = {
      authenticatorData: authData.toString('base64url'),
      clientDataJSON: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: faults.userHandle ?? passkey.userHandle,
    };
    return { id: passkey.id, response };
  };

  return { create, assert };
}
