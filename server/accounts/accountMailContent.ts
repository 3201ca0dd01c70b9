import { routes } from '#client/domain/paths.ts';
import type { SendMail } from '../mail/createMailer.ts';
import { type MailContent, renderMail } from '../mail/renderMail.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import { type AccountMail, openAccountMail } from './accountMail.ts';

const ignore = 'If this was not you, you need not do anything: nothing has changed.';
const alarm =
  'If this was not you, somebody else may know your password: choose a new one with the link, which also signs out all devices.';

/** Makes the sender of the outbox's account mails. */
export function createAccountMailSender(
  secret: string,
  siteOrigin: () => string,
  sendMail: SendMail,
): Sender {
  return async ({ id, payload }, signal) => {
    const mail = await openAccountMail(secret, payload);
    const content = accountMailContent(mail, siteOrigin());
    await sendMail({ ...renderMail(content), id, to: mail.to }, signal);
    return 'sent';
  };
}

/** What a mail about an account says. Its links carry their token in the fragment, which no server is sent. */
function accountMailContent({ name, content }: AccountMail, origin: string): MailContent {
  const link = (label: string, path: string, fragment = '') => ({
    link: { label, address: `${origin}${path}${fragment}` },
  });
  const withToken = (label: string, path: string, token: string, key = 'token') =>
    link(label, path, `#${key}=${encodeURIComponent(token)}`);
  const newPassword = link('Choose a new password', routes.forgotPassword);
  const mail = (subject: string, sentence: string, rest: Partial<MailContent> = {}) => ({
    subject,
    heading: subject,
    paragraphs: [`Hello ${name},`, sentence],
    ...rest,
  });
  switch (content.template) {
    case 'verify':
      return mail(
        'Confirm your e-mail address',
        'with this link and the password that you chose you open your account. The link works for one hour.',
        {
          ...withToken('Confirm the address', routes.verifyEmail, content.token),
          footer: ['If you did not create an account here, ignore this mail.'],
        },
      );
    case 'existing':
      return mail(
        'You have an account already',
        'somebody, probably you, tried to create an account with this address, which has one. Sign in, or choose a new password if you do not know yours.',
        { ...newPassword, footer: [ignore] },
      );
    case 'reset':
      return mail(
        'Choose a new password',
        'with this link you choose a new password. It works once, for one hour.',
        {
          ...withToken('Choose a new password', routes.resetPassword, content.token),
          footer: [ignore],
        },
      );
    case 'confirm-email':
      return mail(
        'Confirm your new e-mail address',
        'with this link your account gets this address. Open it where you are signed in; it works for one hour.',
        {
          ...withToken('Confirm the address', routes.verifyEmail, content.token, 'change'),
          footer: [ignore],
        },
      );
    case 'email-changing':
      return mail(
        'Your e-mail address is about to change',
        `your account is to get the address ${content.newEmail}. It changes when the link in a mail to that address is opened.`,
        { ...newPassword, footer: [alarm] },
      );
    case 'email-changed':
      return mail(
        'Your e-mail address has changed',
        `your account now has the address ${content.newEmail}. This address is no longer used.`,
        { footer: ['If this was not you, answer this mail.'] },
      );
    case 'password-changed':
      return mail(
        'Your password has changed',
        'the password of your account was changed, and other devices were signed out.',
        { ...newPassword, footer: [alarm] },
      );
    case 'two-step-on':
      return mail(
        'Two-step sign-in is on',
        'signing in to your account now takes a code from your app as well.',
        { ...newPassword, footer: [alarm] },
      );
    case 'two-step-off':
      return mail(
        'Two-step sign-in is off',
        'signing in to your account now takes the password alone.',
        { ...newPassword, footer: [alarm] },
      );
    case 'recovery-codes':
      return mail(
        'You have new recovery codes',
        'new recovery codes were made for your account. The ones before them do not work any more.',
        { ...newPassword, footer: [alarm] },
      );
    case 'deleted':
      return mail(
        'Your account is deleted',
        'your account and what was saved in it are deleted. Your reservations stay with the hotels; the links in their mails open them.',
      );
  }
}
