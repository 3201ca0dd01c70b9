import { fieldError } from '#contracts/site/fieldError.ts';
import { passwordFault, type PasswordOwner } from '#contracts/site/passwordRules.ts';
import { invalidFields } from '../request/validate.ts';

/**
 * Throws a 422 problem for `field` if a new password is little more than its owner's name or
 * address.
 */
export function requireOwnWords(password: string, owner: PasswordOwner, field: string): void {
  if (passwordFault(password, owner) !== 'personal') return;
  throw invalidFields([fieldError(field, 'password-personal')]);
}
