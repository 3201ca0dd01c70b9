import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import * as v from 'valibot';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { RenderMail } from '../mail/renderMail.ts';
import type { Sender } from '../outbox/deliverDue.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { AccountContext } from './accountContext.ts';
import { accountMailContent, accountMailContentSchema } from './accountMails.ts';

const accountMailSchema = v.object({
  to: v.string(),
  name: v.string(),
  /** Absent if the account was already deleted, and in mails that an earlier version stored. */
  language: v.optional(v.string()),
  content: accountMailContentSchema,
});
/** A mail about an account, with its recipient. */
export type AccountMail = v.InferOutput<typeof accountMailSchema>;
/** A mail without its language, which `sendAccountMail` reads from the account. */
type MailOfAccount = Omit<AccountMail, 'language'>;

const payloadSchema = v.object({ sealed: v.string() });

/**
 * Puts a mail into the outbox, in the language of the account. The mail is encrypted with
 * AUTH_SECRET, so that the table holds neither addresses nor tokens that open accounts.
 */
export async function sendAccountMail(
  { database, secret, wake }: Pick<AccountContext, 'database' | 'secret' | 'wake'>,
  accountId: string,
  mail: MailOfAccount,
): Promise<void> {
  const { db } = database;
  const account = await db
    .selectFrom('user')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const data = JSON.stringify({ ...mail, language: account?.language } satisfies AccountMail);
  const sealed = await symmetricEncrypt({ key: secret, data });
  const message = { kind: 'account-mail' as const, eventId: accountId, payload: { sealed } };
  await database.transaction((tx) => enqueue(tx, accountId, [message], database.now()));
  wake();
}

/** Sends a mail about an account to its owner, at the given address. */
export function mailOwner(
  context: AccountContext,
  { accountId, name, email: to }: { accountId: string; name: string; email: string },
  content: AccountMail['content'],
): Promise<void> {
  return sendAccountMail(context, accountId, { to, name, content });
}

/** Decrypts a mail that `sendAccountMail` stored. Rejects if AUTH_SECRET has changed. */
export async function openAccountMail(secret: string, payload: unknown): Promise<AccountMail> {
  const { sealed } = v.parse(payloadSchema, payload);
  const text = await symmetricDecrypt({ key: secret, data: sealed });
  return v.parse(v.pipe(v.string(), v.parseJson(), accountMailSchema), text);
}

/** Creates the function with which the outbox sends mails about accounts. */
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
