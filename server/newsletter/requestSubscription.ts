import { randomBytes, randomUUID } from 'node:crypto';
import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Language } from '#contracts/texts/languages.ts';
import { dayMs, minuteMs } from '#contracts/values/durations.ts';
import type { Tables } from '../database/tables.ts';
import type { NewsletterContext } from './newsletterContext.ts';
import { enqueueNewsletterMail } from './newsletterMail.ts';

type Row = Selectable<Tables['newsletter_subscriptions']>;

/** The lifetime of the link in a mail, in milliseconds. */
const linkMs = 7 * dayMs;
/** The minimum time between two mails to one address, in milliseconds. */
const mailPauseMs = 10 * minuteMs;
const mailsPerDay = 3;

/**
 * Requests the newsletter in a language for an address. A new or pending address gets a mail with a
 * link to confirm. A subscribed address gets a mail that says so. Each address gets at most one
 * mail in ten minutes and three a day. The caller cannot learn whether a mail was sent.
 */
export async function requestSubscription(
  context: NewsletterContext,
  email: string,
  language: Language,
): Promise<void> {
  const { database, tokens, now, wake } = context;
  const time = now();
  const emailHash = tokens.hashOf(email);
  await database.transaction(async (tx) => {
    const row = await lockSubscription(tx, emailHash, time);
    const mails = countMail(row, time);
    if (mails === undefined) return;
    const mailed = { mails, mailed_at: time };
    if (row.status === 'confirmed') {
      await update(tx, row.id, mailed);
      await enqueueNewsletterMail(tx, row.id, { template: 'already' }, database.now());
      return;
    }
    const open = row.nonce !== null && row.link_expires_at !== null && row.link_expires_at > time;
    const nonce = open && row.nonce ? row.nonce : randomBytes(16).toString('base64url');
    await update(tx, row.id, {
      ...mailed,
      email,
      language,
      status: 'pending',
      nonce,
      link_expires_at: new Date(time.getTime() + linkMs),
      ...(!open && { requested_at: time }),
    });
    await enqueueNewsletterMail(tx, row.id, { template: 'confirm', nonce }, database.now());
  });
  wake();
}

/**
 * Returns the subscription of an address, locked until the transaction ends. Creates an
 * unsubscribed row if the address has none.
 */
async function lockSubscription(tx: Transaction<Tables>, emailHash: string, now: Date) {
  await tx
    .insertInto('newsletter_subscriptions')
    .values({ id: randomUUID(), email_hash: emailHash, status: 'unsubscribed', requested_at: now })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute();
  return tx
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Returns the number of mails to the address including the next one, or undefined if the address
 * must not get another mail yet.
 */
function countMail({ mails, mailed_at: last }: Row, now: Date): number | undefined {
  const pause = last === null ? Infinity : now.getTime() - last.getTime();
  if (pause >= dayMs) return 1;
  return pause < mailPauseMs || mails >= mailsPerDay ? undefined : mails + 1;
}

async function update(
  tx: Transaction<Tables>,
  id: string,
  set: Updateable<Tables['newsletter_subscriptions']>,
): Promise<void> {
  await tx.updateTable('newsletter_subscriptions').set(set).where('id', '=', id).execute();
}
