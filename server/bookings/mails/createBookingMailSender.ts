import * as v from 'valibot';
import type { Booking } from '#contracts/site/bookings.ts';
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
  { deskEmail, ...texts }: Pick<Config, 'deskEmail' | 'paymentNote' | 'deskAnswers'>,
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
    const to = isForDesk(mail.template) ? deskEmail : row.traveller.email;
    // Another process may have an address for it.
    if (to === undefined) throw new Error('There is no DESK_EMAIL.');
    const address =
      mail.template === 'desk-request'
        ? context.links.deskAddressOf(row.id, mail.nonce)
        : context.links.addressOf(row.id);
    const content = bookingMailContent(mail, booking, address, {
      mismatch: row.mismatch,
      texts,
      replaced: replaced && bookingView(replaced, [], context, new Map()),
    });
    const picture = isForDesk(mail.template)
      ? undefined
      : bookingPicture(booking, context.links.onSite);
    const attachments = confirms(mail.template, booking)
      ? [{ filename: 'booking.ics', contentType: 'text/calendar', content: calendarFile(booking) }]
      : [];
    await sendMail({ ...renderMail({ ...content, picture }), id, to, attachments }, signal);
    return 'sent';
  };
}
