import type { Kysely } from 'kysely';
import type { FirstChange } from '#contracts/site/desk/deskRecord.ts';
import type { Actor } from '../record/actor.ts';
import { readLastChange } from '../record/readRecord.ts';
import { recordAction } from '../record/recordAction.ts';
import type { Tables } from '../database/tables.ts';
import { idOfToken, isSameToken, type NewsletterContext } from './newsletterContext.ts';

type Unsubscribing = Pick<NewsletterContext, 'database' | 'now'>;

/**
 * Unsubscribes with the token in a mail. Returns whether the token is valid. The token stays valid
 * after the subscription has ended.
 */
export async function unsubscribe(context: NewsletterContext, token: string): Promise<boolean> {
  const id = idOfToken(token);
  if (!isSameToken(token, context.tokens.unsubscribing(id))) return false;
  await endSubscription(context.database.db, id, context.now());
  return true;
}

/**
 * Ends the subscription with this id, and removes the address. A hash of the address stays, so that
 * the address gets no second personal code. Returns whether there was an address.
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
      // Reset, so that a new subscription immediately gets a mail.
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
 * Ends the subscription of an address, in the caller's transaction that erases a guest. Returns
 * whether there was a subscription.
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
 * Ends a subscription on behalf of the operator and records this. Returns `unknown` if no
 * subscription has this id. Returns `ended` if the subscription had already ended. `first` then
 * names the actor if the operator ended it.
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
      // A removal before the latest request ended an earlier subscription, so only later removals
      // count.
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
 * Deletes subscriptions that were not confirmed in time. If the address was subscribed before, only
 * its hash stays, as after unsubscribing. Returns 0, because nothing is left for the next run.
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
