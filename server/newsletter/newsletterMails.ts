import * as v from 'valibot';
import { routes } from '#client/domain/paths.ts';
import { pathPrefix } from '#contracts/texts/languages.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { mailRecord, type MailOf } from '../mail/mailRecord.ts';

/** The data for the links and the code of a mail. */
type MailFacts = {
  origin: string;
  /** Returns the token of the link that confirms, for a mail with this nonce. */
  confirmToken: (nonce: string) => string;
  unsubscribeToken: string;
  /** The personal code, decrypted. */
  code?: string | undefined;
};

/** The common inputs of all newsletter mails. */
type Words = ReturnType<typeof wordsOf>;

/**
 * All mails of the newsletter, each with the state in which a subscription receives it. Their data
 * in the outbox contains no address, no token and no readable code.
 */
export const newsletterMails = {
  confirm: {
    status: 'pending',
    ...mailRecord({ nonce: v.string() }, ({ t, link, confirmToken }: Words, { nonce }) => ({
      subject: t('newsletterMails.confirm.subject'),
      heading: t('newsletterMails.confirm.subject'),
      paragraphs: [t('newsletterMails.confirm.body')],
      link: link(
        t('newsletterMails.confirm.link'),
        `${routes.newsletterConfirm}#token=${confirmToken(nonce)}`,
      ),
      footer: [t('newsletterMails.confirm.notYou')],
    })),
  },
  welcome: {
    status: 'confirmed',
    ...mailRecord(
      { sealedCode: v.nullable(v.string()) },
      ({ t, link, code, unsubscribe: footerLink }: Words) => ({
        subject: t('newsletterMails.welcome.subject'),
        heading: t('newsletterMails.welcome.heading'),
        paragraphs: [
          code ? t('newsletterMails.welcome.withCode') : t('newsletterMails.welcome.again'),
        ],
        ...(code && {
          sections: [
            {
              title: t('newsletterMails.welcome.code'),
              facts: [{ label: t('newsletterMails.welcome.off'), value: code, strong: true }],
            },
          ],
        }),
        link: link(t('newsletterMails.welcome.findRoom'), routes.home),
        footerLink,
      }),
    ),
  },
  already: {
    status: 'confirmed',
    ...mailRecord({}, ({ t, unsubscribe: footerLink }: Words) => ({
      subject: t('newsletterMails.already.subject'),
      heading: t('newsletterMails.already.subject'),
      paragraphs: [t('newsletterMails.already.body')],
      footerLink,
    })),
  },
} as const;

/** The stored form of a newsletter mail in the outbox. */
export type NewsletterMail = MailOf<typeof newsletterMails>;

/** Returns the content of a newsletter mail. */
export function newsletterMailContent(i18n: ServerI18n, mail: NewsletterMail, facts: MailFacts) {
  return newsletterMails[mail.template].write(wordsOf(i18n, facts), mail);
}

/**
 * Returns the inputs of a mail. Links carry their token in the fragment, which browsers never send
 * to a server.
 */
function wordsOf({ t, language }: ServerI18n, { origin, unsubscribeToken, ...facts }: MailFacts) {
  const link = (label: string, path: string) => ({
    label,
    address: `${origin}${pathPrefix(language)}${path}`,
  });
  const page = `${routes.newsletterUnsubscribe}#token=${unsubscribeToken}`;
  return { t, link, unsubscribe: link(t('newsletterMails.unsubscribe'), page), ...facts };
}
