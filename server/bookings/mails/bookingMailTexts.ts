import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import {
  type Booking,
  formatBookingNumber,
  ledgerOfBooking,
  priceOfBooking,
} from '#contracts/site/bookings.ts';
import { isolateIn } from '#contracts/texts/createI18n.ts';
import { paymentNoteOf } from '#contracts/site/collection.ts';
import { cardStateOf } from '#contracts/site/payments.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';
import { feeByCard } from '#contracts/site/cardSums.ts';
import type { BookingMails, DeskMails } from '#contracts/texts/en/mailTexts.ts';
import { feeByCardText, paidBackText } from '#contracts/texts/paidByCardText.ts';
import { cardBrand, dayAt, taxesPaid } from '#contracts/texts/receiptText.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import { instantText, paymentText, taxText } from '#contracts/texts/termsText.ts';
import type { MailContent } from '../../mail/renderMail.ts';
import { formatAmount, similarHotels } from './bookingFacts.ts';
import type { ContentOf } from '../state/bookingMail.ts';

/** The text of a mail about a booking, without the sections of facts. */
export type MailText = Pick<MailContent, 'subject' | 'heading' | 'paragraphs'>;

/**
 * Returns the text about a gift beyond the terms of the booking: a promotion code, or OneKeyCash in
 * the guest's account.
 */
export function goodwill(
  i18n: ServerI18n,
  booking: Booking,
  { amount, code }: ContentOf<'goodwill'>,
): MailText {
  const { t } = i18n;
  const names = { ...namesOf(i18n, booking), amount: formatAmount(i18n, amount) };
  const given =
    code === null
      ? [t('bookingMails.goodwill.rewards')]
      : [t('bookingMails.goodwill.code', { code }), t('bookingMails.goodwill.use', names)];
  return named(
    i18n,
    booking,
    'bookingMails.goodwill',
    t('bookingMails.goodwill.body', names),
    ...given,
  );
}

export function refunded(i18n: ServerI18n, booking: Booking, paidBack: DecimalMoney): MailText {
  const { t } = i18n;
  const amount = formatAmount(i18n, paidBack);
  const last4 = booking.payment?.card?.last4;
  return named(
    i18n,
    booking,
    'bookingMails.refunded',
    last4
      ? t('bookingMails.refunded.card', { amount, last4 })
      : t('bookingMails.refunded.body', { amount }),
    t('bookingMails.refunded.days'),
  );
}

/** Returns the subject of a message from the desk to a guest. */
export function messageSubject({ t }: ServerI18n, { hotel, number }: Booking): string {
  return t('bookingMails.message.subject', {
    hotel: hotel.name,
    number: formatBookingNumber(number),
  });
}

/**
 * Returns the text of a message from the desk. Each of its lines becomes a paragraph of plain text
 * without markup.
 */
export function message(i18n: ServerI18n, booking: Booking, written: string): MailText {
  return {
    subject: messageSubject(i18n, booking),
    heading: i18n.t('bookingMails.message.heading'),
    paragraphs: written.split('\n').map((line) => isolateIn(i18n.formats.direction, line.trim())),
  };
}

/** Returns the hotel and the day of check-in, which identify a booking in most texts. */
export function namesOf({ formats }: ServerI18n, { hotel, stay }: Booking) {
  return { hotel: hotel.name, day: formats.fullDay(stay.checkIn) };
}

/** Returns the same as `namesOf` for use within a sentence, with the day written out. */
export function writtenNamesOf({ formats }: ServerI18n, { hotel, stay }: Booking) {
  return { hotel: hotel.name, day: formats.writtenDay(stay.checkIn) };
}

export function totalOf(i18n: ServerI18n, booking: Booking) {
  return { total: formatAmount(i18n, priceOfBooking(booking).total) };
}

/** Returns the amount to pay by card and its deadline. */
export function dueOf(i18n: ServerI18n, { payment, hotel }: Booking) {
  return {
    amount: payment ? i18n.formats.money(parseMoney(payment.amount)) : '',
    deadline: instantText(i18n, payment?.until ?? '', hotel.timeZone),
  };
}

/** The keys of the mails whose subject names the hotel and the day of check-in. */
type NamedIn<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends {
    subject: `${string}{hotel}${string}{day}${string}`;
    heading: string;
  }
    ? Key & string
    : never;
}[keyof Texts];

/** The path to the texts of a mail in `NamedIn`. */
type NamedMail = `bookingMails.${NamedIn<BookingMails>}` | `desk.${NamedIn<DeskMails>}`;

/**
 * Returns the text of a mail whose subject names the hotel and the day of check-in, with these
 * paragraphs.
 */
export function named(
  i18n: ServerI18n,
  booking: Booking,
  mail: NamedMail,
  ...paragraphs: readonly string[]
): MailText {
  const { t } = i18n;
  const subject = t(`${mail}.subject`, namesOf(i18n, booking));
  return { subject, heading: t(`${mail}.heading`), paragraphs };
}

/** Returns the words that name the other booking of a change within a sentence. */
export function nameOf(
  { t, formats }: ServerI18n,
  { number, checkIn, checkOut }: NonNullable<Booking['replacedBy']>,
): string {
  return t('bookingMails.booking', {
    number: formatBookingNumber(number),
    from: formats.fullDay(checkIn),
    to: formats.fullDay(checkOut),
  });
}

/** Says which amount is reserved on the card for a request. Returns '' if no amount is reserved. */
export function reservedText({ t, formats }: ServerI18n, { payment }: Booking): string {
  if (payment?.state !== 'authorized' || payment.isMoved) return '';
  return t('bookingMails.reserved', { amount: formats.money(parseMoney(payment.amount)) });
}

/**
 * Says that the card was not charged, because the stay was not booked. Returns '' if no charge was
 * planned.
 */
export function notChargedText({ t }: ServerI18n, { payment, cause }: Booking): string {
  const isSaid = payment?.state !== 'released' || payment.isMoved || cause === 'not-paid';
  return isSaid ? '' : t('bookingMails.notCharged');
}

/**
 * Says by when a request must be answered, in the time zone of the hotel. Returns '' for a request
 * without a deadline.
 */
export function deadlineText(
  i18n: ServerI18n,
  { answerBy, hotel }: Booking,
  text: 'bookingMails.requested.answerBy' | `desk.${'request' | 'hotelReminder'}.answerBy`,
): string {
  if (!answerBy) return '';
  return i18n.t(text, { deadline: instantText(i18n, answerBy, hotel.timeZone) });
}

/**
 * Names the new booking of a change whose earlier booking could not be canceled. Returns undefined
 * if there is no confirmed new booking.
 */
export function besides(i18n: ServerI18n, replacedBy: Booking['replacedBy']): string | undefined {
  return replacedBy?.status === 'confirmed' ? nameOf(i18n, replacedBy) : undefined;
}

/** Says what happened to the booking that was changed. */
function replacedText(i18n: ServerI18n, replaces: NonNullable<Booking['replaces']>): string {
  const { t } = i18n;
  const booking = nameOf(i18n, replaces);
  const free = parseMoney(replaces.fee).amount === 0n;
  const cost = { booking, fee: formatAmount(i18n, replaces.fee) };
  if (replaces.status === 'cancelled') {
    return free
      ? t('bookingMails.changed.cancelledFree', { booking })
      : t('bookingMails.changed.cancelledAt', cost);
  }
  if (replaces.cancelling) {
    return free
      ? t('bookingMails.changed.cancellingFree', { booking })
      : t('bookingMails.changed.cancellingAt', cost);
  }
  return t('bookingMails.changed.notCancelled', { booking });
}

export function confirmed(
  i18n: ServerI18n,
  booking: Booking,
  paymentNote: string,
  expects: 'expects' | 'expectsAtLast' = 'expects',
): MailText {
  const { t } = i18n;
  const expected = t(`bookingMails.confirmed.${expects}`, writtenNamesOf(i18n, booking));
  const { hotel, stay, collector } = booking;
  const payment = paymentText(i18n, ledgerOfBooking(booking), {
    collector,
    card: cardStateOf(booking.payment),
    hotel: hotel.name,
    checkIn: stay.checkIn,
    note: paymentNoteOf(hotel.paymentNote, paymentNote),
  });
  const seePage = t('bookingMails.seePage');
  const { replaces } = booking;
  const receipt = receiptText(i18n, booking);
  if (!replaces) {
    const paragraphs = [expected, payment, receipt, seePage];
    return named(i18n, booking, 'bookingMails.confirmed', ...paragraphs);
  }
  const number = formatBookingNumber(booking.number);
  return named(
    i18n,
    booking,
    'bookingMails.changed',
    `${expected} ${t('bookingMails.changed.number', { number })}`,
    replacedText(i18n, replaces),
    payment,
    paidBackText(i18n, booking),
    receipt,
    seePage,
  );
}

/** Returns the receipt of the payment by card, or '' if there was no payment. */
function receiptText(i18n: ServerI18n, booking: Booking): string {
  const { t, formats } = i18n;
  const { number, payment } = booking;
  if (payment?.state !== 'captured' || !payment.at || !payment.card) return '';
  const paid = t('bookingMails.receipt', {
    number: formatBookingNumber(number),
    amount: formats.money(parseMoney(payment.amount)),
    day: dayAt(formats, payment.at),
    brand: cardBrand(payment.card),
    last4: payment.card.last4,
  });
  const taxes = taxesPaid(ledgerOfBooking(booking)).map(
    (tax) => `${taxText(i18n, tax)} ${formats.money(tax.amount)}`,
  );
  if (taxes.length === 0) return paid;
  return `${paid} ${t('bookingMails.receiptTaxes', { taxes: formats.listPlain(taxes) })}`;
}

/** Returns the text for a stay that was not booked. `before` is a sentence that comes first. */
export function notBooked(i18n: ServerI18n, booking: Booking, before = ''): MailText {
  const { t } = i18n;
  const names = namesOf(i18n, booking);
  const { replaces } = booking;
  const reason = reasonOf(i18n, booking.cause);
  const sentences = (body: string) => [before, body, reason].filter(Boolean).join(' ');
  if (!replaces) {
    const body = sentences(t('bookingMails.declined.body', names));
    const nothing = [t('bookingMails.declined.nothingReserved'), notChargedText(i18n, booking)]
      .filter(Boolean)
      .join(' ');
    const similar = similarHotels(booking) ? t('bookingMails.similar.body') : '';
    return named(i18n, booking, 'bookingMails.declined', body, nothing, similar);
  }
  const { status, cancelling } = replaces;
  const stands = (status === 'confirmed' || status === 'requested') && !cancelling;
  const other = { booking: nameOf(i18n, replaces) };
  return named(
    i18n,
    booking,
    'bookingMails.notChanged',
    sentences(t('bookingMails.notChanged.body', names)),
    stands
      ? t('bookingMails.notChanged.stands', other)
      : t('bookingMails.notChanged.asItsPageSays', other),
  );
}

/** Says why the stay was not booked. Returns '' if the traveler knows the reason. */
function reasonOf({ t }: ServerI18n, cause: Booking['cause']): string {
  if (cause === null || cause === 'traveller' || cause === 'provider' || cause === 'changed') {
    return '';
  }
  return t(`bookingMails.reason.${cause}`);
}

export function feeChanged(
  i18n: ServerI18n,
  { hotel: { name: hotel }, mismatch, replacedBy }: Booking,
  now: DecimalMoney,
): MailText {
  const { t } = i18n;
  const names = { hotel, fee: formatAmount(i18n, now) };
  const booking = besides(i18n, replacedBy);
  return {
    subject: t('bookingMails.feeChanged.subject', { hotel }),
    heading: t('bookingMails.feeChanged.heading'),
    paragraphs: [
      booking
        ? t('bookingMails.feeChanged.besides', { ...names, booking })
        : t('bookingMails.feeChanged.body', names),
      mismatch ? t('bookingMails.feeChanged.moreThanTerms') : '',
    ],
  };
}

/**
 * Returns the text about a cancellation by the desk, depending on who wanted it. The mail's
 * template may not match `wantedBy`, because a process of the previous version knows only two of
 * these templates.
 */
export function cancelledByDesk(i18n: ServerI18n, booking: Booking): MailText {
  const { t } = i18n;
  const names = namesOf(i18n, booking);
  const cost = fee(i18n, booking);
  const back = creditsBack(i18n, booking);
  switch (booking.wantedBy) {
    case 'traveller': {
      const body = t('bookingMails.cancelled.askedAtDesk', names);
      const notYou = t('bookingMails.cancelled.notYou');
      return named(i18n, booking, 'bookingMails.cancelled', body, cost, notYou);
    }
    case 'hotel': {
      const body = t('bookingMails.cancelledByHotel.toldDesk', names);
      return named(i18n, booking, 'bookingMails.cancelledByHotel', body, cost, back);
    }
    case 'site': {
      const body = t('bookingMails.cancelledBySite.body', names);
      return named(i18n, booking, 'bookingMails.cancelledBySite', body, cost, back);
    }
    default: {
      const body = t('bookingMails.cancelledByDesk.body', names);
      return named(i18n, booking, 'bookingMails.cancelledByDesk', body, cost);
    }
  }
}

/**
 * Says that the credits of a booking that is canceled without a fee are available again. Returns ''
 * if the booking had no credits.
 */
export function creditsBack({ t }: ServerI18n, { credits }: Booking): string {
  return credits.length > 0 ? t('bookingMails.cancelledByHotel.creditsBack') : '';
}

/** Says how much a cancellation costs. */
export function fee(i18n: ServerI18n, booking: Booking): string {
  const { t } = i18n;
  const { cancellationFee, mismatch } = booking;
  const accepted = cancellationFee ? formatAmount(i18n, cancellationFee) : undefined;
  if (mismatch) {
    const before = accepted ? t('bookingMails.fee.accepted', { fee: accepted }) : '';
    return [before, t('bookingMails.fee.clarifying')].filter(Boolean).join(' ');
  }
  if (cancellationFee === null || parseMoney(cancellationFee).amount === 0n || !accepted) {
    return t('bookingMails.noCharge');
  }
  const cost = parseMoney(cancellationFee);
  const { charged } = returnedCredits(booking, cost);
  const byCard = charged.amount > 0n ? feeByCard(booking.payment, charged) : undefined;
  return byCard
    ? feeByCardText(i18n, cost, byCard)
    : t('bookingMails.fee.costs', { fee: accepted });
}
