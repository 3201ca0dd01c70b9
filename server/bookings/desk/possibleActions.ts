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
 * When an action is possible: its event can happen in the state of the booking, by the table of the
 * lifecycle, and `when` holds. `event` is null for what the history does not have.
 */
type Rule = {
  readonly event: EventName | null;
  readonly when: (row: BookingRow, now: Date, refusal: Refusal) => boolean;
};

/** What has become of the cancellation of the booking, if the provider has refused it. */
type Refusal = RefusedCancellation | undefined;

/** What cancelling costs now; null if the booking cannot be cancelled. */
function termsOf(row: BookingRow, now: Date) {
  return row.cancelling ? null : cancellationTerms(row, ratesOf(row), now);
}

/** Whether a day of the stay has begun, and no cancellation is running. */
function hasBegun(day: 'check_in' | 'check_out') {
  return (row: BookingRow, now: Date) => !row.cancelling && dayAt(now.getTime()) >= row[day];
}

function hasTraveler({ traveller }: BookingRow): boolean {
  return traveller !== null;
}

/** Whether there is a guest who can be mailed. */
function isMailed({ traveller, mails_guest: mailsGuest }: BookingRow): boolean {
  return traveller !== null && mailsGuest;
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

/** Whether the hotel expects a guest by a name that was corrected since. */
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
      // The provider may ask a fee that the terms do not have.
      const fees = terms ? [terms.fee, refusal?.fee] : [];
      return fees.some((fee) => fee && parseMoney(fee).amount > 0n);
    },
  },
  // What was paid by card is paid back to it, and credits in the fee stay there.
  'forgive-fee': {
    event: 'fee-waived',
    when: ({ cancelled_fee: fee, credits, payment_id: payment }) =>
      fee !== null && parseMoney(fee).amount > 0n && credits.length === 0 && payment === null,
  },
  // Without an account it is a code, which only the mail has.
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
  // A request that is repeated at the provider must be the same as before.
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

/** What the desk can do with a booking in this state, whatever its role. */
export function possibleActions(row: BookingRow, now: Date, refusal: Refusal): DeskBookingAction[] {
  return deskBookingActionNames.filter((action) => {
    const { event, when } = rules[action];
    return (event === null || canHappen(event, row)) && when(row, now, refusal);
  });
}
