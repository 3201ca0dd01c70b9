import { routes } from '#client/domain/paths.ts';
import { pathPrefix } from '#contracts/texts/languages.ts';
import { serverI18n, type ServerI18n } from '#contracts/texts/serverI18n.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { MailContent, RenderMail } from '../mail/renderMail.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import { type AccountMail, openAccountMail } from './accountMail.ts';

/** Makes the sender of the outbox's account mails. */
export function createAccountMailSender(
  secret: string,
  siteOrigin: () => string,
  { sendMail, renderMail }: { sendMail: SendMail; renderMail: RenderMail },
): Sender {
  return async ({ id, payload }, signal) => {
    const mail = await openAccountMail(secret, payload);
    const i18n = serverI18n(mail.language);
    const content = accountMailContent(i18n, mail, siteOrigin());
    await sendMail({ ...renderMail(i18n.language, content), id, to: mail.to }, signal);
    return 'sent';
  };
}

/**
 * What a mail about an account says. Its links carry their token in the fragment, which no server
 * is sent.
 */
export function accountMailContent(
  { t, language }: ServerI18n,
  { name, content }: AccountMail,
  origin: string,
): MailContent {
  const link = (label: string, path: string, fragment = '') => ({
    link: { label, address: `${origin}${pathPrefix(language)}${path}${fragment}` },
  });
  const withToken = (path: string, token: string, key = 'token') =>
    `${path}#${key}=${encodeURIComponent(token)}`;
  const newPassword = link(t('accountMails.newPassword'), routes.forgotPassword);
  const confirmAddress = (token: string, key?: string) =>
    link(t('accountMails.confirmAddress'), withToken(routes.verifyEmail, token, key));
  const ignore = { footer: [t('accountMails.ignore')] };
  const alarm = { footer: [t('accountMails.alarm')] };
  const mail = (subject: string, body: string, rest: Partial<MailContent> = {}) => ({
    subject,
    heading: subject,
    paragraphs: [t('accountMails.greeting', { name }), body],
    ...rest,
  });
  switch (content.template) {
    case 'verify':
      return mail(t('accountMails.verify.subject'), t('accountMails.verify.body'), {
        ...confirmAddress(content.token),
        footer: [t('accountMails.verify.notYou')],
      });
    case 'existing':
      return mail(t('accountMails.existing.subject'), t('accountMails.existing.body'), {
        ...newPassword,
        ...ignore,
      });
    case 'reset':
      return mail(t('accountMails.reset.subject'), t('accountMails.reset.body'), {
        ...link(t('accountMails.newPassword'), withToken(routes.resetPassword, content.token)),
        ...ignore,
      });
    case 'confirm-email':
      return mail(t('accountMails.confirmEmail.subject'), t('accountMails.confirmEmail.body'), {
        ...confirmAddress(content.token, 'change'),
        ...ignore,
      });
    case 'email-changing': {
      const body = t('accountMails.emailChanging.body', { address: content.newEmail });
      return mail(t('accountMails.emailChanging.subject'), body, { ...newPassword, ...alarm });
    }
    case 'email-changed': {
      const body = t('accountMails.emailChanged.body', { address: content.newEmail });
      const footer = [t('accountMails.emailChanged.notYou')];
      return mail(t('accountMails.emailChanged.subject'), body, { footer });
    }
    case 'password-changed':
      return mail(
        t('accountMails.passwordChanged.subject'),
        t('accountMails.passwordChanged.body'),
        { ...newPassword, ...alarm },
      );
    case 'two-step-on':
      return mail(t('accountMails.twoStepOn.subject'), t('accountMails.twoStepOn.body'), {
        ...newPassword,
        ...alarm,
      });
    case 'two-step-off':
      return mail(t('accountMails.twoStepOff.subject'), t('accountMails.twoStepOff.body'), {
        ...newPassword,
        ...alarm,
      });
    case 'two-step-reset':
      return mail(t('accountMails.twoStepReset.subject'), t('accountMails.twoStepReset.body'), {
        ...newPassword,
        ...alarm,
      });
    case 'recovery-codes':
      return mail(t('accountMails.recoveryCodes.subject'), t('accountMails.recoveryCodes.body'), {
        ...newPassword,
        ...alarm,
      });
    case 'recovery-code-used':
      return mail(
        t('accountMails.recoveryCodeUsed.subject'),
        t('accountMails.recoveryCodeUsed.body'),
        { ...newPassword, ...alarm },
      );
    case 'deleted':
      return mail(t('accountMails.deleted.subject'), t('accountMails.deleted.body'));
  }
}
