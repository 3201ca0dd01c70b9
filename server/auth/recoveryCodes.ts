import { randomInt } from 'node:crypto';

/**
 * The characters of recovery codes, without those that are easily confused: 0 and O, or 1, l and I.
 */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;
const half = 5;

const characters = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Restores the form of a recovery code that was typed in capitals, with spaces or without the
 * hyphen. A code with both cases comes from an earlier version, so its case is kept.
 */
export function readRecoveryCode(typed: string): string {
  const joined = typed.replaceAll(/[\s\p{Pd}]/gu, '');
  if (joined.length !== 2 * half) return typed;
  const code = joined === joined.toUpperCase() ? joined.toLowerCase() : joined;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}

/**
 * Creates recovery codes for an account, such as `k3zp9-wm2qa`. Each code has about 49 bits of
 * entropy.
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${characters(half)}-${characters(half)}`);
}
