import { createHmac, randomUUID } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Request, Response } from 'express';
import * as v from 'valibot';
import { contactCalls } from '#contracts/site/calls/publicCalls.ts';
import { isolateIn } from '#contracts/texts/createI18n.ts';
import { type Language, languages } from '#contracts/texts/languages.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { contactFullCode, contactRequestSchema } from '#contracts/site/contact.ts';
import { type ServerI18n, serverI18n } from '#contracts/texts/serverI18n.ts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { SendMail } from '../mail/createMailer.ts';
import type { RateLimits } from '../request/createRateLimits.ts';
import { siteOfClient } from '../request/clientAddress.ts';
import { implement } from '../request/implement.ts';
import { contactAllLimit, contactLimit, contactSiteLimit } from '../request/limits.ts';
import { ProblemError } from '../request/problemError.ts';
import { clientOf } from '../request/rateLimit.ts';
import type { AccountOf } from '../request/requestContext.ts';
import type { MailContent, RenderMail } from '../mail/renderMail.ts';
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
 * Returns the owner under which the messages of an address are stored in the outbox. Computing it
 * requires AUTH_SECRET, so the table does not reveal the sender.
 */
function senderOwner(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(`contact:${addressOf(email)}`)
    .digest('base64url');
}

function addressOf(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Puts a message into the outbox, encrypted with AUTH_SECRET, so that the table holds neither names
 * nor addresses.
 */
async function enqueueContactMail(
  { database, secret }: { database: Database; secret: string },
  message: ContactMessage,
): Promise<void> {
  const sealed = await symmetricEncrypt({ key: secret, data: JSON.stringify(message) });
  const mail = { kind: 'contact-mail' as const, eventId: randomUUID(), payload: { sealed } };
  const owner = senderOwner(secret, message.email);
  await database.transaction((tx) => enqueue(tx, owner, [mail], database.now()));
}

/** Decrypts a message of the outbox. Throws if it was encrypted with another secret. */
async function openMessage(secret: string, payload: unknown): Promise<ContactMessage> {
  const { sealed } = v.parse(payloadSchema, payload);
  const text = await symmetricDecrypt({ key: secret, data: sealed });
  return v.parse(v.pipe(v.string(), v.parseJson(), contactMessageSchema), text);
}

/**
 * Creates the function that mails the outbox's messages to the desk. `to` is the only recipient,
 * and the sender's address is in Reply-To.
 */
function createContactMailSender(
  { secret, to, language }: { secret: string; to: string | undefined; language: Language },
  { sendMail, renderMail }: Pick<ContactDependencies, 'sendMail' | 'renderMail'>,
): Sender {
  const i18n = serverI18n(language);
  return async ({ id, payload }, signal) => {
    // The error keeps the message in the outbox, because another process may have an address.
    if (to === undefined) throw new Error('There is neither DESK_EMAIL nor OPERATOR_EMAIL.');
    const message = await openMessage(secret, payload);
    const content = contactMailContent(i18n, message);
    const mail = { ...renderMail(i18n.language, content), id, to, replyTo: message.email };
    await sendMail(mail, signal);
    return 'sent';
  };
}

function contactMailContent(
  { t, language, formats }: ServerI18n,
  { name, email, bookingNumber, message, language: written }: ContactMessage,
): MailContent {
  const number = bookingNumber && formatBookingNumber(bookingNumber);
  const subject = number ? t('contactMails.aboutBooking', { number }) : t('contactMails.subject');
  const languageName = new Intl.DisplayNames(language, { type: 'language' }).of(written);
  return {
    subject,
    heading: subject,
    paragraphs: message.split(/[\r\n]+/).map((line) => isolateIn(formats.direction, line)),
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

/** The number of messages of an earlier version that are decrypted at once. */
const batch = 500;
const uuidLength = 36;

/**
 * Returns the messages of an address in the outbox, with their keys. An earlier version of the site
 * used a UUID as the owner of each message. Those messages must be decrypted to find their sender.
 * They disappear a month after the last process of that version has ended.
 */
async function messagesOf(db: Kysely<Tables>, secret: string, email: string) {
  const messages = db
    .selectFrom('outbox')
    .select(['owner', 'id', 'payload', 'created_at'])
    .where('kind', '=', 'contact-mail')
    .orderBy('id');
  const found = await messages.where('owner', '=', senderOwner(secret, email)).execute();
  const opened = await Promise.all(
    found.map(async ({ payload, ...row }) => ({
      ...row,
      sent: await openMessage(secret, payload),
    })),
  );
  const earlier = messages.where(sql`length(owner)`, '=', uuidLength).limit(batch);
  const address = addressOf(email);
  for (let rows = await earlier.execute(); rows.length > 0;) {
    for (const { payload, ...row } of rows) {
      // A message that was encrypted with another secret has no known sender.
      const sent = await openMessage(secret, payload).catch(() => undefined);
      if (sent && addressOf(sent.email) === address) opened.push({ ...row, sent });
    }
    rows = await earlier.where('id', '>', rows.at(-1)?.id ?? '').execute();
  }
  return opened.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
}

/** The parts of the site that the contact form depends on. */
type ContactDependencies = {
  database: Database;
  secret: string;
  rateLimits: RateLimits;
  accountOf: AccountOf;
  /** Wakes the worker, which sends the mails. */
  wake: () => void;
  sendMail: SendMail;
  renderMail: RenderMail;
  /** The address that receives the messages, or undefined if the operator has set none. */
  to: string | undefined;
  /** The language of the people who read the messages. */
  language: Language;
};

/**
 * Creates the contact form: its route, and the mails to the desk. Messages are counted by sender,
 * never by the address in them. Accounts and clients without an account have separate limits.
 * Clients without an account therefore cannot block the form for signed-in travelers. ADR 0016.
 */
export function startContact({ sendMail, renderMail, ...context }: ContactDependencies) {
  const { rateLimits, accountOf, to, wake } = context;
  const countSite = rateLimits.byKey(contactSiteLimit);
  const countAll = rateLimits.count(contactAllLimit);
  const senderOf = async (req: Request, res: Response) => {
    const account = await accountOf(req);
    return account ? `account ${account.accountId}` : clientOf(req, res);
  };
  const limitAll = async (req: Request, res: Response) => {
    const account = await accountOf(req);
    const site = account ? undefined : siteOfClient(clientOf(req, res));
    if (site !== undefined) await countSite(site);
    const { retryAfter } = await countAll(account ? 'accounts' : 'clients');
    if (retryAfter === undefined) return;
    throw new ProblemError(503, 'There are too many messages at the moment.', {
      members: { code: contactFullCode },
      headers: { 'Retry-After': String(retryAfter) },
    });
  };
  return {
    /** The resources by their names under `/api`. */
    resources: implement('contact', contactCalls, {
      limits: { contact: rateLimits.requests(contactLimit, senderOf) },
    })({
      'POST /api/contact': async ({ body: message, language, req, res }) => {
        if (to === undefined) throw new ProblemError(503, 'The site has no address for messages.');
        await limitAll(req, res);
        await enqueueContactMail(context, { ...message, language });
        wake();
        return { status: 202, body: {} };
      },
    }),
    /** Returns the stored messages of a guest, for the export of the guest's data. */
    messagesOf: async (email: string) =>
      (await messagesOf(context.database.db, context.secret, email)).map(
        ({ created_at: at, sent }) => ({ at: at.toISOString(), ...sent }),
      ),
    /**
     * Deletes the stored messages of a guest, in the transaction that forgets the guest. Returns
     * their number.
     */
    forget: async (tx: Transaction<Tables>, email: string) => {
      const messages = await messagesOf(tx, context.secret, email);
      for (const { owner, id } of messages) {
        await tx.deleteFrom('outbox').where('owner', '=', owner).where('id', '=', id).execute();
      }
      return messages.length;
    },
    senders: { 'contact-mail': createContactMailSender(context, { sendMail, renderMail }) },
  };
}
