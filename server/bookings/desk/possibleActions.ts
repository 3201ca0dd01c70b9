import { parseMoney } from '#contracts/money/money.ts';
import {
  type DeskBookingAction,
  deskBookingActionNames,
  resendableMails,
} from '#contracts/site/desk/deskBooking.ts';
import { dayAt } from '#contracts/values/calendarDay.ts';
import { cancelledTemplate, isStillTrue } from '../state/bookingMail.ts';
import { cancellationTerms } from '../state/bookingPrice.ts';
import { type BookingRow, isUnpaid } from '../state/bookingRow.ts';
import { isAllowed } from '../state/bookingStates.ts';
import { isAtProvider } from '../state/nextAttemptAt.ts';
import { isErasable } from '../steps/erasePersonalData.ts';
import { stuckMs, waitsForDecision } from './decideRequest.ts';

type Rule = (row: BookingRow, now: Date) => boolean;

/** What cancelling costs now; null if the booking cannot be cancelled. */
function termsOf(row: BookingRow, now: Date) {
  return row.rate && !row.cancelling ? cancellationTerms(row, row.rate, now) : null;
}

function mayReport(to: 'stayed' | 'no-show', row: BookingRow, now: Date): boolean {
  const day = to === 'stayed' ? row.check_out : row.check_in;
  return !row.cancelling && isAllowed(row.status, to, 'desk') && dayAt(now.getTime()) >= day;
}

/** Whether the provider is asked about a booking, so that it can be asked now. */
function isAsked(row: BookingRow): boolean {
  if (row.next_attempt_at === null) return false;
  return row.status === 'pending' || row.cancelling || isAtProvider(row);
}

/** Whether a cancellation has waited for the provider for ten minutes, or has a mismatch. */
function isCancellationStuck({ cancelling, mismatch, updated_at }: BookingRow, now: Date): boolean {
  return cancelling && (mismatch !== null || now.getTime() - updated_at.getTime() > stuckMs);
}

/** Whether the desk can end what the provider was asked. */
export function isStuck(row: BookingRow, now: Date): boolean {
  const isPendingStuck = row.status === 'pending' && waitsForDecision(row, now, true);
  return isPendingStuck || isCancellationStuck(row, now);
}

const rules: Readonly<Record<DeskBookingAction, Rule>> = {
  confirm: (row, now) => row.accepted_at === null && waitsForDecision(row, now),
  decline: (row, now) => waitsForDecision(row, now),
  cancel: (row, now) => termsOf(row, now) !== null,
  'waive-fee': (row, now) => {
    const terms = termsOf(row, now);
    return terms !== null && parseMoney(terms.fee).amount > 0n;
  },
  // What was paid by card is paid back to it, and credits in the fee stay there.
  'forgive-fee': ({ status, cancelled_fee: fee, credits, payment_id: payment }) =>
    status === 'cancelled' &&
    fee !== null &&
    parseMoney(fee).amount > 0n &&
    credits.length === 0 &&
    payment === null,
  goodwill: ({ status, traveller }) =>
    traveller !== null && (status === 'cancelled' || status === 'stayed' || status === 'no-show'),
  retry: isAsked,
  'settle-stuck': (row, now) => row.status === 'pending' && isStuck(row, now),
  'settle-cancellation': isCancellationStuck,
  'settle-mismatch': ({ mismatch, status }) => mismatch !== null && status !== 'pending',
  'report-stayed': (row, now) => mayReport('stayed', row, now),
  'report-no-show': (row, now) => mayReport('no-show', row, now),
  'send-mail': ({ traveller }) => traveller !== null,
  write: ({ traveller }) => traveller !== null,
  'correct-contact': ({ traveller }) => traveller !== null,
  note: ({ traveller }) => traveller !== null,
  erase: (row, now) => row.traveller !== null && isErasable(row, now),
};

/** What the desk can do with a booking in this state, whatever its role. */
export function possibleActions(row: BookingRow, now: Date): DeskBookingAction[] {
  return deskBookingActionNames.filter((action) => rules[action](row, now));
}

/** The mails that are true of a booking, and can be sent to the traveller again. */
export function mailsToSend(row: BookingRow): (typeof resendableMails)[number][] {
  const { status, cause, traveller } = row;
  if (traveller === null) return [];
  return resendableMails.filter((template) => {
    if (
      template === 'cancelled' ||
      template === 'desk-changed' ||
      template === 'site-cancelled' ||
      template === 'provider-cancelled'
    ) {
      const isTold = status === 'cancelled' && cause !== 'changed';
      return isTold && template === cancelledTemplate(row);
    }
    if (template === 'pay') return isUnpaid(row);
    if (template === 'confirmed') return status === 'confirmed';
    if (template === 'declined') return status === 'declined';
    return isStillTrue(template, status);
  });
}
