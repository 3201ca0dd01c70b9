import { passwordFault, type PasswordOwner } from '#contracts/site/account/passwordRules.ts';
import type { BookingTexts } from '#contracts/texts/en/bookingTexts.ts';

/**
 * What the line under a new password says. With `short`, `common` and `personal` the form is
 * refused.
 */
export type PasswordStrength = keyof BookingTexts['account']['strength'];

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/**
 * Estimates a password of its owner by its length, its different characters and their kinds. It is
 * advice, but for what is refused: length counts most, as NIST SP 800-63B recommends.
 */
export function passwordStrength(password: string, owner: PasswordOwner = {}): PasswordStrength {
  const fault = passwordFault(password, owner);
  if (fault) return fault;
  const different = new Set(password.toLowerCase()).size;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = Math.min(password.length, different * 2) + 2 * variety;
  if (points < 14) return 'weak';
  return points < 20 ? 'fair' : 'strong';
}
