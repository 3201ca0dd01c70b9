import * as v from 'valibot';
import { serverI18n, type ServerI18n } from '#contracts/texts/serverI18n.ts';
import { routes } from '#client/domain/paths.ts';
import { pathPrefix } from '#contracts/texts/languages.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { MailContent, RenderMail } from '../mail/renderMail.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import { type NewsletterContext, oneClickLink } from './newsletterContext.ts';
import { newsletterPayloadSchema, openCode } from './newsletterMail.ts';

type SenderContext = Pick<NewsletterContext, 'database' | 'tokens' | 'secret'>;

/**
 * Makes the sender of the outbox's newsletter mails. A mail is dropped if the address has
 * unsubscribed, or has confirmed what the mail asks to confirm. Mails to subscribers have the
 * header fields of RFC 8058.
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
      'List-Unsubscribe': `<${oneClickLink(origin, unsubscribeToken)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await sendMail({ ...renderMail(i18n.language, content), id, to, headers }, signal);
    return 'sent';
  };
}

/** What a mail of the newsletter is about, with the tokens of its links. */
type MailFacts =
  | { template: 'confirm'; token: string }
  | { template: 'welcome'; code: string | undefined; unsubscribeToken: string }
  | { template: 'already'; unsubscribeToken: string };

/**
 * What a mail of the newsletter says. Its links carry their token in the fragment, which no server
 * is sent.
 */
export function newsletterMailContent(
  { t, language }: ServerI18n,
  facts: MailFacts,
  origin: string,
): MailContent {
  const site = `${origin}${pathPrefix(language)}`;
  const link = (label: string, path: string, token: string) => ({
    label,
    address: `${site}${path}#token=${token}`,
  });
  if (facts.template === 'confirm') {
    return {
      subject: t('newsletterMails.confirm.subject'),
      heading: t('newsletterMails.confirm.subject'),
      paragraphs: [t('newsletterMails.confirm.body')],
      link: link(t('newsletterMails.confirm.link'), routes.newsletterConfirm, facts.token),
      footer: [t('newsletterMails.confirm.notYou')],
    };
  }
  const unsubscribe = t('newsletterMails.unsubscribe');
  const footerLink = link(unsubscribe, routes.newsletterUnsubscribe, facts.unsubscribeToken);
  if (facts.template === 'already') {
    return {
      subject: t('newsletterMails.already.subject'),
      heading: t('newsletterMails.already.subject'),
      paragraphs: [t('newsletterMails.already.body')],
      footerLink,
    };
  }
  const { code } = facts;
  const label = t('newsletterMails.welcome.off');
  return {
    subject: t('newsletterMails.welcome.subject'),
    heading: t('newsletterMails.welcome.heading'),
    paragraphs: [code ? t('newsletterMails.welcome.withCode') : t('newsletterMails.welcome.again')],
    ...(code && {
      sections: [
        { title: t('newsletterMails.welcome.code'), facts: [{ label, value: code, strong: true }] },
      ],
    }),
    link: { label: t('newsletterMails.welcome.findRoom'), address: `${site}${routes.home}` },
    footerLink,
  };
}
