import { hash, verify } from '@node-rs/argon2';
import { fieldError } from '#contracts/site/fieldError.ts';
import { passwordFault, type PasswordOwner } from '#contracts/site/account/passwordRules.ts';
import { invalidFields } from '../request/validate.ts';

/** What it costs to hash a password with Argon2id: memory in KiB, passes over it, and threads. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** The memory and passes of OWASP's Password Storage Cheat Sheet. Tests alone use another cost. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes passwords with Argon2id, the library's default, and compares them. Both run outside the
 * event loop, at most four at once.
 */
export function createPasswordHash(cost: PasswordCost) {
  return {
    hash: (password: string): Promise<string> => hash(password, cost),
    /** Whether a password is the one that was hashed; false for a hash of another kind. */
    verify: async ({ hash: stored, password }: { hash: string; password: string }) =>
      verify(stored, password).catch(() => false),
  };
}

/**
 * Throws a 422 problem for `field` if a new password is little more than its owner's name or
 * address.
 */
export function rejectPersonalPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
): void {
  if (passwordFault(password, owner) !== 'personal') return;
  throw invalidFields([fieldError(field, 'password-personal')]);
}
