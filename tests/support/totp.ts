import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;

/**
 * Returns the six-digit code that an authenticator app shows now for a secret in Base32. RFC 6238,
 * RFC 4226 §5.3.
 */
export function totp(secret: string, now = Date.now()): string {
  const bits = Array.from(secret, (each) => alphabet.indexOf(each).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / periodMs)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/**
 * Returns the next code of the app, which is already accepted. Setting up the app has used the
 * present code.
 */
export function nextTotp(secret: string): string {
  return totp(secret, Date.now() + periodMs);
}
