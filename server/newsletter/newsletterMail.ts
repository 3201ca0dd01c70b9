import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Expression, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../database/tables.ts';
import { mailSchema } from '../mail/mailRecord.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { type NewsletterMail, newsletterMails } from './newsletterMails.ts';

/** The payload of a newsletter mail in the outbox. */
export const newsletterPayloadSchema = v.object({
  subscriptionId: v.string(),
  mail: mailSchema(newsletterMails),
});

/** Adds a mail to the outbox in the caller's transaction. */
export async function enqueueNewsletterMail(
  tx: Transaction<Tables>,
  subscriptionId: string,
  mail: NewsletterMail,
  now: Expression<Date>,
): Promise<void> {
  const payload = { subscriptionId, mail };
  const message = { kind: 'newsletter-mail' as const, eventId: subscriptionId, payload };
  await enqueue(tx, subscriptionId, [message], now);
}

/** Encrypts a personal code with AUTH_SECRET for the outbox. */
export function sealCode(secret: string, code: string): Promise<string> {
  return symmetricEncrypt({ key: secret, data: code });
}

/** Decrypts the result of `sealCode`. Rejects if AUTH_SECRET has changed. */
export function openCode(secret: string, sealed: string): Promise<string> {
  return symmetricDecrypt({ key: secret, data: sealed });
}
