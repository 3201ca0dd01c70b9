import { idOfToken, isSameToken, type NewsletterContext } from './newsletterContext.ts';

type Unsubscribing = Pick<NewsletterContext, 'database' | 'now'>;

/**
 * Unsubscribes with the token of a mail. Returns whether the token is valid: it works again and again, also
 * when nothing is subscribed any more.
 */
export async function unsubscribe(context: NewsletterContext, token: string): Promise<boolean> {
  const id = idOfToken(token);
  if (!isSameToken(token, context.tokens.unsubscribing(id))) return false;
  await endSubscription(context, { id });
  return true;
}

/**
 * Ends the subscription with this id, or with this hash of its address, and removes the address. The hash
 * stays, so that the address gets no second code. Returns whether there was an address.
 */
export async function endSubscription(
  { database, now }: Unsubscribing,
  by: { id: string } | { emailHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database.db
    .updateTable('newsletter_subscriptions')
    .set({
      status: 'unsubscribed',
      email: null,
      nonce: null,
      link_expires_at: null,
      unsubscribed_at: now(),
      // Whoever subscribes again at once gets a mail.
      mails: 0,
      mailed_at: null,
    })
    .where('email', 'is not', null)
    .where('id' in by ? 'id' : 'email_hash', '=', 'id' in by ? by.id : by.emailHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes subscriptions that were not confirmed in time. Of an address that was subscribed before, only
 * the hash stays, as after unsubscribing. Returns 0, since it leaves nothing for later.
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
