import type { SendMail } from '../../mail/createMailer.ts';
import { renderMail } from '../../mail/renderMail.ts';
import type { Sender } from '../../outbox/deliverDue.ts';
import { openAccountMail } from './accountMail.ts';
import { accountMailContent } from './accountMailContent.ts';

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
