import type { Confirmation } from '#contracts/site/newsletter.ts';
import { idOfToken, isSameToken, type NewsletterContext } from './newsletterContext.ts';
import { enqueueNewsletterMail, sealCode } from './newsletterMail.ts';

/**
 * Confirms a subscription with the token in its mail, and mails the welcome. An address gets its
 * personal code with the first welcome only. Returns undefined if the token is invalid or has
 * expired.
 */
export async function confirmSubscription(
  context: NewsletterContext,
  token: string,
): Promise<Confirmation['outcome'] | undefined> {
  const { database, tokens, secret, grantCode, now, wake } = context;
  const time = now();
  const outcome = await database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('id', '=', idOfToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (row?.nonce == null || !isSameToken(token, tokens.confirming(row.id, row.nonce))) return;
    if (row.status === 'confirmed') return 'already';
    if (row.email === null || row.link_expires_at === null || row.link_expires_at <= time) return;
    await tx
      .updateTable('newsletter_subscriptions')
      .set({ status: 'confirmed', confirmed_at: time, unsubscribed_at: null, code_sent: true })
      .where('id', '=', row.id)
      .execute();
    const code = row.code_sent ? undefined : await grantCode(tx, { email: row.email, now: time });
    const sealedCode = code === undefined ? null : await sealCode(secret, code);
    await enqueueNewsletterMail(tx, row.id, { template: 'welcome', sealedCode }, database.now());
    return code === undefined ? 'subscribed-again' : 'subscribed';
  });
  wake();
  return outcome;
}

/** The stored data of a subscription, for the owner of its address. Times are RFC 3339. */
export type Subscription = {
  status: 'pending' | 'confirmed';
  requestedAt: string;
  confirmedAt: string | undefined;
};

/** Returns the subscription of an address, or undefined if there is none. */
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
