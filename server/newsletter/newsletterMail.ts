import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Expression, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '../database/tables.ts';
import { enqueue } from '../outbox/enqueue.ts';

/** The mails of the newsletter. Neither an address nor a token nor a readable code is in them. */
const newsletterMailSchema = v.variant('template', [
  v.object({ template: v.literal('confirm'), nonce: v.string() }),
  v.object({ template: v.literal('welcome'), sealedCode: v.nullable(v.string()) }),
  v.object({ template: v.literal('already') }),
]);
export type NewsletterMail = v.InferOutput<typeof newsletterMailSchema>;

/** The payload of a message of the outbox. */
export const newsletterPayloadSchema = v.object({
  subscriptionId: v.string(),
  mail: newsletterMailSchema,
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

/** Decrypts what `sealCode` returned; rejects when AUTH_SECRET is another one. */
export function openCode(secret: string, sealed: string): Promise<string> {
  return symmetricDecrypt({ key: secret, data: sealed });
}
