import type { Confirmation } from '#contracts/site/newsletter.ts';
import { enqueueNewsletterMail, sealCode } from './mails/newsletterMail.ts';
import type { NewsletterContext } from './newsletterContext.ts';
import { idOfToken, isSameToken } from './newsletterTokens.ts';

/**
 * Confirms a subscription with the token of its mail, and mails the welcome. An address gets its personal
 * code with the first welcome, and never again. Returns undefined if the token is not valid, or not any more.
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
