import * as v from 'valibot';
import type { Booking } from '#contracts/site/bookings.ts';
import { serverI18n } from '#contracts/texts/serverI18n.ts';
import type { Config } from '../../main/config.ts';
import type { SendMail } from '../../mail/createMailer.ts';
import { renderMail } from '../../mail/renderMail.ts';
import type { Sender } from '../../outbox/deliverDue.ts';
import { bookingView } from '../bookingView.ts';
import { calendarFile } from '../calendarFile.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { readBooking, readHistory, readOthers } from '../state/bookingRow.ts';
import { type BookingMail, bookingMailSchema, isForDesk, isStillTrue } from './bookingMail.ts';
import { bookingMailContent } from './bookingMailContent.ts';
import { bookingPicture } from './bookingPicture.ts';

/** Mails that say that a mismatch is open. */
const tellsMismatch: readonly string[] = ['mismatch', 'desk-mismatch'];

/** Whether a mail says that the stay is booked: it has the calendar file. */
function confirms(template: BookingMail['template'], { status }: Booking): boolean {
  return (template === 'confirmed' || template === 'resolved') && status === 'confirmed';
}

const payloadSchema = v.object({ bookingId: v.string(), mail: bookingMailSchema });

/**
 * Makes the sender of the outbox's booking mails. A mail is rendered when it is sent, so that the
 * outbox has neither personal data nor keys. It is dropped if the personal data is erased, or if it is true no more.
 */
export function createBookingMailSender(
  context: BookingContext,
  sendMail: SendMail,
  {
    deskEmail,
    deskLanguage,
    paymentNote,
    deskAnswers,
  }: Pick<Config, 'deskEmail' | 'deskLanguage' | 'paymentNote' | 'deskAnswers'>,
): Sender {
  return async ({ id, payload }, signal) => {
    const { bookingId, mail } = v.parse(payloadSchema, payload);
    const row = await readBooking(context, bookingId);
    if (!row?.traveller) return 'dropped';
    if (!isStillTrue(mail.template, row.status)) return 'dropped';
    // Settled since.
    if (tellsMismatch.includes(mail.template) && !row.mismatch) return 'dropped';
    const others = await readOthers(context, [row]);
    const booking = bookingView(row, await readHistory(context, row), context, others);
    const replaced = row.replaces === null ? undefined : others.get(row.replaces);
    const forDesk = isForDesk(mail.template);
    const i18n = serverI18n(forDesk ? deskLanguage : row.language);
    const to = forDesk ? deskEmail : row.traveller.email;
    // Another process may have an address for it.
    if (to === undefined) throw new Error('There is no DESK_EMAIL.');
    const address =
      mail.template === 'desk-request'
        ? context.links.deskAddressOf(row.id, mail.nonce)
        : context.links.addressOf(row.id, i18n.language);
    const content = bookingMailContent(i18n, mail, booking, address, {
      mismatch: row.mismatch,
      texts: { paymentNote, deskAnswers },
      replaced: replaced && bookingView(replaced, [], context, new Map()),
    });
    const picture = forDesk ? undefined : bookingPicture(booking, context.links.onSite);
    const attachments = confirms(mail.template, booking)
      ? [
          {
            filename: 'booking.ics',
            contentType: 'text/calendar',
            content: calendarFile(i18n, booking),
          },
        ]
      : [];
    await sendMail(
      { ...renderMail(i18n.language, { ...content, picture }), id, to, attachments },
      signal,
    );
    return 'sent';
  };
}
