import type { Booking } from '#contracts/site/bookings.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import {
  cancellationSection,
  changeSection,
  contactSection,
  mismatchSection,
  priceSection,
  requestsSection,
  staySection,
} from './bookingFacts.ts';
import { type BookingMail, isForDesk } from './bookingMail.ts';
import { bookingMailText, type OperatorTexts } from './bookingMailTexts.ts';

/**
 * What a mail about a booking says. `address` is the link in it: the booking's page, or the desk's. Only the
 * desk reads what the mismatch is. `replaced` is the booking that this one changes.
 */
export function bookingMailContent(
  mail: BookingMail,
  booking: Booking,
  address: string,
  {
    mismatch = null,
    texts = { paymentNote: '', deskAnswers: '' },
    replaced,
  }: {
    mismatch?: BookingMismatch | null;
    texts?: OperatorTexts;
    replaced?: Booking | undefined;
  } = {},
): MailContent {
  const forDesk = isForDesk(mail.template);
  const sections = [
    forDesk && mismatch ? mismatchSection(mismatch) : undefined,
    forDesk ? changeSection(booking) : undefined,
    staySection(booking),
    booking.status === 'cancelled'
      ? cancellationSection(booking)
      : priceSection(booking, saysPayment(mail)),
    !forDesk && booking.status === 'confirmed' && replaced?.status === 'cancelled'
      ? { ...cancellationSection(replaced), title: 'Your earlier booking' }
      : undefined,
    requestsSection(booking),
    forDesk ? contactSection(booking) : undefined,
  ].filter((section) => section !== undefined);
  return {
    ...bookingMailText(mail, booking, texts),
    sections,
    ...linkOf(mail, address),
  };
}

/** Whether the text of a mail says when the stay is paid, if it takes place. */
function saysPayment({ template }: BookingMail): boolean {
  return template === 'confirmed' || template === 'resolved';
}

/** The link of a mail, and what to know about it. Of the desk's mails only a request has one. */
function linkOf({ template }: BookingMail, address: string): Pick<MailContent, 'link' | 'footer'> {
  if (template === 'desk-request') {
    return {
      link: { label: 'Confirm or decline', address },
      footer: ['The link works once, for whoever has it: do not forward this mail.'],
    };
  }
  if (isForDesk(template)) return { footer: [] };
  return {
    link: { label: 'Open your booking', address },
    footer: ['Whoever has this link can see and cancel the booking: do not forward this mail.'],
  };
}
