import { createHmac, timingSafeEqual } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import { sql } from 'kysely';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { StaffContext } from './staffContext.ts';

/** What an authenticator calls the desk. */
export function deskIssuer(): string {
  return `${serverI18n(defaultLanguage).t('page.brand')} desk`;
}

const stepMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of six digits for a time step. RFC 6238 §4, RFC 4226 §5.3. */
function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * The time step whose code this is: the present one, or the one before or after it, as better-auth
 * accepts them. Undefined for a wrong code.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const present = Math.floor(now.getTime() / stepMs);
  const given = Buffer.from(code);
  return [present, present - 1, present + 1].find((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/**
 * Uses up a code of a member's app: false if it is wrong, or if it or a later one was used before.
 * Of two requests with one code, one gets true. RFC 6238 §5.2.
 */
export async function takeCode(
  { database, secret: key, now }: StaffContext,
  staffId: string,
  code: string,
): Promise<boolean> {
  const row = await database.db
    .selectFrom('staff_two_factor')
    .select('secret')
    .where('userId', '=', staffId)
    .executeTakeFirst();
  if (!row) return false;
  const step = stepOfCode(await symmetricDecrypt({ key, data: row.secret }), code, now());
  if (step === undefined) return false;
  const { numUpdatedRows } = await database.db
    .updateTable('staff_two_factor')
    .set({ lastStep: step })
    .where('userId', '=', staffId)
    .where(sql<boolean>`coalesce("lastStep", 0) < ${step}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A text in Base32, as authenticator apps read secrets. RFC 4648 §6. */
export function base32(text: string): string {
  const bits = Array.from(Buffer.from(text), (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
