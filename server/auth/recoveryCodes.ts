import { randomInt } from 'node:crypto';

/** No character that may be read as another one: neither 0 and O nor 1, l and I. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;

const characters = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** New recovery codes of an account, such as `k3zp9-wm2qa`: each has some 49 bits of chance. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${characters(5)}-${characters(5)}`);
}
