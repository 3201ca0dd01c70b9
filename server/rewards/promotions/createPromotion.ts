import { randomInt } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/mailboxHash.ts';

/** Without vowels, so that no words come up, and without characters that look alike. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ';
const length = 12;
const newsletterPercent = 10;

/** A code that cannot be guessed: `7KQM-XW3T-9DFB`. */
export function randomPromotionCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join('')).join('-');
}

/** Creates a promotion code. Returns false if there is one with this code already. */
export async function createPromotion(
  db: Kysely<Tables>,
  promotion: Insertable<Tables['promotions']>,
): Promise<boolean> {
  const created = await db
    .insertInto('promotions')
    .values(promotion)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return created !== undefined;
}

/**
 * Returns the 10 % code of somebody who subscribes to the newsletter, for this person alone and once. A
 * person has one such code, however often and under whichever spelling of the address they subscribe.
 */
export async function grantNewsletterCode(
  tx: Kysely<Tables>,
  { email, now }: { email: string; now: Date },
): Promise<string> {
  const owner = mailboxHash(email);
  const known = await personalCode(tx, owner);
  if (known !== undefined) return known;
  const created = await tx
    .insertInto('promotions')
    .values({
      code: randomPromotionCode(),
      percent: newsletterPercent,
      max_uses: 1,
      max_uses_per_person: 1,
      mailbox_hash: owner,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('mailbox_hash').doNothing())
    .returning('code')
    .executeTakeFirst();
  const code = created?.code ?? (await personalCode(tx, owner));
  if (code === undefined) throw new Error('The personal code was neither created nor found.');
  return code;
}

async function personalCode(tx: Kysely<Tables>, owner: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('promotions')
    .select('code')
    .where('mailbox_hash', '=', owner)
    .executeTakeFirst();
  return row?.code;
}
