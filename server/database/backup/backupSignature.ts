import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';

/** The purposes of the keys that are derived from the secret of the site. */
const purposes = { sign: 'hotels backup signature', name: 'hotels backup key name' };

/**
 * The end of a signed file: the name of the key, and the HMAC of all bytes before this line. The
 * zero byte marks the end of the compressed data.
 */
const signatureLine = (key: string, mac: string) => `\0hotels-signature ${key} ${mac}\n`;
const signaturePattern = /^.hotels-signature ([\da-f]{16}) ([\da-f]{64})\n$/;
const signatureBytes = signatureLine('0'.repeat(16), '0'.repeat(64)).length;

/** Derives a key from the secret of the site with HKDF (RFC 5869), SHA-256 and no salt. */
function derive(secret: string, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
}

/** Returns a name for the key that signed a file, without revealing anything about the key. */
const keyName = (secret: string) => derive(secret, purposes.name, 8).toString('hex');
const startMac = (secret: string) => createHmac('sha256', derive(secret, purposes.sign, 32));

/** Thrown for a file whose signature is missing, wrong or made with another key. */
class SignatureError extends Error {
  override readonly name = 'SignatureError';

  constructor(file: string, why: string) {
    super(`${file} cannot be restored: ${why}.`);
  }
}

/** The meaning of `--unsigned`, for the operator. */
export const unsignedMeans =
  '--unsigned restores a file without checking who wrote it: its author then controls everything in the database, including accounts and staff';

/** Passes on the bytes of a file, followed by a line with their signature. */
export function signBytes(secret: string) {
  return async function* sign(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const mac = startMac(secret);
    for await (const chunk of bytes) {
      mac.update(chunk);
      yield chunk;
    }
    yield Buffer.from(signatureLine(keyName(secret), mac.digest('hex')));
  };
}

/**
 * Reads the bytes of a file before its signature. With a secret, checks the signature. Throws an
 * error for the operator, immediately if the file is not signed with this secret, or at the end if
 * a byte was changed. Without a secret, drops the signature unchecked.
 */
export async function* readSignedBytes(
  file: string,
  secret: string | undefined,
): AsyncGenerator<Buffer> {
  const { size } = await stat(file);
  const end = await readEnd(file, size);
  const [, key, expected = ''] = (end.startsWith('\0') && signaturePattern.exec(end)) || [];
  if (secret !== undefined) requireKey(file, secret, key);
  const mac = secret === undefined ? undefined : startMac(secret);
  const length = key === undefined ? size : size - signatureBytes;
  if (length > 0) {
    for await (const chunk of createReadStream(file, { end: length - 1 })) {
      const bytes = Buffer.from(chunk);
      mac?.update(bytes);
      yield bytes;
    }
  }
  if (mac && !timingSafeEqual(mac.digest(), Buffer.from(expected, 'hex'))) {
    throw new SignatureError(file, 'it was changed after it was written');
  }
}

/**
 * Reads the whole file to check its signature. Throws an error for the operator if the signature is
 * wrong.
 */
export async function verifySignature(file: string, secret: string): Promise<void> {
  const bytes = readSignedBytes(file, secret);
  while (!(await bytes.next()).done);
}

function requireKey(file: string, secret: string, key: string | undefined): void {
  if (key === undefined) {
    throw new SignatureError(
      file,
      `it has no signature at its end. It was cut off or changed, or an older version of the site wrote it. ${unsignedMeans}`,
    );
  }
  if (key !== keyName(secret)) {
    throw new SignatureError(
      file,
      `it was signed with another AUTH_SECRET, or its signature was changed. Set AUTH_SECRET to the secret of the site that wrote it. ${unsignedMeans}`,
    );
  }
}

async function readEnd(file: string, size: number): Promise<string> {
  const handle = await open(file);
  try {
    const start = Math.max(0, size - signatureBytes);
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(signatureBytes),
      0,
      signatureBytes,
      start,
    );
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
