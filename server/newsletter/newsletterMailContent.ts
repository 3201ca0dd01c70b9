import { routes } from '#client/domain/paths.ts';
import { pathPrefix } from '#contracts/texts/languages.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import type { MailContent } from '../mail/renderMail.ts';

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
