import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import { type Booking, formatBookingNumber, ledgerOfBooking } from '#contracts/site/bookings.ts';
import { paymentText } from '#contracts/site/paymentText.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import { formatAmount, formatDay } from './bookingFormats.ts';
import type { BookingMail } from './bookingMail.ts';

/** The operator's sentences: how the hotel asks for its payment, and when the hotels usually answer. '' for none. */
export type OperatorTexts = { paymentNote: string; deskAnswers: string };

/** What a mail says of a booking besides its facts. */
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
  changed: '',
} as const satisfies Record<NonNullable<Booking['cause']>, string>;

const seePage = 'The page of your booking always shows its present state.';

/** The subject, the heading and the paragraphs of a mail about a booking. */
export function bookingMailText(
  mail: BookingMail,
  booking: Booking,
  operator: OperatorTexts,
): Text {
  return mail.template === 'fee-changed'
    ? feeChanged(booking, mail.fee)
    : texts[mail.template](booking, operator);
}

/** A text whose subject ends with the hotel and the day of check-in. */
function text(
  { hotel, stay }: Booking,
  subject: string,
  heading: string,
  ...paragraphs: string[]
): Text {
  return {
    subject: `${subject}: ${hotel.name}, ${formatDay(stay.checkIn)}`,
    heading,
    paragraphs,
  };
}

const texts: Record<
  Exclude<BookingMail['template'], 'fee-changed'>,
  (booking: Booking, operator: OperatorTexts) => Text
> = {
  requested: ({ hotel, replaces }, { deskAnswers }) =>
    replaces
      ? changeRequested(hotel.name, replaces, deskAnswers)
      : {
          subject: `Your request to ${hotel.name}`,
          heading: 'Your request was sent',
          paragraphs: [
            `${hotel.name} confirms bookings itself. You will get a mail as soon as it has answered; until then nothing is reserved, and cancelling is free.`,
            ...(deskAnswers ? [deskAnswers] : []),
            seePage,
          ],
        },
  confirmed: (booking, { paymentNote }) => confirmed(booking, '', paymentNote),
  declined: (booking) => notBooked(booking, ''),
  resolved: (booking, { paymentNote }) => {
    const before = 'When you booked, the hotel had not answered yet. ';
    return booking.status === 'declined'
      ? notBooked(booking, before)
      : confirmed(booking, `${before}It has now confirmed the booking: `, paymentNote);
  },
  cancelled: (booking) =>
    text(
      booking,
      'Cancelled',
      'Your booking is cancelled',
      `As you asked, your stay at ${booking.hotel.name} is cancelled.`,
      fee(booking),
    ),
  'desk-changed': (booking) =>
    text(
      booking,
      'Cancelled by the hotel',
      'Your booking was cancelled',
      `We are sorry: your stay at ${booking.hotel.name} was cancelled at the hotel’s desk.`,
      fee(booking),
    ),
  'provider-cancelled': (booking) =>
    text(
      booking,
      'Cancelled by the hotel',
      'The hotel cancelled your booking',
      `We are sorry: ${booking.hotel.name} has cancelled your stay. If you cancelled it with the hotel itself, this confirms it.`,
      booking.mismatch
        ? 'The hotel reports a fee. You have not accepted one, and our desk is clarifying it. You will get a mail when it has.'
        : 'There is no charge.',
      ...(booking.credits.length > 0 ? ['The credits that you used have come back.'] : []),
    ),
  mismatch: (booking) =>
    text(
      booking,
      'We are clarifying your booking',
      'We are clarifying your booking',
      `What ${booking.hotel.name} has now differs from what you booked. Our desk is clarifying it with the hotel. You need not do anything.`,
      seePage,
    ),
  'no-show': (booking) =>
    text(
      booking,
      'Reported as not arrived',
      'The hotel reported that you did not arrive',
      `${booking.hotel.name} reports that nobody checked in on ${formatDay(booking.stay.checkIn)}. It charges by its own terms. If the stay had earned OneKeyCash, it was taken back.`,
      'If you did stay, contact the hotel, so that it corrects its report.',
    ),
  link: (booking) =>
    text(
      booking,
      'Your booking',
      'The link to your booking',
      'You asked for it with your booking number and this address. If it was not you, do nothing: only you have got the link.',
    ),
  'not-cancelled': ({ hotel, replacedBy }) => ({
    subject: `Not cancelled: ${hotel.name}`,
    heading: 'Your booking could not be cancelled',
    paragraphs: [
      `${hotel.name} did not accept the cancellation, so your booking stands${besides(replacedBy)}. Please contact the hotel.`,
    ],
  }),
  'desk-request': (booking) =>
    text(
      booking,
      'Request',
      'A booking waits for you',
      `A traveller requests a stay at ${booking.hotel.name}. Open the page to confirm or decline it.`,
    ),
  'desk-cancelled': (booking) =>
    text(
      booking,
      'Cancelled by the traveller',
      'A booking was cancelled',
      `The traveller cancelled a stay at ${booking.hotel.name} that you had been asked for.`,
    ),
  'desk-not-cancelled': (booking) =>
    text(
      booking,
      'Not cancelled after a change',
      'Two bookings of a traveller stand',
      `The traveller changed a stay at ${booking.hotel.name}. The new booking is confirmed, but the provider did not cancel this one. The traveller gets a mail.`,
      `Find out with the provider and the traveller what holds. To cancel it, run npm run bookings -- cancel ${booking.id}.`,
    ),
  'desk-provider-cancelled': (booking) =>
    text(
      booking,
      'Cancelled by the provider',
      'The provider cancelled a booking',
      `The provider reports that a stay at ${booking.hotel.name} is cancelled. Nobody cancelled it on this site. The traveller gets a mail.`,
    ),
  'desk-mismatch': (booking) =>
    text(
      booking,
      'Check with the provider',
      'The provider has something else than was booked',
      'Find out with the provider what holds. The traveller reads that you are clarifying it.',
      booking.status === 'pending'
        ? `Then run npm run bookings -- confirm ${booking.id}, or decline ${booking.id}. Cancel a reservation that is not wanted at the provider first.`
        : `Then run npm run bookings -- settle ${booking.id}.`,
    ),
};

/** How a booking of a change is named in a sentence. */
function nameOf({ number, checkIn, checkOut }: NonNullable<Booking['replacedBy']>): string {
  return `${formatBookingNumber(number)} (${formatDay(checkIn)} – ${formatDay(checkOut)})`;
}

function besides(replacedBy: Booking['replacedBy']): string {
  return replacedBy?.status === 'confirmed'
    ? ` besides your new booking ${nameOf(replacedBy)}`
    : '';
}

function changeRequested(
  hotel: string,
  replaces: NonNullable<Booking['replaces']>,
  deskAnswers: string,
): Text {
  return {
    subject: `Your request to change your booking at ${hotel}`,
    heading: 'Your request to change your booking was sent',
    paragraphs: [
      `${hotel} confirms bookings itself. You will get a mail as soon as it has answered. Until then your booking ${nameOf(replaces)} stands as it is. It is cancelled only when the hotel confirms the new one.`,
      ...(deskAnswers ? [deskAnswers] : []),
      seePage,
    ],
  };
}

/** What has become of the booking that was changed. */
function replacedText({
  status,
  cancelling,
  fee: cost,
  ...named
}: NonNullable<Booking['replaces']>) {
  const name = nameOf({ status, cancelling, ...named });
  const isFree = parseMoney(cost).amount === 0n;
  if (status === 'cancelled') {
    const costs = isFree ? 'there is no charge for that' : `that costs ${formatAmount(cost)}`;
    return `Your earlier booking ${name} is cancelled, and ${costs}.`;
  }
  if (cancelling) {
    const costs = isFree ? 'That is free.' : `That costs at most ${formatAmount(cost)}.`;
    return `Your earlier booking ${name} is being cancelled. ${costs} If the hotel does not accept it, you get another mail.`;
  }
  return `Your earlier booking ${name} was not cancelled. Look at its page.`;
}

function confirmed(booking: Booking, before: string, paymentNote: string): Text {
  const expected = `${booking.hotel.name} expects you on ${formatDay(booking.stay.checkIn)}.`;
  const payment = paymentText(ledgerOfBooking(booking), formatAmount, paymentNote);
  const { replaces, number } = booking;
  if (replaces) {
    return text(
      booking,
      'Your booking was changed',
      'Your booking was changed',
      `${before}${expected} The number of your booking is now ${formatBookingNumber(number)}.`,
      replacedText(replaces),
      payment,
      seePage,
    );
  }
  return text(
    booking,
    'Confirmed',
    'Your booking is confirmed',
    before + expected,
    payment,
    seePage,
  );
}

function notBooked(booking: Booking, before: string): Text {
  const reason = booking.cause === null ? '' : reasons[booking.cause];
  if (booking.replaces) {
    const { status, cancelling } = booking.replaces;
    const stands = (status === 'confirmed' || status === 'requested') && !cancelling;
    const rest = stands ? ' stands as it was' : ' is as its page says';
    return text(
      booking,
      'Not changed',
      'Your booking was not changed',
      `${before}We are sorry: the change of your stay at ${booking.hotel.name} could not be booked. ${reason}`.trim(),
      `Your booking ${nameOf(booking.replaces)}${rest}. Nothing more was reserved.`,
    );
  }
  return text(
    booking,
    'Not booked',
    'Your booking was not made',
    `${before}We are sorry: your stay at ${booking.hotel.name} could not be booked. ${reason}`.trim(),
    'Nothing was reserved, and you owe nothing.',
  );
}

function feeChanged({ hotel, mismatch, replacedBy }: Booking, now: DecimalMoney): Text {
  return {
    subject: `Not cancelled: ${hotel.name}`,
    heading: 'Your booking is not cancelled',
    paragraphs: [
      `${hotel.name} did not cancel at the fee that you accepted, so your booking stands${besides(replacedBy)}. Cancelling would now cost ${formatAmount(now)}. Open your booking if you want to cancel all the same.`,
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
  if (cancellationFee === null || parseMoney(cancellationFee).amount === 0n) {
    return 'There is no charge.';
  }
  return `The cancellation costs ${formatAmount(cancellationFee)}.`;
}
