import * as v from 'valibot';
import { routes } from '#client/domain/paths.ts';
import type { DeskAccountMail } from '#contracts/site/desk/deskAccountMails.ts';
import { pathPrefix } from '#contracts/texts/languages.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { mailRecord, type MailOf, mailSchema } from '../mail/mailRecord.ts';
import type { MailContent } from '../mail/renderMail.ts';

/** The texts and parts from which each mail about an account is written. */
type Words = ReturnType<typeof wordsOf>;

const withToken = { token: v.string() };
/**
 * The other ways to sign in, which a new password does not end. `provider` is the name of the other
 * site.
 */
const withOtherWays = { passkeys: v.optional(v.boolean()), provider: v.optional(v.string()) };
const withAddress = { newEmail: v.string() };

/** Defines a mail about an account. If the mail has a token, its link works for a limited time. */
function mail<Entries extends v.ObjectEntries>(
  data: Entries,
  text: (words: Words, data: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => MailContent,
) {
  return { ...mailRecord(data, text), linkExpires: 'token' in data };
}

/**
 * All mails about an account, by the names that the desk uses. The desk can send a mail again
 * unless its link has expired.
 */
export const accountMails = {
  verify: mail(withToken, ({ t, mailOf, confirmAddress }, { token }) =>
    mailOf(t('accountMails.verify.subject'), t('accountMails.verify.body'), {
      ...confirmAddress(token),
      footer: [t('accountMails.verify.notYou')],
    }),
  ),
  /** Sent when somebody signs up with an address that already has an account. */
  existing: mail({}, ({ t, mailOf, newPassword, ignore }) =>
    mailOf(t('accountMails.existing.subject'), t('accountMails.existing.body'), {
      ...newPassword,
      ...ignore,
    }),
  ),
  reset: mail(withToken, ({ t, mailOf, link, ignore }, { token }) =>
    mailOf(t('accountMails.reset.subject'), t('accountMails.reset.body'), {
      ...link(t('accountMails.newPassword'), routes.resetPassword, { token }),
      ...ignore,
    }),
  ),
  /** Sent to the new address. */
  'confirm-email': mail(withToken, ({ t, mailOf, confirmAddress, ignore }, { token }) =>
    mailOf(t('accountMails.confirmEmail.subject'), t('accountMails.confirmEmail.body'), {
      ...confirmAddress(token, 'change'),
      ...ignore,
    }),
  ),
  /** Sent to the old address. */
  'email-changing': mail(withAddress, ({ t, mailOf, alarm }, { newEmail: address }) =>
    mailOf(
      t('accountMails.emailChanging.subject'),
      t('accountMails.emailChanging.body', { address }),
      alarm,
    ),
  ),
  /** Sent to the old address. */
  'email-changed': mail(withAddress, ({ t, mailOf }, { newEmail: address }) =>
    mailOf(
      t('accountMails.emailChanged.subject'),
      t('accountMails.emailChanged.body', { address }),
      { footer: [t('accountMails.emailChanged.notYou')] },
    ),
  ),
  'password-changed': mail(withOtherWays, ({ t, mailOf, alarm }, { passkeys, provider }) => {
    const keep = [
      ...(passkeys ? [t('accountMails.passwordChanged.passkeys')] : []),
      ...(provider === undefined ? [] : [t('accountMails.passwordChanged.linked', { provider })]),
    ];
    return mailOf(
      t('accountMails.passwordChanged.subject'),
      t('accountMails.passwordChanged.body'),
      { ...alarm, footer: [...keep, ...alarm.footer] },
    );
  }),
  'two-step-on': mail({}, ({ t, mailOf, alarm }) =>
    mailOf(t('accountMails.twoStepOn.subject'), t('accountMails.twoStepOn.body'), alarm),
  ),
  'two-step-off': mail({}, ({ t, mailOf, alarm }) =>
    mailOf(t('accountMails.twoStepOff.subject'), t('accountMails.twoStepOff.body'), alarm),
  ),
  'two-step-reset': mail({}, ({ t, mailOf, alarm }) =>
    mailOf(t('accountMails.twoStepReset.subject'), t('accountMails.twoStepReset.body'), alarm),
  ),
  'recovery-codes': mail({}, ({ t, mailOf, alarm }) =>
    mailOf(t('accountMails.recoveryCodes.subject'), t('accountMails.recoveryCodes.body'), alarm),
  ),
  'recovery-code-used': mail({}, ({ t, mailOf, alarm }) =>
    mailOf(
      t('accountMails.recoveryCodeUsed.subject'),
      t('accountMails.recoveryCodeUsed.body'),
      alarm,
    ),
  ),
  'passkey-added': mail({}, ({ t, mailOf, alarm }) =>
    mailOf(t('accountMails.passkeyAdded.subject'), t('accountMails.passkeyAdded.body'), alarm),
  ),
  'passkey-removed': mail({}, ({ t, mailOf, alarm }) =>
    mailOf(t('accountMails.passkeyRemoved.subject'), t('accountMails.passkeyRemoved.body'), alarm),
  ),
  /**
   * Sent when the signature counter of a passkey did not increase. Another authenticator may then
   * have the same key.
   */
  'passkey-copied': mail({}, ({ t, mailOf }) =>
    mailOf(t('accountMails.passkeyCopied.subject'), t('accountMails.passkeyCopied.body')),
  ),
  'identity-linked': mail({ provider: v.string() }, ({ t, mailOf, alarm }, { provider }) =>
    mailOf(
      t('accountMails.identityLinked.subject', { provider }),
      t('accountMails.identityLinked.body', { provider }),
      alarm,
    ),
  ),
  deleted: mail({}, ({ t, mailOf }) =>
    mailOf(t('accountMails.deleted.subject'), t('accountMails.deleted.body')),
  ),
} as const satisfies Readonly<
  Record<Exclude<DeskAccountMail['mail'], 'unknown'>, ReturnType<typeof mail>>
>;

/** The content of a mail about an account: the name of the mail and its own fields. */
export type AccountMailContent = MailOf<typeof accountMails>;

/** Parses the content of a mail about an account from the outbox. */
export const accountMailContentSchema = mailSchema(accountMails);

/** Returns the text of a mail about an account. */
export function accountMailContent(
  i18n: ServerI18n,
  { name, content }: { name: string; content: AccountMailContent },
  origin: string,
): MailContent {
  return accountMails[content.template].write(wordsOf(i18n, name, origin), content);
}

/**
 * Returns the texts and parts of a mail. Links carry their token in the fragment, which browsers
 * never send to a server.
 */
function wordsOf({ t, language }: ServerI18n, name: string, origin: string) {
  const link = (label: string, path: string, tokens: Record<string, string> = {}) => {
    const fragment = Object.entries(tokens).map(
      ([key, token]) => `#${key}=${encodeURIComponent(token)}`,
    );
    const address = `${origin}${pathPrefix(language)}${path}${fragment.join('')}`;
    return { link: { label, address } };
  };
  const newPassword = link(t('accountMails.newPassword'), routes.forgotPassword);
  return {
    t,
    link,
    newPassword,
    confirmAddress: (token: string, key = 'token') =>
      link(t('accountMails.confirmAddress'), routes.verifyEmail, { [key]: token }),
    ignore: { footer: [t('accountMails.ignore')] },
    /** For a change that somebody other than the owner may have made. */
    alarm: { ...newPassword, footer: [t('accountMails.alarm')] },
    mailOf: (subject: string, body: string, rest: Partial<MailContent> = {}): MailContent => ({
      subject,
      heading: subject,
      paragraphs: [t('accountMails.greeting', { name }), body],
      ...rest,
    }),
  };
}
