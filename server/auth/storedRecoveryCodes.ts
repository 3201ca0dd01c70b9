import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../database/tables.ts';
import type { PasswordCost } from './passwords.ts';
import { readRecoveryCode } from './recoveryCodes.ts';

const listSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * The beginning of stored hashes, which are a JSON list. The encrypted codes of earlier versions
 * never begin with it.
 */
const listStart = '[';
/** An Argon2id hash with its parameters and salt, in the format of the library. */
const hashed = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$[\w+/]+$/;
const saltBytes = 16;

/**
 * A value that no code can match. better-auth gets it instead of an invalid code and counts a wrong
 * attempt.
 */
const noCode = 'none';

type RecoveryCodeOptions = {
  /** The key with which earlier versions encrypted the codes. */
  secret: string;
  cost: PasswordCost;
};

/**
 * Stores recovery codes as Argon2id hashes. All codes of a set share one salt, so that an attempt
 * costs one hash. The parameters are those of passwords, although a code has 49 bits of entropy.
 * `encrypt` and `decrypt` are the names that better-auth gives to this storage option. ADR 0038.
 */
export function createStoredRecoveryCodes({ secret: key, cost }: RecoveryCodeOptions) {
  /**
   * Returns the text to store for a JSON list of codes. Entries that are already hashes stay
   * unchanged.
   */
  const encrypt = async (codes: string): Promise<string> => {
    const salt = randomBytes(saltBytes);
    const hashes = v
      .parse(listSchema, codes)
      .map(async (code) => (hashed.test(code) ? code : hash(code, { ...cost, salt })));
    return JSON.stringify(await Promise.all(hashes));
  };

  /**
   * Returns the JSON list of hashes in a stored text. For a text of an earlier version, returns the
   * list of codes.
   */
  const decrypt = async (stored: string): Promise<string> =>
    stored.startsWith(listStart) ? stored : symmetricDecrypt({ key, data: stored });

  /**
   * Returns a typed code in the form that better-auth finds in the stored list. This is the hash,
   * or the code itself if an earlier version stored it. A typed hash never counts as a match.
   */
  const find = async (
    db: Kysely<Tables>,
    { table, userId }: { table: 'twoFactor' | 'staff_two_factor'; userId: string },
    typed: string,
  ): Promise<string> => {
    const row = await db
      .selectFrom(table)
      .select('backupCodes')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const stored = row?.backupCodes ?? '[]';
    const code = readRecoveryCode(typed);
    if (!stored.startsWith(listStart)) return code;
    const list = v.parse(listSchema, stored);
    const [, memory, time, threads, salt] = hashed.exec(list[0] ?? '') ?? [];
    if (salt === undefined) return noCode;
    const own = await hash(code, {
      memoryCost: Number(memory),
      timeCost: Number(time),
      parallelism: Number(threads),
      salt: Buffer.from(salt, 'base64'),
    });
    return list.includes(own) ? own : noCode;
  };

  return { encrypt, decrypt, find };
}
