import type { Kysely } from 'kysely';
import { type DecimalMoney, addMoney, parseMoney, toDecimalMoney } from '#contracts/money/money.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { type DeskBooking, deskBookingActions } from '#contracts/site/desk/deskBooking.ts';
import { isPermitted, type StaffRole } from '#contracts/site/desk/permissions.ts';
import { zonedTime } from '#contracts/values/zonedTime.ts';
import type { Tables } from '../../database/tables.ts';
import { deskLinks } from '../bookingLinks.ts';
import { bookingView, type ShownEvent } from '../bookingView.ts';
import { mailsToSend } from '../mails/bookingMails.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { owedToHotel } from '../state/bookingPrice.ts';
import {
  type BookingRow,
  isUnpaid,
  readHistory,
  readOthers,
  readPayments,
} from '../state/bookingRow.ts';
import { type RefusedCancellation, readRefusal } from '../state/refusedCancellation.ts';
import { timeAt } from './hotelDays.ts';
import { isNameUntold, isStuck, possibleActions } from './possibleActions.ts';
import { readTimeline } from './readTimeline.ts';

type ReadContext = Pick<BookingContext, 'database' | 'credits' | 'payments' | 'now'>;
type DeskReadContext = ReadContext & Pick<BookingContext, 'links'>;

/**
 * Returns the amount that the site owes to the hotel for a booking in this state, including the
 * payments that the site has collected.
 */
export async function owedInAll(
  { payments }: Pick<BookingContext, 'payments'>,
  db: Kysely<Tables>,
  row: BookingRow,
): Promise<DecimalMoney> {
  const owed = parseMoney(owedToHotel(row));
  const collected = await payments.collected(db, { hotelId: row.hotel_id, bookingId: row.id });
  return toDecimalMoney(collected?.currency === owed.currency ? addMoney(owed, collected) : owed);
}

/**
 * Returns a booking as its page shows it, for the staff. The link to the page of the payment
 * provider is left out.
 */
export async function viewForStaff(
  context: ReadContext,
  row: BookingRow,
  events: readonly ShownEvent[],
): Promise<Booking> {
  const others = await readOthers(context, [row]);
  const { payment, earlier } = await readPayments(context, row, others);
  // Only the traveler pays on the page of the payment provider.
  const shown = { payment: payment && { ...payment, address: null }, earlier };
  return bookingView(row, events, { ...context, links: deskLinks }, others, shown);
}

/**
 * Returns a booking as the desk sees it, with the actions that a staff member in this role can take
 * now.
 */
export async function readDeskBooking(
  context: DeskReadContext,
  row: BookingRow,
  role: StaffRole,
): Promise<DeskBooking> {
  const { now } = context;
  const [events, timeline, refusal] = await Promise.all([
    readHistory(context, row),
    readTimeline(context, row),
    readRefusal(context.database.db, row),
  ]);
  const booking = await viewForStaff(context, row, events);
  const actions = possibleActions(row, now(), refusal).filter((action) =>
    isPermitted(role, deskBookingActions[action].permission),
  );
  return {
    version: events.at(-1)?.seq ?? 0,
    booking,
    hotelId: row.hotel_id,
    accountId: row.account_id,
    spokenLink:
      row.traveller && !row.mails_guest && isPermitted(role, 'bookings.book')
        ? context.links.spokenAddressOf(row)
        : null,
    language: row.language,
    updatedAt: row.updated_at.toISOString(),
    erasedAt: row.erased_at?.toISOString() ?? null,
    hotelTime: timeAt(booking.hotel.timeZone, now()),
    owedToHotel: await owedInAll(context, context.database.db, row),
    fee: feeOf(row),
    cancelling:
      row.cancelling && row.accepted_fee
        ? { acceptedFee: row.accepted_fee, paidBy: payerOf(row, row.accepted_fee) }
        : null,
    mismatch: row.mismatch,
    refusal: refusal ?? null,
    waits: waitsOf(row, timeline, refusal, now()),
    actions: actions.map((action) => ({ action, previews: deskBookingActions[action].previews })),
    mailsToSend: mailsToSend(row),
    timeline: timeline.map((entry) => ({
      ...entry,
      at: zonedTime(new Date(entry.at), booking.hotel.timeZone),
    })),
  };
}

/** Returns the fee of a cancellation and who pays it, or null if the booking is not canceled. */
export function feeOf(row: BookingRow): DeskBooking['fee'] {
  if (row.status !== 'cancelled') return null;
  const amount = row.site_fee ?? row.cancelled_fee;
  return amount && { amount, paidBy: payerOf(row, amount) };
}

function payerOf({ fee_payer: payer }: BookingRow, fee: DecimalMoney) {
  if (parseMoney(fee).amount === 0n) return 'nobody';
  return payer === 'site' ? 'site' : 'traveller';
}

/** Returns the reason why a booking waits, and since when. */
function waitsOf(
  row: BookingRow,
  timeline: DeskBooking['timeline'],
  refusal: RefusedCancellation | undefined,
  now: Date,
): DeskBooking['waits'] {
  const { status, cancelling, mismatch } = row;
  const sinceEvent = (cause: string) =>
    timeline.findLast((entry) => entry.kind === 'event' && entry.cause === cause)?.at ?? null;
  const last = timeline.findLast((entry) => entry.kind === 'attempt');
  const more = {
    isStuck: isStuck(row, now),
    attempts: row.attempts,
    lastReason: last?.kind === 'attempt' && last.outcome === 'unknown' ? last.reason : null,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  };
  if (cancelling) {
    const since = row.updated_at.toISOString();
    return { for: 'provider', about: 'cancellation', since, ...more };
  }
  if (refusal) return { for: 'desk', about: 'refusal', since: refusal.at, ...more };
  if (mismatch) return { for: 'desk', about: 'mismatch', since: sinceEvent('mismatch'), ...more };
  if (isUnpaid(row)) {
    return { for: 'nobody', about: 'unpaid', since: row.created_at.toISOString(), ...more };
  }
  if (status === 'pending') {
    const since = (row.asked_at ?? row.created_at).toISOString();
    return { for: 'provider', about: 'outcome', since, ...more };
  }
  if (status === 'requested' && row.accepted_at !== null) {
    return { for: 'nobody', about: 'payment', since: row.accepted_at.toISOString(), ...more };
  }
  if (status === 'requested') {
    return { for: 'desk', about: 'request', since: sinceEvent('on-request'), ...more };
  }
  if (isNameUntold(row)) {
    const since = row.name_untold_at?.toISOString() ?? null;
    return { for: 'desk', about: 'name', since, ...more };
  }
  const mail = timeline.findLast((entry) => entry.kind === 'mail' && entry.to === 'traveller');
  if (row.traveller && mail?.kind === 'mail' && mail.status === 'failed') {
    const lastReason = mail.lastError;
    return { for: 'desk', about: 'mail', since: mail.failedAt, ...more, lastReason };
  }
  return { for: 'nobody', about: 'nothing', since: null, ...more };
}
