import { randomInt } from 'node:crypto';

/** No character that may be read as another one: neither 0 and O nor 1, l and I. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;
const half = 5;

const characters = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * A recovery code as it was made, from how somebody reads it off paper: in capitals, with spaces or
 * without the hyphen. What has both cases is a code of before, and stays.
 */
export function readRecoveryCode(typed: string): string {
  const joined = typed.replaceAll(/[\s\p{Pd}]/gu, '');
  if (joined.length !== 2 * half) return typed;
  const code = joined === joined.toUpperCase() ? joined.toLowerCase() : joined;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/** New recovery codes of an account, such as `k3zp9-wm2qa`: each has some 49 bits of chance. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${characters(half)}-${characters(half)}`);
}
