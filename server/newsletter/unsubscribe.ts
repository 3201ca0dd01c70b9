import type { Kysely } from 'kysely';
import type { FirstChange } from '#contracts/site/desk/deskRecord.ts';
import type { Actor } from '../record/actor.ts';
import { readLastChange } from '../record/readRecord.ts';
import { recordAction } from '../record/recordAction.ts';
import type { Tables } from '../database/tables.ts';
import { idOfToken, isSameToken, type NewsletterContext } from './newsletterContext.ts';

type Unsubscribing = Pick<NewsletterContext, 'database' | 'now'>;

/**
 * Unsubscribes with the token of a mail. Returns whether the token is valid: it works again and
 * again, also when nothing is subscribed any more.
 */
export async function unsubscribe(context: NewsletterContext, token: string): Promise<boolean> {
  const id = idOfToken(token);
  if (!isSameToken(token, context.tokens.unsubscribing(id))) return false;
  await endSubscription(context.database.db, id, context.now());
  return true;
}

/**
 * Ends the subscription with this id, and removes the address. A hash of it
 * stays, so that the address gets no second code. Returns whether there was an address.
 */
async function endSubscription(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('newsletter_subscriptions')
    .set({
      status: 'unsubscribed',
      email: null,
      nonce: null,
      link_expires_at: null,
      unsubscribed_at: now,
      // Whoever subscribes again at once gets a mail.
      mails: 0,
      mailed_at: null,
    })
    .where('email', 'is not', null)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Ends the subscription of an address, in the caller's transaction that forgets a guest. Returns
 * whether there was one.
 */
export async function forgetSubscription(
  { tokens, now }: Pick<NewsletterContext, 'tokens' | 'now'>,
  tx: Kysely<Tables>,
  email: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email_hash', '=', tokens.hashOf(email))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && endSubscription(tx, row.id, now());
}

/**
 * Ends a subscription on behalf of the operator, once, and records it. `unknown`: there is none
 * with this id. `ended`: it has ended before, on behalf of who was `first` if that was of the
 * operator's side.
 */
export function removeSubscription(
  { database, now, actor }: Unsubscribing & { actor: Actor },
  id: string,
  reason?: string,
): Promise<'removed' | 'unknown' | { outcome: 'ended'; first: FirstChange }> {
  return database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('newsletter_subscriptions')
      .select(['status', 'requested_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'unknown';
    const action = 'newsletter.remove';
    const subject = { kind: 'subscription', id };
    if (!(await endSubscription(tx, id, now()))) {
      // A removal before the latest request is not what has ended it.
      const first = await readLastChange(tx, { action, subject }, row.requested_at);
      return { outcome: 'ended', first };
    }
    await recordAction(tx, actor, {
      action,
      subject,
      before: { status: row.status },
      after: { status: 'unsubscribed', fields: ['email'] },
      reason,
    });
    return 'removed';
  });
}

/**
 * Deletes subscriptions that were not confirmed in time. Of an address that was subscribed before,
 * only the hash stays, as after unsubscribing. Returns 0, since it leaves nothing for later.
 */
export async function deleteUnconfirmed({
  database,
  now,
}: Pick<NewsletterContext, 'database' | 'now'>): Promise<number> {
  await database.transaction(async (tx) => {
    await tx
      .deleteFrom('newsletter_subscriptions')
      .where('status', '=', 'pending')
      .where('link_expires_at', '<=', now())
      .where('code_sent', '=', false)
      .execute();
    await tx
      .updateTable('newsletter_subscriptions')
      .set({ status: 'unsubscribed', email: null, nonce: null, link_expires_at: null })
      .where('status', '=', 'pending')
      .where('link_expires_at', '<=', now())
      .execute();
  });
  return 0;
}
