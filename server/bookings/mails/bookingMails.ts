import type { Booking, BookingStatus } from '#contracts/site/bookings.ts';
import type { MailNames } from '#contracts/texts/en/mailTexts.ts';
import { paidBackText } from '#contracts/texts/paidByCardText.ts';
import type { ServerI18n } from '#contracts/texts/serverI18n.ts';
import type { BookingMail, MailTemplate, ReaderOf } from '../state/bookingMail.ts';
import { type BookingRow, isUnpaid } from '../state/bookingRow.ts';
import { cancelledTemplate } from '../state/lifecycle.ts';
import { formatAmount } from './bookingFacts.ts';
import {
  besides,
  cancelledByDesk,
  confirmed,
  creditsBack,
  deadlineText,
  dueOf,
  fee,
  feeChanged,
  goodwill,
  message,
  nameOf,
  named,
  namesOf,
  notBooked,
  notChargedText,
  refunded,
  reservedText,
  totalOf,
  writtenNamesOf,
  type MailText,
} from './bookingMailTexts.ts';

/**
 * Sentences that the operator configures: how the hotel collects its payment, and how soon the
 * hotels usually answer. '' leaves a sentence out.
 */
export type OperatorTexts = {
  paymentNote: string;
  deskAnswers: string;
  /** The text of a message that the desk wrote to the guest. */
  written?: string | undefined;
};

/** The traits of a mail, independent of its text. */
type MailTraits = {
  readonly to: 'traveller' | 'desk' | 'hotel';
  /**
   * The states of the booking in which the mail is still correct. Without them the mail is correct
   * in every state.
   */
  readonly trueIn?: readonly BookingStatus[];
  /** The mail is correct only while the booking has a mismatch. */
  readonly tellsMismatch?: true;
  /**
   * If the booking is confirmed, the mail says when the stay is paid, and has the calendar file.
   */
  readonly confirms?: true;
  /** If the booking is canceled, the mail has a calendar file that removes the stay. */
  readonly cancels?: true;
  /** The mail asks for a payment by card, and is correct only until the payment is made. */
  readonly asksToPay?: true;
  /**
   * The mail offers the stay of an unpaid booking again. It is sent only if `isOfferedAgain` allows
   * it, and links to the checkout of the stay instead of the booking.
   */
  readonly offersAgain?: true;
  /** A reply to the mail goes to the desk. */
  readonly answersDesk?: true;
  /**
   * Whether the desk may send the mail again. `true` allows it while the mail is correct. A
   * function decides for each booking.
   */
  readonly sendsAgain: boolean | ((row: BookingRow) => boolean);
};

/** A mail about a booking. The table in lifecycle.ts says which event sends it. */
type MailRecord<Template extends MailTemplate> = MailTraits & {
  readonly to: ReaderOf<Template>;
  /** Returns the text next to the facts of the booking. Empty paragraphs are left out. */
  readonly text: (
    i18n: ServerI18n,
    booking: Booking,
    operator: OperatorTexts,
    mail: Extract<BookingMail, { template: Template }>,
  ) => MailText;
};

/** The mails that the desk has a name for. */
type MailName = keyof MailNames;

/**
 * The type that requires a record, an event of the lifecycle and a name at the desk for each mail.
 */
type MailRecords = {
  readonly [Template in MailTemplate | MailName]: Template extends MailTemplate
    ? Template extends MailName
      ? MailRecord<Template>
      : 'It has no name in `mailNames` of mailTexts.ts.'
    : 'No event of lifecycle.ts sends it.';
};

const beforeEnd = ['confirmed', 'stayed'] as const;

const isCancelledAs = (template: MailTemplate) => (row: BookingRow) =>
  row.status === 'cancelled' && row.cause !== 'changed' && cancelledTemplate(row) === template;

/** Says what the desk can do about a refused cancellation. */
const refusalTodo = ({ t }: ServerI18n) => t('desk.cancellationRefused.todo');

/** All mails about a booking, in the order in which the desk may send them again. */
const bookingMails = {
  /** The desk has booked for a guest on the phone, who must pay by card. */
  pay: {
    to: 'traveller',
    trueIn: ['pending'],
    asksToPay: true,
    sendsAgain: isUnpaid,
    text: (i18n, booking) =>
      named(
        i18n,
        booking,
        'bookingMails.pay',
        i18n.t('bookingMails.pay.body', dueOf(i18n, booking)),
        paidBackText(i18n, booking),
        i18n.t('bookingMails.pay.notHeld'),
        i18n.t('bookingMails.seePage'),
      ),
  },
  requested: {
    to: 'traveller',
    trueIn: ['requested'],
    sendsAgain: true,
    text: (i18n, shown, { deskAnswers }) => {
      const { t } = i18n;
      const { replaces } = shown;
      const hotel = shown.hotel.name;
      const deadline = deadlineText(i18n, shown, 'bookingMails.requested.answerBy');
      if (!replaces) {
        return {
          subject: t('bookingMails.requested.subject', { hotel }),
          heading: t('bookingMails.requested.heading'),
          paragraphs: [
            t('bookingMails.requested.body', { hotel }),
            reservedText(i18n, shown),
            deadline,
            deskAnswers,
            t('bookingMails.seePage'),
          ],
        };
      }
      const booking = nameOf(i18n, replaces);
      return {
        subject: t('bookingMails.changeRequested.subject', { hotel }),
        heading: t('bookingMails.changeRequested.heading'),
        paragraphs: [
          t('bookingMails.changeRequested.body', { hotel, booking }),
          reservedText(i18n, shown),
          paidBackText(i18n, shown),
          deadline,
          deskAnswers,
          t('bookingMails.seePage'),
        ],
      };
    },
  },
  confirmed: {
    to: 'traveller',
    trueIn: beforeEnd,
    confirms: true,
    sendsAgain: ({ status }) => status === 'confirmed',
    text: (i18n, booking, { paymentNote }) => confirmed(i18n, booking, paymentNote),
  },
  declined: {
    to: 'traveller',
    sendsAgain: ({ status }) => status === 'declined',
    text: (i18n, booking) => notBooked(i18n, booking),
  },
  /** The traveler canceled the booking, or the desk did at the traveler's request. */
  cancelled: {
    to: 'traveller',
    cancels: true,
    sendsAgain: isCancelledAs('cancelled'),
    text: (i18n, booking) => {
      if (booking.wantedBy) return cancelledByDesk(i18n, booking);
      const body = i18n.t('bookingMails.cancelled.body', namesOf(i18n, booking));
      const charged = notChargedText(i18n, booking);
      return named(i18n, booking, 'bookingMails.cancelled', body, fee(i18n, booking), charged);
    },
  },
  /**
   * The desk canceled the booking at the hotel's request. Old bookings, which do not say who wanted
   * the cancellation, use this mail too.
   */
  'desk-changed': {
    to: 'traveller',
    cancels: true,
    sendsAgain: isCancelledAs('desk-changed'),
    text: (i18n, booking) => cancelledByDesk(i18n, booking),
  },
  /** The desk canceled the booking on behalf of the site. */
  'site-cancelled': {
    to: 'traveller',
    cancels: true,
    sendsAgain: isCancelledAs('site-cancelled'),
    text: (i18n, booking) => cancelledByDesk(i18n, booking),
  },
  /** The hotel canceled the booking, and nobody had asked this site to cancel it. */
  'provider-cancelled': {
    to: 'traveller',
    cancels: true,
    sendsAgain: isCancelledAs('provider-cancelled'),
    text: (i18n, booking) => {
      const { t } = i18n;
      return named(
        i18n,
        booking,
        'bookingMails.cancelledByHotel',
        t('bookingMails.cancelledByHotel.body', namesOf(i18n, booking)),
        booking.mismatch
          ? t('bookingMails.cancelledByHotel.feeReported')
          : t('bookingMails.noCharge'),
        creditsBack(i18n, booking),
      );
    },
  },
  'no-show': {
    to: 'traveller',
    trueIn: ['no-show'],
    sendsAgain: true,
    text: (i18n, booking) => {
      const body = i18n.t('bookingMails.noShow.body', writtenNamesOf(i18n, booking));
      const ifYouStayed = i18n.t('bookingMails.noShow.ifYouStayed');
      return named(i18n, booking, 'bookingMails.noShow', body, ifYouStayed);
    },
  },
  /**
   * Somebody asked for the link with the booking's number and mail address, or the desk sends it.
   */
  link: {
    to: 'traveller',
    sendsAgain: true,
    text: (i18n, booking) => {
      const { t } = i18n;
      const seePage = t('bookingMails.seePage');
      return named(
        i18n,
        booking,
        'bookingMails.linkSent',
        seePage,
        t('bookingMails.linkSent.body'),
      );
    },
  },
  /** The amount that was reserved on the card is no longer reserved. */
  'pay-again': {
    to: 'traveller',
    trueIn: ['requested'],
    asksToPay: true,
    sendsAgain: false,
    text: (i18n, booking) => {
      const { t } = i18n;
      const { hotel } = booking;
      const body = t('bookingMails.payAgain.body', dueOf(i18n, booking));
      const accepted = booking.accepted
        ? t('bookingMails.payAgain.accepted', { hotel: hotel.name })
        : '';
      const lapsed = t('bookingMails.payAgain.lapsed');
      const back = paidBackText(i18n, booking);
      return named(i18n, booking, 'bookingMails.payAgain', accepted, lapsed, body, back);
    },
  },
  /** The outcome of a booking was unknown at first and is known now. */
  resolved: {
    to: 'traveller',
    trueIn: [...beforeEnd, 'declined'],
    confirms: true,
    sendsAgain: false,
    text: (i18n, booking, { paymentNote }) => {
      const { payment, status } = booking;
      // A guest who paid first was waiting for the payment, not for the hotel.
      const paidFirst = payment?.isMoved === false;
      if (status === 'declined') {
        return notBooked(i18n, booking, paidFirst ? '' : i18n.t('bookingMails.lateAnswer'));
      }
      return confirmed(i18n, booking, paymentNote, paidFirst ? 'expects' : 'expectsAtLast');
    },
  },
  /** The traveler did not pay, and the room is still available at its price. */
  'still-offered': {
    to: 'traveller',
    trueIn: ['declined'],
    offersAgain: true,
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('bookingMails.stillOffered.body', { hotel: booking.hotel.name });
      const offer = i18n.t('bookingMails.stillOffered.offer', totalOf(i18n, booking));
      return named(i18n, booking, 'bookingMails.stillOffered', body, offer);
    },
  },
  /** The hotel did not accept the cancellation. */
  'not-cancelled': {
    to: 'traveller',
    trueIn: beforeEnd,
    sendsAgain: false,
    text: (i18n, { hotel: { name: hotel }, replacedBy }) => {
      const { t } = i18n;
      const other = besides(i18n, replacedBy);
      return {
        subject: t('bookingMails.notCancelled.subject', { hotel }),
        heading: t('bookingMails.notCancelled.heading'),
        paragraphs: [
          other
            ? t('bookingMails.notCancelled.besides', { hotel, booking: other })
            : t('bookingMails.notCancelled.body', { hotel }),
        ],
      };
    },
  },
  /** The hotel cancels the booking only for `fee`, not for the accepted fee. */
  'fee-changed': {
    to: 'traveller',
    trueIn: beforeEnd,
    sendsAgain: false,
    text: (i18n, booking, _operator, { fee: now }) => feeChanged(i18n, booking, now),
  },
  /** The hotel has other data about a confirmed booking than this site. */
  mismatch: {
    to: 'traveller',
    tellsMismatch: true,
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('bookingMails.mismatch.body', namesOf(i18n, booking));
      const seePage = i18n.t('bookingMails.seePage');
      return named(i18n, booking, 'bookingMails.mismatch', body, seePage);
    },
  },
  /** The fee of a canceled booking was waived. */
  'fee-waived': {
    to: 'traveller',
    trueIn: ['cancelled'],
    answersDesk: true,
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('bookingMails.feeWaived.body', namesOf(i18n, booking));
      const paid = i18n.t('bookingMails.feeWaived.paid');
      return named(i18n, booking, 'bookingMails.feeWaived', body, paid);
    },
  },
  /**
   * The desk gives `amount` to the guest: as a promotion code if there is one, otherwise as
   * OneKeyCash.
   */
  goodwill: {
    to: 'traveller',
    answersDesk: true,
    sendsAgain: false,
    text: (i18n, booking, _operator, mail) => goodwill(i18n, booking, mail),
  },
  /** `amount` is refunded to the card. */
  refunded: {
    to: 'traveller',
    answersDesk: true,
    sendsAgain: false,
    text: (i18n, booking, _operator, { amount }) => refunded(i18n, booking, amount),
  },
  /** The desk wrote the note with this id to the guest. */
  message: {
    to: 'traveller',
    answersDesk: true,
    sendsAgain: false,
    text: (i18n, booking, { written = '' }) => message(i18n, booking, written),
  },
  'desk-request': {
    to: 'desk',
    trueIn: ['requested'],
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('desk.request.body', namesOf(i18n, booking));
      const deadline = deadlineText(i18n, booking, 'desk.request.answerBy');
      return named(i18n, booking, 'desk.request', body, deadline);
    },
  },
  /** Half of the time for the answer to a request has passed. */
  'desk-reminder': {
    to: 'desk',
    trueIn: ['requested'],
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('desk.reminder.body', namesOf(i18n, booking));
      const deadline = deadlineText(i18n, booking, 'desk.request.answerBy');
      return named(i18n, booking, 'desk.reminder', body, deadline);
    },
  },
  /** The same reminder for the hotel. */
  'hotel-reminder': {
    to: 'hotel',
    trueIn: ['requested'],
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('desk.hotelReminder.body');
      const deadline = deadlineText(i18n, booking, 'desk.hotelReminder.answerBy');
      return named(i18n, booking, 'desk.hotelReminder', body, deadline);
    },
  },
  /** The hotel has confirmed a request, and the guest has not repeated the payment. */
  'desk-not-paid': {
    to: 'desk',
    sendsAgain: false,
    text: (i18n, booking) =>
      named(i18n, booking, 'desk.notPaid', i18n.t('desk.notPaid.body', namesOf(i18n, booking))),
  },
  'desk-cancelled': {
    to: 'desk',
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('desk.cancelled.body', namesOf(i18n, booking));
      return named(i18n, booking, 'desk.cancelled', body);
    },
  },
  /** A booking was changed, and the hotel did not cancel the earlier booking. */
  'desk-not-cancelled': {
    to: 'desk',
    trueIn: beforeEnd,
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('desk.notCancelled.body', namesOf(i18n, booking));
      const todo = i18n.t('desk.notCancelled.todo');
      return named(i18n, booking, 'desk.notCancelled', body, todo);
    },
  },
  /** The desk asked to cancel, and the provider no longer cancels. */
  'desk-cancellation-refused': {
    to: 'desk',
    trueIn: ['confirmed'],
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('desk.cancellationRefused.body', namesOf(i18n, booking));
      return named(i18n, booking, 'desk.cancellationRefused', body, refusalTodo(i18n));
    },
  },
  /** The desk asked to cancel, and the provider demands `fee`. */
  'desk-cancellation-fee': {
    to: 'desk',
    trueIn: ['confirmed'],
    sendsAgain: false,
    text: (i18n, booking, _operator, { fee: asked }) => {
      const names = { ...namesOf(i18n, booking), fee: formatAmount(i18n, asked) };
      const body = i18n.t('desk.cancellationFee.body', names);
      return named(i18n, booking, 'desk.cancellationFee', body, refusalTodo(i18n));
    },
  },
  'desk-provider-cancelled': {
    to: 'desk',
    sendsAgain: false,
    text: (i18n, booking) => {
      const body = i18n.t('desk.providerCancelled.body', namesOf(i18n, booking));
      return named(i18n, booking, 'desk.providerCancelled', body);
    },
  },
  'desk-mismatch': {
    to: 'desk',
    tellsMismatch: true,
    sendsAgain: false,
    text: (i18n, booking) => {
      const { t } = i18n;
      const todo =
        booking.status === 'pending' ? t('desk.mismatch.todoPending') : t('desk.mismatch.todo');
      return named(i18n, booking, 'desk.mismatch', t('desk.mismatch.body'), todo);
    },
  },
} as const satisfies MailRecords;

const traits: Readonly<Record<MailTemplate, MailTraits>> = bookingMails;

/** Returns the subject, the heading and the paragraphs of a mail about a booking. */
export function bookingMailText(
  i18n: ServerI18n,
  mail: BookingMail,
  booking: Booking,
  operator: OperatorTexts,
): MailText {
  const { subject, heading, paragraphs } = textOf(i18n, mail, booking, operator);
  return { subject, heading, paragraphs: paragraphs.filter((line) => line !== '') };
}

function textOf(
  i18n: ServerI18n,
  mail: BookingMail,
  booking: Booking,
  operator: OperatorTexts,
): MailText {
  switch (mail.template) {
    case 'fee-changed':
      return bookingMails[mail.template].text(i18n, booking, operator, mail);
    case 'desk-cancellation-fee':
      return bookingMails[mail.template].text(i18n, booking, operator, mail);
    case 'goodwill':
      return bookingMails[mail.template].text(i18n, booking, operator, mail);
    case 'refunded':
      return bookingMails[mail.template].text(i18n, booking, operator, mail);
    default:
      return bookingMails[mail.template].text(i18n, booking, operator);
  }
}

/** Returns whether a mail asks for a payment by card. */
export function asksToPay(template: MailTemplate): boolean {
  return traits[template].asksToPay === true;
}

/** Returns whether a mail offers the stay of an unpaid booking again. */
export function offersAgain(template: MailTemplate): boolean {
  return traits[template].offersAgain === true;
}

/** Returns the kind of recipient of a mail. */
export function recipientOf(template: MailTemplate): MailTraits['to'] {
  return traits[template].to;
}

/** Returns whether a reply to a mail goes to the desk. */
export function isAnsweredToDesk(template: MailTemplate): boolean {
  const { to, answersDesk } = traits[template];
  return to === 'hotel' || answersDesk === true;
}

/** Returns whether a mail confirms the stay if the booking is confirmed. */
export function isConfirming(template: MailTemplate): boolean {
  return traits[template].confirms === true;
}

/**
 * Returns whether a mail has the calendar file of its booking. The file belongs to a confirmed
 * booking, or to a canceled booking that was confirmed before. A mail about a changed booking has
 * no file, because the calendar event now belongs to the booking that replaces it.
 */
export function hasCalendarFile(
  template: MailTemplate,
  { status, history, replacedBy }: Pick<Booking, 'status' | 'history' | 'replacedBy'>,
): boolean {
  const { confirms, cancels } = traits[template];
  if (status === 'confirmed') return confirms === true;
  const hasEvent = replacedBy === null && history.some((event) => event.status === 'confirmed');
  return status === 'cancelled' && hasEvent && cancels === true;
}

/** Returns whether a mail says that a mismatch is open. */
export function isAboutMismatch(template: MailTemplate): boolean {
  return traits[template].tellsMismatch === true;
}

/**
 * Returns whether a mail is still correct when it is sent, which may be days after it was queued.
 * If it is not, a later mail tells the reader what happened.
 */
export function isStillTrue(template: MailTemplate, status: BookingStatus): boolean {
  return traits[template].trueIn?.includes(status) ?? true;
}

/** Returns the mails that are correct for a booking and can be sent to the traveler again. */
export function mailsToSend(row: BookingRow): string[] {
  if (row.traveller === null || !row.mails_guest) return [];
  return Object.entries(traits)
    .filter(([, { sendsAgain, trueIn }]) =>
      typeof sendsAgain === 'function'
        ? sendsAgain(row)
        : sendsAgain && (trueIn?.includes(row.status) ?? true),
    )
    .map(([template]) => template);
}
