import { parseMoney } from '#contracts/money/money.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { formatMoney } from '../money/price.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';

/** What a booking's page says first: what happened, and what happens next. */
export interface StatusText {
  readonly title: string;
  readonly next: string;
}

const declinedBecause: Readonly<Record<NonNullable<Booking['cause']>, string>> = {
  'price-changed': 'The price of the room changed before it was booked.',
  gone: 'The room was no longer available.',
  rejected: 'The hotel did not accept the booking.',
  desk: 'The hotel declined the request.',
  traveller: 'The booking was withdrawn.',
  provider: '',
  changed: '',
  expired: 'The hotel did not answer before the day of check-in.',
};

/** The title of a booking in its present state, and what happens next. */
export function statusOf(booking: Booking): StatusText {
  const { status, cause, cancelling, mismatch, hotel, traveller } = booking;
  const mail = traveller ? `to ${traveller.email}` : 'by e-mail';
  if (cancelling) {
    return {
      title: 'We are cancelling your booking',
      next: `The hotel has not answered yet. Its answer is shown here as soon as it comes, and sent ${mail}.`,
    };
  }
  switch (status) {
    case 'pending':
      if (mismatch) {
        return {
          title: 'We are clarifying your booking',
          next: `The hotel’s answer differs from what you booked. Our desk is clarifying it with the hotel. You need not do anything, and should not book again: the outcome is shown here, and sent ${mail}.`,
        };
      }
      return {
        title: 'We are confirming your booking',
        next: `The hotel has not answered yet. You need not do anything, and should not book again: its answer is shown here as soon as it comes, and sent ${mail}.`,
      };
    case 'requested':
      return {
        title: 'Your request is with the hotel',
        next: `The hotel confirms this rate itself. Its answer is shown here, and sent ${mail}. Your stay is not booked until then.`,
      };
    case 'confirmed':
      if (mismatch) {
        return {
          title: 'We are clarifying your booking',
          next: 'What the hotel has now differs from what you booked. Our desk is clarifying it with the hotel.',
        };
      }
      return {
        title: 'Your booking is confirmed',
        next: `Show this page, or a print of it, when you check in. The confirmation is sent ${mail}.`,
      };
    case 'declined':
      if (booking.replaces) {
        return {
          title: 'Your booking was not changed',
          next: `${cause ? `${declinedBecause[cause]} ` : ''}Nothing more is booked.`,
        };
      }
      return {
        title: 'Your stay is not booked',
        next: `${cause ? `${declinedBecause[cause]} ` : ''}Nothing is booked, and you owe nothing.${
          booking.credits.length > 0 ? ' The credits that you used have come back.' : ''
        }`,
      };
    case 'cancelled':
      return {
        title: cause === 'changed' ? 'Your booking was changed' : 'Your booking is cancelled',
        next: cancelledText(booking),
      };
    case 'stayed':
      return {
        title: `Your stay at ${hotel.name}`,
        next: 'This stay has passed. We hope that it was a good one.',
      };
    case 'no-show':
      return {
        title: 'The hotel reported that you did not arrive',
        next: `${hotel.name} says that nobody checked in, and charges by its own terms. If you did stay, contact the hotel, so that it corrects its report.`,
      };
  }
}

function cancelledText(booking: Booking): string {
  const { cause, cancellationFee, mismatch } = booking;
  const byHotel = cause === 'desk' || cause === 'provider';
  const by = byHotel
    ? 'The hotel cancelled it.'
    : cause === 'changed'
      ? 'This booking is cancelled: the new one holds in its place.'
      : 'The hotel no longer expects you.';
  const fee = cancellationFee && parseMoney(cancellationFee);
  if (mismatch && cause === 'provider') {
    return `${by} It reports a fee that you have not accepted, and our desk is clarifying it.`;
  }
  if (mismatch) {
    const accepted = fee ? ` The accepted fee is ${formatMoney(fee)}.` : '';
    return `${by}${accepted} The hotel’s answer differs, and our desk is clarifying the fee.`;
  }
  if (!fee || fee.amount === 0n) return `${by} There is no cancellation fee.`;
  const charged = `${by} The cancellation fee is ${formatMoney(fee)}`;
  const { charged: own } = returnedCredits(booking, fee);
  if (own.amount === 0n) return `${charged}; your credits pay for it.`;
  if (own.amount === fee.amount) return `${charged}. You pay it to the hotel.`;
  return `${charged}. You pay ${formatMoney(own)} of it to the hotel, and your credits pay for the rest.`;
}

const eventNames: Readonly<Record<Booking['status'], string>> = {
  pending: 'Booking sent to the hotel',
  requested: 'Request sent to the hotel',
  confirmed: 'Confirmed',
  declined: 'Not booked',
  cancelled: 'Cancelled',
  stayed: 'Stay ended',
  'no-show': 'Reported as not arrived',
};

/** What happened to a booking, as a line of its history. */
export function eventName(status: Booking['status']): string {
  return eventNames[status];
}

/** Whether the state of a booking can change without the traveller. */
export function isWaiting({ status, cancelling, replaces, replacedBy }: Booking): boolean {
  const waits = [{ status, cancelling }, ...(replacedBy ? [replacedBy] : [])].some(
    (each) => each.cancelling || each.status === 'pending' || each.status === 'requested',
  );
  return waits || replaces?.cancelling === true;
}
