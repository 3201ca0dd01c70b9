import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { deskInvitationPage } from '#contracts/site/desk/deskSession.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { Tables } from '../database/tables.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { RenderMail } from '../mail/renderMail.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { InvitationContext } from './staffContext.ts';

const mailSchema = v.object({ to: v.string(), token: v.string() });
const payloadSchema = v.object({ sealed: v.string() });

/** Returns the link that opens an invitation. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}${deskInvitationPage}#token=${token}`;
}

/**
 * Puts the mail of an invitation into the outbox. The mail is encrypted, so that the table holds
 * neither addresses nor tokens.
 */
export async function enqueueInvitation(
  tx: Transaction<Tables>,
  { database, secret }: Pick<InvitationContext, 'database' | 'secret'>,
  { staffId, ...mail }: v.InferOutput<typeof mailSchema> & { staffId: string },
): Promise<void> {
  const sealed = await symmetricEncrypt({ key: secret, data: JSON.stringify(mail) });
  const message = { kind: 'staff-mail' as const, eventId: staffId, payload: { sealed } };
  await enqueue(tx, staffId, [message], database.now());
}

/** Creates the function with which the outbox sends invitations, in the language of the desk. */
export function createStaffMailSender(
  secret: string,
  {
    siteOrigin,
    sendMail,
    renderMail,
    language,
  }: {
    siteOrigin: () => string;
    sendMail: SendMail;
    renderMail: RenderMail;
    language: Language;
  },
): Sender {
  const { t } = serverI18n(language);
  return async ({ id, payload }, signal) => {
    const { sealed } = v.parse(payloadSchema, payload);
    const text = await symmetricDecrypt({ key: secret, data: sealed });
    const { to, token } = v.parse(v.pipe(v.string(), v.parseJson(), mailSchema), text);
    const subject = t('accountMails.staffInvitation.subject');
    const mail = renderMail(language, {
      subject,
      heading: subject,
      paragraphs: [t('accountMails.staffInvitation.body')],
      link: {
        label: t('accountMails.staffInvitation.button'),
        address: invitationLink(siteOrigin(), token),
      },
      footer: [t('accountMails.staffInvitation.notYou')],
    });
    await sendMail({ ...mail, id, to }, signal);
    return 'sent';
  };
}
