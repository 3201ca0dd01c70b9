import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../database/tables.ts';
import type { PasswordCost } from './passwords.ts';
import { readRecoveryCode } from './recoveryCodes.ts';

const listSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Stored hashes are a JSON list; the encrypted codes of earlier versions never begin so. */
const listStart = '[';
/** Argon2id with its parameters and salt, in the form of the library. */
const hashed = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$[\w+/]+$/;
const saltBytes = 16;

/** What better-auth is given in place of a code that is none: it counts as a wrong one. */
const noCode = 'none';

type RecoveryCodeOptions = {
  /** With what earlier versions have encrypted codes. */
  secret: string;
  cost: PasswordCost;
};

/**
 * How recovery codes are stored: as Argon2id hashes, with one salt for all codes of a set, so that
 * a try costs one hash. The parameters are those of passwords, though a code has 49 bits of chance.
 * `encrypt` and `decrypt` are better-auth's names of its option for storing them. ADR 0038.
 */
export function createStoredRecoveryCodes({ secret: key, cost }: RecoveryCodeOptions) {
  /** The text to store for a JSON list of codes. What is a hash already stays as it is. */
  const encrypt = async (codes: string): Promise<string> => {
    const salt = randomBytes(saltBytes);
    const hashes = v
      .parse(listSchema, codes)
      .map(async (code) => (hashed.test(code) ? code : hash(code, { ...cost, salt })));
    return JSON.stringify(await Promise.all(hashes));
  };

  /** The JSON list of hashes in a stored text, or of the codes of an earlier version. */
  const decrypt = async (stored: string): Promise<string> =>
    stored.startsWith(listStart) ? stored : symmetricDecrypt({ key, data: stored });

  /**
   * The code of an account as better-auth finds it in what is stored: its hash, or the code itself
   * in a text of an earlier version. What somebody types never counts as a hash.
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
