import { isCommonPassword } from '../values/commonPasswords.ts';

/** The shortest password, in characters. NIST SP 800-63B §3.1.1.2. */
export const minPasswordLength = 8;

/** Whose password it is, as far as that is known. */
export interface PasswordOwner {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** The shortest part of a name or address that counts as a word of it. */
const wordLength = 4;

/**
 * Why a new password is refused, else undefined: `short`; `common`, one of those that are tried
 * first; `personal`, the owner's name or address with too little besides.
 */
export function passwordFault(
  password: string,
  { name = '', email = '' }: PasswordOwner = {},
): 'short' | 'common' | 'personal' | undefined {
  if (password.length < minPasswordLength) return 'short';
  if (isCommonPassword(password)) return 'common';
  const words = `${name} ${email.replace(/\.[^.]*$/, '')}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= wordLength)
    .sort((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase());
  const isPersonal = rest.length < password.length && rest.length < minPasswordLength;
  return isPersonal ? 'personal' : undefined;
}
