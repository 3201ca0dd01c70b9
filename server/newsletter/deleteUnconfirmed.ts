import type { NewsletterContext } from './newsletterContext.ts';

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
