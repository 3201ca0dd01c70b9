import * as v from 'valibot';
import type { SendMail } from '../../mail/createMailer.ts';
import { renderMail } from '../../mail/renderMail.ts';
import type { Sender } from '../../outbox/deliverDue.ts';
import { bookingView } from '../bookingView.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { readBooking, readHistory } from '../state/readBooking.ts';
import { bookingMailContent } from './bookingMailContent.ts';
import { bookingMailSchema } from './bookingMail.ts';

const payloadSchema = v.object({ bookingId: v.string(), mail: bookingMailSchema });

/**
 * Makes the sender of the outbox's booking mails. A mail is rendered when it is sent, so that the
 * outbox has neither personal data nor keys. It is dropped if the personal data is erased.
 */
export function createBookingMailSender(
  context: BookingContext,
  sendMail: SendMail,
  deskEmail: string | undefined,
): Sender {
  return async ({ id, payload }, signal) => {
    const { bookingId, mail } = v.parse(payloadSchema, payload);
    const row = await readBooking(context, bookingId);
    if (!row?.traveller) return 'dropped';
    const booking = bookingView(row, await readHistory(context, row), context);
    const forDesk = mail.template === 'desk-request' || mail.template === 'desk-cancelled';
    const to = forDesk ? deskEmail : row.traveller.email;
    if (to === undefined) return 'dropped';
    const address =
      mail.template === 'desk-request'
        ? context.links.deskAddressOf(row.id, mail.nonce)
        : context.links.addressOf(row.id);
    const content = bookingMailContent(mail.template, booking, address);
    await sendMail({ ...renderMail(content), id, to }, signal);
    return 'sent';
  };
}
