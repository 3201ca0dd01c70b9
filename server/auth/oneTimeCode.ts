import { createHmac, timingSafeEqual } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

const stepMs = 30_000;

/** Returns the six-digit code for a time step. RFC 6238 §4, RFC 4226 §5.3. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * Returns the time step of a code: the current step, or the step before or after it, as in
 * better-auth. Returns undefined for a wrong code.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const present = Math.floor(now.getTime() / stepMs);
  const given = Buffer.from(code);
  return [present, present - 1, present + 1].find((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The table of the second steps, of travelers or of the staff, and the key that encrypts them. */
type SecondSteps = {
  db: Kysely<Tables>;
  table: 'twoFactor' | 'staff_two_factor';
  secret: string;
  now: Date;
};

/**
 * Uses up a code of an account's app. Returns `used` if this code or a later one was used before.
 * If several requests have the same code, only one gets `taken`, even across processes. RFC 6238
 * §5.2, ADR 0038.
 */
export async function takeCode(
  { db, table, secret: key, now }: SecondSteps,
  userId: string,
  code: string,
): Promise<'taken' | 'used' | 'wrong'> {
  const row = await db
    .selectFrom(table)
    .select('secret')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return 'wrong';
  const step = stepOfCode(await symmetricDecrypt({ key, data: row.secret }), code, now);
  if (step === undefined) return 'wrong';
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where(sql<boolean>`coalesce("lastStep", 0) < ${step}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'taken' : 'used';
}
