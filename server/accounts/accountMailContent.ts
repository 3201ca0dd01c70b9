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
  const address = (path: string, token?: string, key = 'token') =>
    `${origin}${path}${token === undefined ? '' : `#${key}=${encodeURIComponent(token)}`}`;
  const greeting = `Hello ${name},`;
  const newPassword = { label: 'Choose a new password', address: address(routes.forgotPassword) };
  switch (content.template) {
    case 'verify':
      return {
        subject: 'Confirm your e-mail address',
        heading: 'Confirm your e-mail address',
        paragraphs: [
          greeting,
          'with this link and the password that you chose you open your account. The link works for one hour.',
        ],
        link: { label: 'Confirm the address', address: address(routes.verifyEmail, content.token) },
        footer: ['If you did not create an account here, ignore this mail.'],
      };
    case 'existing':
      return {
        subject: 'You have an account already',
        heading: 'You have an account already',
        paragraphs: [
          greeting,
          'somebody, probably you, tried to create an account with this address, which has one. Sign in, or choose a new password if you do not know yours.',
        ],
        link: newPassword,
        footer: [ignore],
      };
    case 'reset':
      return {
        subject: 'Choose a new password',
        heading: 'Choose a new password',
        paragraphs: [
          greeting,
          'with this link you choose a new password. It works once, for one hour.',
        ],
        link: {
          label: 'Choose a new password',
          address: address(routes.resetPassword, content.token),
        },
        footer: [ignore],
      };
    case 'confirm-email':
      return {
        subject: 'Confirm your new e-mail address',
        heading: 'Confirm your new e-mail address',
        paragraphs: [
          greeting,
          'with this link your account gets this address. Open it where you are signed in; it works for one hour.',
        ],
        link: {
          label: 'Confirm the address',
          address: address(routes.verifyEmail, content.token, 'change'),
        },
        footer: [ignore],
      };
    case 'email-changing':
      return {
        subject: 'Your e-mail address is about to change',
        heading: 'Your e-mail address is about to change',
        paragraphs: [
          greeting,
          `your account is to get the address ${content.newEmail}. It changes when the link in a mail to that address is opened.`,
        ],
        link: newPassword,
        footer: [alarm],
      };
    case 'email-changed':
      return {
        subject: 'Your e-mail address has changed',
        heading: 'Your e-mail address has changed',
        paragraphs: [
          greeting,
          `your account now has the address ${content.newEmail}. This address is no longer used.`,
        ],
        footer: ['If this was not you, answer this mail.'],
      };
    case 'password-changed':
      return {
        subject: 'Your password has changed',
        heading: 'Your password has changed',
        paragraphs: [
          greeting,
          'the password of your account was changed, and other devices were signed out.',
        ],
        link: newPassword,
        footer: [alarm],
      };
    case 'two-step-on':
      return {
        subject: 'Two-step sign-in is on',
        heading: 'Two-step sign-in is on',
        paragraphs: [
          greeting,
          'signing in to your account now takes a code from your app as well.',
        ],
        link: newPassword,
        footer: [alarm],
      };
    case 'two-step-off':
      return {
        subject: 'Two-step sign-in is off',
        heading: 'Two-step sign-in is off',
        paragraphs: [greeting, 'signing in to your account now takes the password alone.'],
        link: newPassword,
        footer: [alarm],
      };
    case 'recovery-codes':
      return {
        subject: 'You have new recovery codes',
        heading: 'You have new recovery codes',
        paragraphs: [
          greeting,
          'new recovery codes were made for your account. The ones before them do not work any more.',
        ],
        link: newPassword,
        footer: [alarm],
      };
    case 'deleted':
      return {
        subject: 'Your account is deleted',
        heading: 'Your account is deleted',
        paragraphs: [
          greeting,
          'your account and what was saved in it are deleted. Your reservations stay with the hotels; the links in their mails open them.',
        ],
      };
  }
}
