import { hash, verify } from '@node-rs/argon2';
import { fieldError } from '#contracts/site/fieldError.ts';
import { passwordFault, type PasswordOwner } from '#contracts/site/account/passwordRules.ts';
import { invalidFields } from '../request/validate.ts';

/** The cost of hashing a password with Argon2id: memory in KiB, passes over it, and threads. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/**
 * The memory and passes that OWASP's Password Storage Cheat Sheet recommends. Only tests use
 * another cost.
 */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes and verifies passwords with Argon2id, the library's default. Both run outside the event
 * loop, at most four at once.
 */
export function createPasswordHash(cost: PasswordCost) {
  return {
    hash: (password: string): Promise<string> => hash(password, cost),
    /** Returns whether a password matches a hash. Returns false for a hash of another kind. */
    verify: async ({ hash: stored, password }: { hash: string; password: string }) =>
      verify(stored, password).catch(() => false),
  };
}

/**
 * Throws a 422 problem for `field` if a new password is little more than the name or the address of
 * its owner.
 */
export function rejectPersonalPassword(
  password: string,
  owner: PasswordOwner,
  field: string,
): void {
  if (passwordFault(password, owner) !== 'personal') return;
  throw invalidFields([fieldError(field, 'password-personal')]);
}
