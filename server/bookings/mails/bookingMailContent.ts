import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import {
  contactSection,
  mismatchSection,
  priceSection,
  requestsSection,
  staySection,
} from './bookingFacts.ts';
import { formatAmount, formatDay } from './bookingFormats.ts';
import { type BookingMail, isForDesk } from './bookingMail.ts';

type Template = BookingMail['template'];
type Text = Pick<MailContent, 'subject' | 'heading' | 'paragraphs'>;

const reasons = {
  'price-changed':
    'Its price changed before it could be reserved. You can book it again at the new price.',
  gone: 'The room is no longer available.',
  rejected: 'The hotel did not accept the booking.',
  expired: 'The hotel did not answer before the day of check-in.',
  desk: 'The hotel cannot take the booking.',
  traveller: '',
  provider: '',
} as const satisfies Record<NonNullable<Booking['cause']>, string>;

const nothingCharged = 'Nothing was reserved, and you owe nothing.';
const seePage = 'The page of your booking always shows its present state.';

/**
 * What a mail about a booking says. `address` is the link in it: the booking's page, or the desk's. Only the
 * desk reads what the mismatch is.
 */
export function bookingMailContent(
  mail: BookingMail,
  booking: Booking,
  address: string,
  mismatch: BookingMismatch | null = null,
): MailContent {
  const { template } = mail;
  const forDesk = isForDesk(template);
  const sections = [
    forDesk && mismatch ? mismatchSection(mismatch) : undefined,
    staySection(booking),
    priceSection(booking),
    requestsSection(booking),
    forDesk ? contactSection(booking) : undefined,
  ].filter((section) => section !== undefined);
  const label = template === 'desk-request' ? 'Confirm or decline' : 'Open your booking';
  return {
    ...(mail.template === 'fee-changed'
      ? feeChanged(booking, mail.fee)
      : texts[mail.template](booking)),
    sections,
    ...(hasLink(template) && { link: { label, address } }),
    footer: footers(template),
  };
}

function hasLink(template: Template): boolean {
  return template === 'desk-request' || !isForDesk(template);
}

function footers(template: Template): string[] {
  if (!hasLink(template)) return [];
  return template === 'desk-request'
    ? ['The link works once, for whoever has it: do not forward this mail.']
    : ['Whoever has this link can see and cancel the booking: do not forward this mail.'];
}

const texts: Record<Exclude<Template, 'fee-changed'>, (booking: Booking) => Text> = {
  requested: ({ hotel }) => ({
    subject: `Your request to ${hotel.name}`,
    heading: 'Your request was sent',
    paragraphs: [
      `${hotel.name} confirms bookings itself. You will get a mail as soon as it has answered; until then nothing is reserved, and cancelling is free.`,
      seePage,
    ],
  }),
  confirmed: ({ hotel, stay }) => ({
    subject: `Confirmed: ${hotel.name}, ${formatDay(stay.checkIn)}`,
    heading: 'Your booking is confirmed',
    paragraphs: [`${hotel.name} expects you on ${formatDay(stay.checkIn)}.`, seePage],
  }),
  declined: (booking) => notBooked(booking, ''),
  resolved: (booking) => {
    if (booking.status === 'declined') {
      return notBooked(booking, 'When you booked, the hotel had not answered yet. ');
    }
    const { hotel, stay } = booking;
    return {
      subject: `Confirmed: ${hotel.name}, ${formatDay(stay.checkIn)}`,
      heading: 'Your booking is confirmed',
      paragraphs: [
        `When you booked, the hotel had not answered yet. It has now confirmed the booking: ${hotel.name} expects you on ${formatDay(stay.checkIn)}.`,
        seePage,
      ],
    };
  },
  cancelled: (booking) => ({
    subject: `Cancelled: ${booking.hotel.name}, ${formatDay(booking.stay.checkIn)}`,
    heading: 'Your booking is cancelled',
    paragraphs: [`As you asked, your stay at ${booking.hotel.name} is cancelled.`, fee(booking)],
  }),
  'desk-changed': (booking) => ({
    subject: `Cancelled by the hotel: ${booking.hotel.name}, ${formatDay(booking.stay.checkIn)}`,
    heading: 'Your booking was cancelled',
    paragraphs: [
      `We are sorry: your stay at ${booking.hotel.name} was cancelled at the hotel’s desk.`,
      fee(booking),
    ],
  }),
  'provider-cancelled': (booking) => ({
    subject: `Cancelled by the hotel: ${booking.hotel.name}, ${formatDay(booking.stay.checkIn)}`,
    heading: 'The hotel cancelled your booking',
    paragraphs: [
      `We are sorry: ${booking.hotel.name} has cancelled your stay. If you cancelled it with the hotel itself, this confirms it.`,
      booking.mismatch
        ? 'The hotel reports a fee. You have not accepted one, and our desk is clarifying it. You will get a mail when it has.'
        : 'There is no charge.',
      ...(booking.credits.length > 0 ? ['The credits that you used have come back.'] : []),
    ],
  }),
  mismatch: ({ hotel, stay }) => ({
    subject: `We are clarifying your booking: ${hotel.name}, ${formatDay(stay.checkIn)}`,
    heading: 'We are clarifying your booking',
    paragraphs: [
      `What ${hotel.name} has now differs from what you booked. Our desk is clarifying it with the hotel. You need not do anything.`,
      seePage,
    ],
  }),
  'no-show': ({ hotel, stay }) => ({
    subject: `Reported as not arrived: ${hotel.name}, ${formatDay(stay.checkIn)}`,
    heading: 'The hotel reported that you did not arrive',
    paragraphs: [
      `${hotel.name} reports that nobody checked in on ${formatDay(stay.checkIn)}. It charges by its own terms. If the stay had earned OneKeyCash, it was taken back.`,
      'If you did stay, contact the hotel, so that it corrects its report.',
    ],
  }),
  'not-cancelled': ({ hotel }) => ({
    subject: `Not cancelled: ${hotel.name}`,
    heading: 'Your booking could not be cancelled',
    paragraphs: [
      `${hotel.name} did not accept the cancellation, so your booking stands. Please contact the hotel.`,
    ],
  }),
  'desk-request': ({ hotel, stay }) => ({
    subject: `Request: ${hotel.name}, ${formatDay(stay.checkIn)}`,
    heading: 'A booking waits for you',
    paragraphs: [
      `A traveller requests a stay at ${hotel.name}. Open the page to confirm or decline it.`,
    ],
  }),
  'desk-cancelled': ({ hotel, stay }) => ({
    subject: `Cancelled by the traveller: ${hotel.name}, ${formatDay(stay.checkIn)}`,
    heading: 'A booking was cancelled',
    paragraphs: [`The traveller cancelled a stay at ${hotel.name} that you had been asked for.`],
  }),
  'desk-provider-cancelled': ({ hotel, stay }) => ({
    subject: `Cancelled by the provider: ${hotel.name}, ${formatDay(stay.checkIn)}`,
    heading: 'The provider cancelled a booking',
    paragraphs: [
      `The provider reports that a stay at ${hotel.name} is cancelled. Nobody cancelled it on this site. The traveller gets a mail.`,
    ],
  }),
  'desk-mismatch': ({ id, hotel, stay, status }) => ({
    subject: `Check with the provider: ${hotel.name}, ${formatDay(stay.checkIn)}`,
    heading: 'The provider has something else than was booked',
    paragraphs: [
      'Find out with the provider what holds. The traveller reads that you are clarifying it.',
      status === 'pending'
        ? `Then run npm run reservations -- confirm ${id}, or decline ${id}. Cancel a reservation that is not wanted at the provider first.`
        : `Then run npm run reservations -- settle ${id}.`,
    ],
  }),
};

function notBooked({ hotel, stay, cause }: Booking, before: string): Text {
  const reason = cause === null ? '' : reasons[cause];
  return {
    subject: `Not booked: ${hotel.name}, ${formatDay(stay.checkIn)}`,
    heading: 'Your booking was not made',
    paragraphs: [
      `${before}We are sorry: your stay at ${hotel.name} could not be booked. ${reason}`.trim(),
      nothingCharged,
    ],
  };
}

function feeChanged({ hotel, mismatch }: Booking, now: DecimalMoney): Text {
  return {
    subject: `Not cancelled: ${hotel.name}`,
    heading: 'Your booking is not cancelled',
    paragraphs: [
      `${hotel.name} did not cancel at the fee that you accepted, so your booking stands. Cancelling would now cost ${formatAmount(now)}. Open your booking if you want to cancel all the same.`,
      ...(mismatch
        ? ['That is more than the terms of your booking say, and our desk is clarifying it.']
        : []),
    ],
  };
}

function fee({ cancellationFee, mismatch }: Booking): string {
  if (mismatch) {
    const accepted = cancellationFee
      ? `The accepted fee is ${formatAmount(cancellationFee)}. `
      : '';
    return `${accepted}The hotel’s answer differs, and our desk is clarifying the fee. You will get a mail when it has.`;
  }
  if (cancellationFee === null || isZero(cancellationFee)) return 'There is no charge.';
  return `The cancellation costs ${formatAmount(cancellationFee)}.`;
}

function isZero(money: DecimalMoney): boolean {
  return parseMoney(money).amount === 0n;
}
