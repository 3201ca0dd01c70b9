import { randomUUID } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import * as v from 'valibot';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { contactRequestSchema } from '#contracts/site/contact.ts';
import { type Language, languages } from '#contracts/texts/languages.ts';
import { type ServerI18n, serverI18n } from '#contracts/texts/serverI18n.ts';
import type { Database } from '../database/openDatabase.ts';
import type { SendMail } from '../mail/createMailer.ts';
import { type MailContent, renderMail } from '../mail/renderMail.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** A message to the desk, and the language of the page on which it was written. */
const contactMessageSchema = v.object({
  ...contactRequestSchema.entries,
  language: v.picklist(languages),
});
type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
const payloadSchema = v.object({ sealed: v.string() });

/**
 * Puts a message into the outbox, encrypted with AUTH_SECRET: the table holds neither names nor
 * addresses.
 */
export async function enqueueContactMail(
  { database, secret }: { database: Database; secret: string },
  message: ContactMessage,
): Promise<void> {
  const id = randomUUID();
  const sealed = await symmetricEncrypt({ key: secret, data: JSON.stringify(message) });
  const mail = { kind: 'contact-mail' as const, eventId: id, payload: { sealed } };
  await database.transaction((tx) => enqueue(tx, id, [mail], database.now()));
}

/**
 * Makes the sender of the outbox's messages to the desk. They are mailed to `to` alone: the
 * sender's address is in Reply-To.
 */
export function createContactMailSender(
  { secret, to, language }: { secret: string; to: string | undefined; language: Language },
  sendMail: SendMail,
): Sender {
  const i18n = serverI18n(language);
  return async ({ id, payload }, signal) => {
    // Another process may have an address for it.
    if (to === undefined) throw new Error('There is neither DESK_EMAIL nor OPERATOR_EMAIL.');
    const { sealed } = v.parse(payloadSchema, payload);
    const text = await symmetricDecrypt({ key: secret, data: sealed });
    const message = v.parse(v.pipe(v.string(), v.parseJson(), contactMessageSchema), text);
    const content = contactMailContent(i18n, message);
    const mail = { ...renderMail(i18n.language, content), id, to, replyTo: message.email };
    await sendMail(mail, signal);
    return 'sent';
  };
}

function contactMailContent(
  { t, language }: ServerI18n,
  { name, email, bookingNumber, message, language: written }: ContactMessage,
): MailContent {
  const number = bookingNumber && formatBookingNumber(bookingNumber);
  const subject = number ? t('contactMails.aboutBooking', { number }) : t('contactMails.subject');
  const languageName = new Intl.DisplayNames(language, { type: 'language' }).of(written);
  return {
    subject,
    heading: subject,
    paragraphs: message.split(/[\r\n]+/),
    sections: [
      {
        title: t('contactMails.sender'),
        facts: [
          { label: t('contactMails.name'), value: name },
          { label: t('contactMails.email'), value: email, address: `mailto:${email}` },
          ...(number ? [{ label: t('contactMails.bookingNumber'), value: number }] : []),
          { label: t('contactMails.language'), value: languageName ?? written },
        ],
      },
    ],
    footer: [t('contactMails.answer'), t('contactMails.unchecked')],
  };
}
