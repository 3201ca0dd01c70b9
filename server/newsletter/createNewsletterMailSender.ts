import * as v from 'valibot';
import { newsletterPaths } from '#contracts/site/newsletter.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { SendMail } from '../mail/createMailer.ts';
import { renderMail } from '../mail/renderMail.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import type { NewsletterContext } from './newsletterContext.ts';
import { newsletterPayloadSchema, openCode } from './newsletterMail.ts';
import { newsletterMailContent } from './newsletterMailContent.ts';

type SenderContext = Pick<NewsletterContext, 'database' | 'tokens' | 'secret'>;

/**
 * Makes the sender of the outbox's newsletter mails. A mail is dropped if the address has
 * unsubscribed, or has confirmed what the mail asks to confirm. Mails to subscribers have the
 * header fields of RFC 8058.
 */
export function createNewsletterMailSender(
  { database, tokens, secret }: SenderContext,
  siteOrigin: () => string,
  sendMail: SendMail,
): Sender {
  return async ({ id, payload }, signal) => {
    const { subscriptionId, mail } = v.parse(newsletterPayloadSchema, payload);
    const row = await database.db
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'status', 'language'])
      .where('id', '=', subscriptionId)
      .executeTakeFirst();
    const wanted = mail.template === 'confirm' ? 'pending' : 'confirmed';
    if (!row?.email || row.status !== wanted) return 'dropped';
    const { email: to } = row;
    const origin = siteOrigin();
    const i18n = serverI18n(row.language);
    if (mail.template === 'confirm') {
      const token = tokens.confirming(subscriptionId, mail.nonce);
      const content = newsletterMailContent(i18n, { template: 'confirm', token }, origin);
      await sendMail({ ...renderMail(i18n.language, content), id, to }, signal);
      return 'sent';
    }
    const unsubscribeToken = tokens.unsubscribing(subscriptionId);
    const sealed = mail.template === 'welcome' ? mail.sealedCode : null;
    const code = sealed === null ? undefined : await openCode(secret, sealed);
    const { template } = mail;
    const content = newsletterMailContent(i18n, { template, code, unsubscribeToken }, origin);
    const headers = {
      'List-Unsubscribe': `<${origin}${newsletterPaths.oneClick}?token=${unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await sendMail({ ...renderMail(i18n.language, content), id, to, headers }, signal);
    return 'sent';
  };
}
