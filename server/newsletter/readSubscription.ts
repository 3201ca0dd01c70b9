import type { NewsletterContext } from './newsletterContext.ts';

/** What the site stores of a subscription, for the person whose address it is. Times are RFC 3339. */
export type Subscription = {
  status: 'pending' | 'confirmed';
  requestedAt: string;
  confirmedAt: string | undefined;
};

/** The subscription of an address; undefined if there is none. */
export async function readSubscription(
  { database, tokens }: Pick<NewsletterContext, 'database' | 'tokens'>,
  email: string,
): Promise<Subscription | undefined> {
  const row = await database.db
    .selectFrom('newsletter_subscriptions')
    .select(['status', 'requested_at', 'confirmed_at'])
    .where('email_hash', '=', tokens.hashOf(email))
    .executeTakeFirst();
  if (!row || row.status === 'unsubscribed') return undefined;
  return {
    status: row.status,
    requestedAt: row.requested_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString(),
  };
}
