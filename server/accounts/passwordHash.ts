import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with the memory (KiB) and passes of OWASP's Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords and compares them. They run outside the event loop, at most four at once. */
export const passwordHash = {
  hash: (password: string): Promise<string> => hash(password, cost),
  /** Whether a password is the one that was hashed; false for a hash of another kind. */
  verify: async ({ hash: stored, password }: { hash: string; password: string }) =>
    verify(stored, password).catch(() => false),
};
