import * as v from 'valibot';
import { pathPrefix } from '#contracts/texts/languages.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { Config } from '../../main/config.ts';
import type { SendMail } from '../../mail/createMailer.ts';
import type { RenderMail } from '../../mail/renderMail.ts';
import type { Sender } from '../../outbox/deliverDue.ts';
import { storedTraceSchema } from '../../outbox/enqueue.ts';
import { bookingView } from '../bookingView.ts';
import { calendarFile, calendarPartType } from './calendarFile.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import {
  type BookingRow,
  readBookingOf,
  readFirst,
  readHistory,
  readOthers,
  readPayments,
} from '../state/bookingRow.ts';
import { type BookingMail, bookingMailSchema, isReached } from '../state/bookingMail.ts';
import { checkoutOf, similarHotels } from './bookingFacts.ts';
import { bookingMailContent, bookingPicture } from './bookingMailContent.ts';
import {
  asksToPay,
  hasCalendarFile,
  isAboutMismatch,
  isAnsweredToDesk,
  isStillTrue,
  offersAgain,
  recipientOf,
} from './bookingMails.ts';

export const bookingMailPayloadSchema = v.object({
  bookingId: v.string(),
  mail: bookingMailSchema,
  /** The event in the booking's history that the mail reports. */
  seq: v.optional(v.number()),
  ...storedTraceSchema.entries,
});

/**
 * The operator's settings for mails: their texts, the addresses, the language of the desk, and
 * their appearance.
 */
export type BookingMailConfig = Pick<
  Config,
  'mailFrom' | 'deskEmail' | 'deskLanguage' | 'paymentNotes' | 'deskAnswers'
> & { renderMail: RenderMail };

/**
 * Renders a mail about a booking in its current state, in the language of the reader. Returns
 * undefined if the personal data is erased, if the guest gets no mails, or if the mail is no longer
 * correct.
 */
export async function composeBookingMail(
  context: Pick<BookingContext, 'database' | 'links' | 'credits' | 'payments' | 'now'>,
  row: BookingRow,
  mail: BookingMail,
  { renderMail, ...config }: BookingMailConfig,
) {
  const { mailFrom, deskEmail, deskLanguage, paymentNotes, deskAnswers } = config;
  if (!row.traveller || !isStillTrue(mail.template, row.status)) return undefined;
  if (!isReached(mail.template, row)) return undefined;
  // The mismatch was settled in the meantime.
  if (isAboutMismatch(mail.template) && !row.mismatch) return undefined;
  const written = mail.template === 'message' ? await readWritten(context, row, mail.note) : '';
  if (written === undefined) return undefined;
  const others = await readOthers(context, [row]);
  const payments = await readPayments(context, row, others);
  const { payment, earlier } = payments;
  // The payment was made in the meantime.
  if (asksToPay(mail.template) && payment?.state !== 'open' && payment?.state !== 'opening') {
    return undefined;
  }
  const found = bookingView(row, await readHistory(context, row), context, others, payments);
  // The mail shows the amounts due and the terms as for a new booking.
  const booking = offersAgain(mail.template) ? { ...found, status: 'pending' as const } : found;
  const replaced = row.replaces === null ? undefined : others.get(row.replaces);
  const before = { payment: earlier?.payment ?? null };
  const to = recipientOf(mail.template);
  const i18n = serverI18n(to === 'traveller' ? row.language : deskLanguage);
  const onSite = (path: string) => context.links.onSite(`${pathPrefix(i18n.language)}${path}`);
  const similar = similarHotels(booking);
  const address =
    to === 'desk'
      ? context.links.deskAddressOf(row.id)
      : context.links.addressOf(row.id, i18n.language);
  const content = bookingMailContent(i18n, mail, booking, address, {
    mismatch: row.mismatch,
    texts: { paymentNote: paymentNotes[i18n.language], deskAnswers, written },
    replaced: replaced && bookingView(replaced, earlier?.events ?? [], context, new Map(), before),
    similar: similar && onSite(similar),
    again: onSite(checkoutOf(booking)),
  });
  const picture = to === 'traveller' ? bookingPicture(booking, context.links.onSite) : undefined;
  const addresses = { traveller: row.traveller.email, desk: deskEmail, hotel: row.hotel?.email };
  const attachments = hasCalendarFile(mail.template, booking)
    ? [
        {
          filename: 'booking.ics',
          contentType: calendarPartType(booking),
          content: calendarFile(i18n, booking, await readFirst(context, row), {
            organizer: mailFrom,
            address: context.links.publicAddressOf(row.id, i18n.language),
          }),
        },
      ]
    : [];
  return {
    ...renderMail(i18n.language, { ...content, picture }),
    language: i18n.language,
    to: addresses[to] ?? undefined,
    replyTo: isAnsweredToDesk(mail.template) ? deskEmail : undefined,
    attachments,
  };
}

/** Returns the text that the desk wrote to the guest, or undefined after it was erased. */
async function readWritten(
  { database }: Pick<BookingContext, 'database'>,
  { hotel_id, id }: BookingRow,
  note: string,
): Promise<string | undefined> {
  const found = await database.db
    .selectFrom('booking_notes')
    .select('text')
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .where('id', '=', note)
    .executeTakeFirst();
  return found?.text;
}

/**
 * Creates the sender of booking mails in the outbox. It renders each mail when it sends it, so that
 * the outbox stores no personal data and no keys. It drops a mail if the personal data is erased or
 * the mail is no longer correct. It also drops an offer of the same stay unless `isOfferedAgain`
 * returns true for the booking and the id of the mail.
 */
export function createBookingMailSender(
  context: BookingContext,
  sendMail: SendMail,
  config: BookingMailConfig,
  isOfferedAgain: (row: BookingRow, mailId: string) => Promise<boolean>,
): Sender {
  return async ({ owner, id, payload }, signal) => {
    const { bookingId, mail, seq, ...trace } = v.parse(bookingMailPayloadSchema, payload);
    const key = { hotel_id: owner, id: bookingId };
    await requireEvent(context, key, seq);
    const row = await readBookingOf(context, key);
    const composed = row && (await composeBookingMail(context, row, mail, config));
    if (!composed) return 'dropped';
    if (offersAgain(mail.template) && !(await isOfferedAgain(row, id))) return 'dropped';
    const { to, replyTo, subject, text, html, attachments } = composed;
    // Throwing keeps the mail in the outbox: another process may have an address for this
    // recipient.
    if (to === undefined) throw new Error('There is no address to send the mail to.');
    const headers = {
      ...(trace.requestId !== undefined && { 'X-Request-ID': trace.requestId }),
      ...(trace.traceparent !== undefined && { Traceparent: trace.traceparent }),
    };
    const answers = replyTo !== undefined && { replyTo };
    await sendMail({ subject, text, html, id, to, ...answers, headers, attachments }, signal);
    return 'sent';
  };
}

/**
 * Throws until the change that a mail reports can be read. A distributed database commits on two
 * servers, one after the other. For a moment, or while the second server is down, the booking still
 * has its earlier state, and its mail would look outdated and be dropped.
 */
async function requireEvent(
  { database }: Pick<BookingContext, 'database'>,
  { hotel_id, id }: Pick<BookingRow, 'hotel_id' | 'id'>,
  seq: number | undefined,
): Promise<void> {
  if (seq === undefined) return;
  const event = await database.db
    .selectFrom('booking_events')
    .select('seq')
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!event) throw new Error('The change that the mail reports cannot be read yet.');
}
