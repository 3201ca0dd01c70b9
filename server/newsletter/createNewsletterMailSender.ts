import * as v from 'valibot';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { RenderMail } from '../mail/renderMail.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import { type NewsletterContext, oneClickLink } from './newsletterContext.ts';
import { newsletterPayloadSchema, openCode } from './newsletterMail.ts';
import { newsletterMailContent, newsletterMails } from './newsletterMails.ts';

type SenderContext = Pick<NewsletterContext, 'database' | 'tokens' | 'secret'>;

/**
 * Creates the function that sends the outbox's newsletter mails. A mail is dropped if the address
 * has unsubscribed. A mail that asks for a confirmation is also dropped if the subscription is
 * already confirmed. Mails to subscribers have the header fields of RFC 8058.
 */
export function createNewsletterMailSender(
  { database, tokens, secret }: SenderContext,
  siteOrigin: () => string,
  { sendMail, renderMail }: { sendMail: SendMail; renderMail: RenderMail },
): Sender {
  return async ({ id, payload }, signal) => {
    const { subscriptionId, mail } = v.parse(newsletterPayloadSchema, payload);
    const row = await database.db
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'status', 'language'])
      .where('id', '=', subscriptionId)
      .executeTakeFirst();
    const { status } = newsletterMails[mail.template];
    if (!row?.email || row.status !== status) return 'dropped';
    const { email: to } = row;
    const i18n = serverI18n(row.language);
    const origin = siteOrigin();
    const unsubscribeToken = tokens.unsubscribing(subscriptionId);
    const sealed = mail.template === 'welcome' ? mail.sealedCode : null;
    const content = newsletterMailContent(i18n, mail, {
      origin,
      confirmToken: (nonce) => tokens.confirming(subscriptionId, nonce),
      unsubscribeToken,
      code: sealed === null ? undefined : await openCode(secret, sealed),
    });
    const headers = status === 'confirmed' && {
      'List-Unsubscribe': `<${oneClickLink(origin, unsubscribeToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const rendered = renderMail(i18n.language, content);
    await sendMail({ ...rendered, id, to, ...(headers && { headers }) }, signal);
    return 'sent';
  };
}
