import { type DecimalMoney, parseMoney } from '#contracts/money.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import { contactSection, priceSection, requestsSection, staySection } from './bookingFacts.ts';
import { formatAmount, formatDay } from './bookingFormats.ts';
import type { BookingMail } from './bookingMail.ts';

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
} as const satisfies Record<NonNullable<Booking['cause']>, string>;

const nothingCharged = 'Nothing was reserved, and you owe nothing.';
const seePage = 'The page of your booking always shows its present state.';

/** What a mail about a booking says. `address` is the link in it: the booking's page, or the desk's. */
export function bookingMailContent(
  template: Template,
  booking: Booking,
  address: string,
): MailContent {
  const forDesk = template === 'desk-request' || template === 'desk-cancelled';
  const sections = [
    staySection(booking),
    priceSection(booking),
    requestsSection(booking),
    forDesk ? contactSection(booking) : undefined,
  ].filter((section) => section !== undefined);
  const label = template === 'desk-request' ? 'Confirm or decline' : 'Open your booking';
  return {
    ...texts[template](booking),
    sections,
    ...(template !== 'desk-cancelled' && { link: { label, address } }),
    footer: footers(template),
  };
}

function footers(template: Template): string[] {
  if (template === 'desk-cancelled') return [];
  return template === 'desk-request'
    ? ['The link works once, for whoever has it: do not forward this mail.']
    : ['Whoever has this link can see and cancel the booking: do not forward this mail.'];
}

const texts: Record<Template, (booking: Booking) => Text> = {
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

function fee({ cancellationFee }: Booking): string {
  if (cancellationFee === null || isZero(cancellationFee)) return 'There is no charge.';
  return `The cancellation costs ${formatAmount(cancellationFee)}.`;
}

function isZero(money: DecimalMoney): boolean {
  return parseMoney(money).amount === 0n;
}
