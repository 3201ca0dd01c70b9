import { type Money, parseMoney } from '#contracts/money/money.ts';
import { type Booking, ledgerOfBooking } from '#contracts/site/bookings.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';
import { feeByCard } from '#contracts/site/cardSums.ts';
import { feeByCardText } from '#contracts/texts/paidByCardText.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { instantText } from '#contracts/texts/termsText.ts';
import { readersTime } from './readersTime.ts';

/** The first text of a booking's page: the present state and the next step. */
export interface StatusText {
  readonly title: string;
  readonly next: string;
}

/** Returns the title of a booking in its present state, and the next step. */
export function statusOf(i18n: SiteI18n, booking: Booking): StatusText {
  const { t } = i18n;
  const { status, cancelling, mismatch, hotel, traveller, payment, mailsGuest } = booking;
  const email = traveller?.email ?? '';
  const mail = { knows: mailsGuest === false ? 'none' : email ? 'address' : 'nothing', email };
  if (cancelling) {
    return {
      title: t('bookingStatus.cancelling.title'),
      next: t('bookingStatus.cancelling.next', mail),
    };
  }
  if (payment?.isLookedUp) {
    const deadline = readersTime(i18n, payment.until);
    return {
      title: t('bookingStatus.lookedUp.title'),
      next: t('bookingStatus.lookedUp.next', { deadline }),
    };
  }
  switch (status) {
    case 'pending':
      if (mismatch) {
        return {
          title: t('bookingStatus.clarifying.title'),
          next: t('bookingStatus.clarifying.pending', mail),
        };
      }
      if (payment) {
        if (payment.state === 'open' || payment.state === 'opening') {
          const deadline = readersTime(i18n, payment.until);
          return {
            title: t('bookingStatus.unpaid.title'),
            next: t('bookingStatus.unpaid.next', { deadline }),
          };
        }
        return { title: t('bookingStatus.paying.title'), next: t('bookingStatus.paying.next') };
      }
      return {
        title: t('bookingStatus.pending.title'),
        next: t('bookingStatus.pending.next', mail),
      };
    case 'requested':
      if (payment?.state === 'opening' || payment?.state === 'open') {
        const deadline = readersTime(i18n, payment.until);
        return {
          title: t('bookingStatus.payAgain.title'),
          next: [
            booking.accepted && t('bookingStatus.payAgain.accepted'),
            t('bookingStatus.payAgain.lapsed'),
            t('bookingStatus.payAgain.next', { deadline }),
          ]
            .filter(Boolean)
            .join(' '),
        };
      }
      if (booking.accepted) {
        return {
          title: t('bookingStatus.accepted.title'),
          next: t('bookingStatus.accepted.next'),
        };
      }
      return {
        title: t('bookingStatus.requested.title'),
        next: [
          t('bookingStatus.requested.next', mail),
          payment?.state === 'authorized' &&
            !payment.isMoved &&
            t('bookingStatus.requested.reserved', {
              amount: i18n.formats.money(parseMoney(payment.amount)),
            }),
          deadlineText(i18n, booking),
        ]
          .filter(Boolean)
          .join(' '),
      };
    case 'confirmed':
      if (mismatch) {
        return {
          title: t('bookingStatus.clarifying.title'),
          next: t('bookingStatus.clarifying.confirmed'),
        };
      }
      return {
        title: t(`bookingStatus.confirmed.${isPaid(payment) ? 'titleOfPaid' : 'title'}`),
        next: [atPropertyText(i18n, booking), t('bookingStatus.confirmed.next', mail)]
          .filter(Boolean)
          .join(' '),
      };
    case 'declined':
      return {
        title: t(`bookingStatus.declined.${booking.replaces ? 'titleOfChange' : 'title'}`),
        next: declinedText(i18n, booking),
      };
    case 'cancelled':
      return {
        title: t(
          `bookingStatus.cancelled.${booking.cause === 'changed' ? 'titleOfChanged' : isWithdrawn(booking) ? 'titleOfRequest' : 'title'}`,
        ),
        next: cancelledText(i18n, booking),
      };
    case 'stayed':
      return {
        title: t('bookingStatus.stayed.title', { hotel: hotel.name }),
        next: t('bookingStatus.stayed.next'),
      };
    case 'no-show':
      return {
        title: t('bookingStatus.no-show.title'),
        next: t('bookingStatus.no-show.next', { hotel: hotel.name }),
      };
  }
}

/** Returns the deadline for answering a request, in the hotel's time, or '' without a deadline. */
function deadlineText(i18n: SiteI18n, { answerBy, hotel }: Booking): string {
  if (!answerBy) return '';
  const deadline = instantText(i18n, answerBy, hotel.timeZone);
  return i18n.t('bookingStatus.requested.answerBy', { deadline });
}

/**
 * Returns the amount that guests still pay at the property after they have paid by card, or '' if
 * there is none.
 */
function atPropertyText({ t, formats }: SiteI18n, booking: Booking): string {
  const { dueAtProperty } = ledgerOfBooking(booking);
  if (!isPaid(booking.payment) || dueAtProperty.amount === 0n) return '';
  return t('bookingStatus.confirmed.atProperty', { amount: formats.money(dueAtProperty) });
}

/** Returns whether a traveler has withdrawn a request before the hotel confirmed it. */
function isWithdrawn({ status, cause, history }: Booking): boolean {
  const wasBooked = history.some(({ status: before }) => before === 'confirmed');
  return status === 'cancelled' && cause === 'traveller' && !wasBooked && history.length > 0;
}

/**
 * Returns whether an amount was reserved on a card for a stay that was not booked, and was never
 * charged.
 */
function isNotCharged({ payment }: Booking): boolean {
  return payment?.state === 'released' && !payment.isMoved;
}

function declinedText({ t }: SiteI18n, booking: Booking): string {
  const { cause, replaces, credits } = booking;
  const because =
    cause &&
    cause !== 'provider' &&
    cause !== 'changed' &&
    t(`bookingStatus.declined.because.${cause}`);
  const sentences = [
    because,
    t(`bookingStatus.declined.${replaces ? 'nothingMore' : 'nothingBooked'}`),
    isNotCharged(booking) && t('bookingStatus.declined.notCharged'),
    credits.length > 0 && t('bookingStatus.declined.creditsBack'),
  ];
  return sentences.filter(Boolean).join(' ');
}

function cancelledText(i18n: SiteI18n, booking: Booking): string {
  const { t, formats } = i18n;
  const { cause, cancellationFee, mismatch } = booking;
  const fee = cancellationFee && parseMoney(cancellationFee);
  if (isWithdrawn(booking)) {
    const { credits } = booking;
    return [
      t('bookingStatus.declined.nothingBooked'),
      isNotCharged(booking) && t('bookingStatus.declined.notCharged'),
      credits.length > 0 && t('bookingStatus.declined.creditsBack'),
    ]
      .filter(Boolean)
      .join(' ');
  }
  const sentences = [t(`bookingStatus.cancelled.${cancellerOf(booking)}`)];
  if (mismatch && cause === 'provider') {
    sentences.push(t('bookingStatus.cancelled.feeReported'));
  } else if (mismatch) {
    if (fee) sentences.push(t('bookingStatus.cancelled.feeAccepted', { fee: formats.money(fee) }));
    sentences.push(t('bookingStatus.cancelled.feeDiffers'));
  } else {
    sentences.push(feeText(i18n, booking, fee));
    if (isNotCharged(booking)) sentences.push(t('bookingStatus.declined.notCharged'));
  }
  return sentences.join(' ');
}

/**
 * Returns the key of the text about who canceled a booking. If the desk canceled it, the text names
 * the party that wanted the cancellation.
 */
function cancellerOf({ cause, wantedBy }: Booking) {
  if (cause === 'provider') return 'byHotel';
  if (cause === 'changed') return 'byChange';
  if (cause !== 'desk') return 'byTraveler';
  if (wantedBy === 'traveller') return 'asAsked';
  return wantedBy === 'site' ? 'bySite' : 'byHotel';
}

function feeText(i18n: SiteI18n, booking: Booking, fee: Money | null): string {
  const { t, formats } = i18n;
  if (!fee || fee.amount === 0n) return t('bookingStatus.cancelled.free');
  const shown = { fee: formats.money(fee) };
  const { charged: own } = returnedCredits(booking, fee);
  if (own.amount === 0n) return t('bookingStatus.cancelled.paidByCredits', shown);
  const byCard = feeByCard(booking.payment, own);
  if (byCard) return feeByCardText(i18n, fee, byCard);
  if (own.amount === fee.amount) return t('bookingStatus.cancelled.paidToHotel', shown);
  return t('bookingStatus.cancelled.shared', { ...shown, own: formats.money(own) });
}

function isPaid(payment: Booking['payment']): boolean {
  return payment?.state === 'captured';
}

/** Returns whether the state of a booking can change without any action of the traveler. */
export function isWaiting({ status, cancelling, payment, replaces, replacedBy }: Booking): boolean {
  const waits = [{ status, cancelling }, ...(replacedBy ? [replacedBy] : [])].some(
    (each) => each.cancelling || each.status === 'pending' || each.status === 'requested',
  );
  const isRefunding = payment?.refunds.some(({ state }) => state === 'due');
  return waits || replaces?.cancelling === true || isRefunding === true;
}
