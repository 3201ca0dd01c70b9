import type { Kysely } from 'kysely';
import type { PromotionTerms } from '#contracts/site/desk/deskPromotions.ts';
import { randomPromotionCode } from '#contracts/site/promotions.ts';
import type { Actor } from '../../record/actor.ts';
import { recordAction } from '../../record/recordAction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { mailboxHash } from '../../mail/mailboxHash.ts';

const newsletterPercent = 10;

/** The context of a change of promotions. The audit record names `actor` as its author. */
type PromotionContext = {
  database: Pick<Database, 'db' | 'transaction'>;
  actor: Actor;
  now: () => Date;
};

/** Creates a promotion and records it. Returns false if the code already exists. */
export function createPromotion(
  { database, actor, now }: PromotionContext,
  { code, percent, amount, startsOn, endsOn, maxUses, maxUsesPerPerson }: PromotionTerms,
  reason: string | undefined,
): Promise<boolean> {
  const terms = {
    percent,
    amount,
    starts_on: startsOn,
    ends_on: endsOn,
    max_uses: maxUses,
    max_uses_per_person: maxUsesPerPerson,
  };
  return database.transaction(async (tx) => {
    const created = await tx
      .insertInto('promotions')
      .values({ ...terms, code, amount: amount && JSON.stringify(amount), created_at: now() })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .executeTakeFirst();
    if (!created) return false;
    await recordAction(tx, actor, {
      action: 'promotions.create',
      subject: { kind: 'promotion', id: code },
      after: terms,
      reason,
    });
    return true;
  });
}

/**
 * Returns the 10 % code of a subscriber to the newsletter. Only this person can use the code, and
 * only once. Each mailbox has one such code, regardless of the spelling of the address and the
 * number of subscriptions.
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

/**
 * Ends a promotion permanently and records this. Bookings keep their discount. Returns false if the
 * promotion does not exist or has already ended.
 */
export function endPromotion(
  { database, actor, now }: PromotionContext,
  code: string,
  reason: string | undefined,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const ended = await tx
      .updateTable('promotions')
      .set({ ended_at: now() })
      .where('code', '=', code)
      .where('ended_at', 'is', null)
      .returning('code')
      .executeTakeFirst();
    if (!ended) return false;
    await recordAction(tx, actor, {
      action: 'promotions.end',
      subject: { kind: 'promotion', id: code },
      reason,
    });
    return true;
  });
}
