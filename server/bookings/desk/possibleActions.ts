import { parseMoney } from '#contracts/money/money.ts';
import {
  type DeskBookingAction,
  deskBookingActionNames,
} from '#contracts/site/desk/deskBooking.ts';
import { dayAt } from '#contracts/values/calendarDay.ts';
import { ratesOf } from '../state/bookedRooms.ts';
import { cancellationTerms } from '../state/bookingPrice.ts';
import { type BookingRow, isUnpaid } from '../state/bookingRow.ts';
import { canHappen } from '../state/bookingStates.ts';
import type { EventName } from '../state/lifecycle.ts';
import { isAtProvider } from '../state/nextAttemptAt.ts';
import type { RefusedCancellation } from '../state/refusedCancellation.ts';
import { isErasable } from '../steps/erasePersonalData.ts';
import { stuckMs, waitsForDecision } from './decideRequest.ts';

/**
 * A rule for when an action is possible: the table of the lifecycle allows its event in the state
 * of the booking, and `when` returns true. `event` is null for actions that the history does not
 * record.
 */
type Rule = {
  readonly event: EventName | null;
  readonly when: (row: BookingRow, now: Date, refusal: Refusal) => boolean;
};

/** The refusal, if the provider has refused to cancel the booking. */
type Refusal = RefusedCancellation | undefined;

/** Returns the current cost of a cancellation, or null if the booking cannot be canceled. */
function termsOf(row: BookingRow, now: Date) {
  return row.cancelling ? null : cancellationTerms(row, ratesOf(row), now);
}

/** Returns a condition: this day of the stay has begun, and no cancellation is in progress. */
function hasBegun(day: 'check_in' | 'check_out') {
  return (row: BookingRow, now: Date) => !row.cancelling && dayAt(now.getTime()) >= row[day];
}

function hasTraveler({ traveller }: BookingRow): boolean {
  return traveller !== null;
}

/** Returns whether the booking has a guest who gets mails. */
function isMailed({ traveller, mails_guest: mailsGuest }: BookingRow): boolean {
  return traveller !== null && mailsGuest;
}

/**
 * Returns whether the worker will ask the provider about a booking, so that the desk can have this
 * done now.
 */
function isAsked(row: BookingRow): boolean {
  if (row.next_attempt_at === null) return false;
  return row.status === 'pending' || row.cancelling || isAtProvider(row);
}

/**
 * Returns whether a cancellation has waited for the provider for more than ten minutes, or has a
 * mismatch.
 */
function isCancellationStuck({ cancelling, mismatch, updated_at }: BookingRow, now: Date): boolean {
  return cancelling && (mismatch !== null || now.getTime() - updated_at.getTime() > stuckMs);
}

/** Returns whether the desk can end a booking or a cancellation that waits for the provider. */
export function isStuck(row: BookingRow, now: Date): boolean {
  const isPendingStuck = row.status === 'pending' && waitsForDecision(row, now, true);
  return isPendingStuck || isCancellationStuck(row, now);
}

/** Returns whether a guest's name was corrected and the hotel still has the earlier name. */
export function isNameUntold({ name_untold_at: since, traveller, status }: BookingRow): boolean {
  return since !== null && traveller !== null && (status === 'confirmed' || status === 'requested');
}

const rules: Readonly<Record<DeskBookingAction, Rule>> = {
  confirm: {
    event: 'desk-confirms',
    when: (row, now) => row.accepted_at === null && waitsForDecision(row, now),
  },
  decline: { event: 'desk-declines', when: (row, now) => waitsForDecision(row, now) },
  cancel: { event: 'desk-cancels', when: (row, now) => termsOf(row, now) !== null },
  'waive-fee': {
    event: 'desk-cancels',
    when: (row, now, refusal) => {
      const terms = termsOf(row, now);
      // The provider may demand a fee that is not in the terms.
      const fees = terms ? [terms.fee, refusal?.fee] : [];
      return fees.some((fee) => fee && parseMoney(fee).amount > 0n);
    },
  },
  // Bookings with a payment are excluded, because the desk refunds the payment to the card instead.
  // Bookings with credits are excluded, because the credits' share of the fee is not returned.
  'forgive-fee': {
    event: 'fee-waived',
    when: ({ cancelled_fee: fee, credits, payment_id: payment }) =>
      fee !== null && parseMoney(fee).amount > 0n && credits.length === 0 && payment === null,
  },
  // Without an account the goodwill is a promotion code, and only the mail contains the code. A
  // guest who gets no mails therefore needs an account.
  goodwill: {
    event: 'goodwill',
    when: (row) => hasTraveler(row) && (isMailed(row) || row.account_id !== null),
  },
  retry: { event: null, when: isAsked },
  'settle-stuck': {
    event: 'desk-confirms',
    when: (row, now) => row.status === 'pending' && isStuck(row, now),
  },
  'settle-cancellation': { event: 'cancellation-ended-by-desk', when: isCancellationStuck },
  'settle-mismatch': { event: 'mismatch-settled', when: ({ mismatch }) => mismatch !== null },
  'close-refusal': {
    event: 'cancellation-refusal-closed',
    when: (_row, _now, refusal) => refusal !== undefined,
  },
  'report-stayed': { event: 'desk-reports-stay', when: hasBegun('check_out') },
  'report-no-show': { event: 'desk-reports-no-show', when: hasBegun('check_in') },
  'send-mail': { event: 'mail-sent-again', when: isMailed },
  write: { event: 'written', when: isMailed },
  'correct-contact': { event: 'contact-corrected', when: hasTraveler },
  // A pending booking is excluded unless it still waits for its guest to pay, because a repeated
  // request to the provider must have the same body.
  'correct-name': {
    event: 'name-corrected',
    when: (row) => row.traveller !== null && (row.status !== 'pending' || isUnpaid(row)),
  },
  'tell-hotel': { event: 'hotel-told', when: isNameUntold },
  withdraw: { event: 'desk-withdraws', when: isUnpaid },
  note: { event: null, when: hasTraveler },
  erase: {
    event: 'erased',
    when: (row, now) => row.traveller !== null && isErasable(row, now),
  },
};

/**
 * Returns the actions that the state of a booking allows, regardless of the role of the staff
 * member.
 */
export function possibleActions(row: BookingRow, now: Date, refusal: Refusal): DeskBookingAction[] {
  return deskBookingActionNames.filter((action) => {
    const { event, when } = rules[action];
    return (event === null || canHappen(event, row)) && when(row, now, refusal);
  });
}
