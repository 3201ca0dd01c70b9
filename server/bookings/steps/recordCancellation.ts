import type { ExpressionBuilder, Transaction } from 'kysely';
import { isFeeAccepted } from '#contracts/money/cancellation.ts';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import type { Tables } from '../../database/tables.ts';
import { ratesOf } from '../state/bookedRooms.ts';
import type { RecordingContext } from '../state/bookingContext.ts';
import { cancellationTerms, storedFee } from '../state/bookingPrice.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { applyEvent, type EventContext } from '../state/applyEvent.ts';
import { nextAttemptAt } from '../state/nextAttemptAt.ts';
import { recordMismatch } from '../state/recordMismatch.ts';
import { isAsLeased, recordAttempt } from './lease.ts';

/**
 * What became of an attempt to cancel. `none`: the provider has no such reservation, by no name.
 */
export type CancellationOutcome =
  | { kind: 'cancelled'; reservation: Reservation }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'rejected' }
  | { kind: 'none' };

/** Records what became of an attempt to cancel at the accepted fee, with its mails. */
export async function recordCancellation(
  context: RecordingContext,
  row: BookingRow,
  accepted: DecimalMoney,
  outcome: CancellationOutcome,
  late: boolean,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    await recordAttempt(tx, context.database, row, { outcome: outcome.kind });
    switch (outcome.kind) {
      case 'cancelled':
        return recordCancelled(tx, context, row, accepted, outcome.reservation);
      case 'none':
        return recordCancelled(tx, context, row, accepted, undefined);
      default:
        return recordKept(tx, context, row, outcome, late);
    }
  });
}

/**
 * The room is free, whatever it costs. A fee beyond the accepted one is the desk's to clarify:
 * until then the booking has the accepted one. So is a reservation of another hotel, which the
 * provider has cancelled by the same reference: that of the booking may still stand.
 */
async function recordCancelled(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  accepted: DecimalMoney,
  reservation: Reservation | undefined,
): Promise<void> {
  const { hotel_id, reference } = row;
  const isOther = reservation !== undefined && reservation.hotel_id !== hotel_id;
  const fee = isOther ? undefined : reservation?.cancellation?.fee;
  const isAccepted = isFeeAccepted(accepted, fee);
  const changed = await recordCancelledAt(tx, context, row, (isAccepted && fee) || accepted);
  if (!changed || isAccepted) return;
  if (isOther) {
    const reported = reservation.hotel_id;
    const mismatch = { field: 'hotel_id', accepted: hotel_id, reported, reference };
    await recordMismatch(tx, context, changed, mismatch);
    return;
  }
  await recordMismatch(
    tx,
    context,
    changed,
    reservation
      ? feeMismatch(row, accepted, fee)
      : { field: 'reference', accepted: reference, reported: null, reference },
  );
}

/**
 * Ends a cancellation in the caller's transaction: the booking is cancelled, at a fee that whoever
 * cancelled accepted, and is paid by whom they said. Undefined if it has ended already.
 */
export function recordCancelledAt(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  fee: DecimalMoney,
  reason?: string,
): Promise<BookingRow | undefined> {
  const byDesk = row.cause === 'desk' ? 'desk-cancels' : 'traveler-cancels';
  const event = row.cause === 'changed' ? 'changed' : byDesk;
  return applyEvent(tx, context, row, event, { reason, set: storedFee(row.fee_payer, fee) });
}

/** What a cancellation has set, when it has come to nothing. */
function ended(row: BookingRow, context: Pick<RecordingContext, 'now' | 'credits'>) {
  return {
    cancelling: false,
    accepted_fee: null,
    fee_payer: null,
    wanted_by: null,
    cause: null,
    attempts: 0,
    next_attempt_at: nextAttemptAt(row, context),
    updated_at: context.now(),
  };
}

/**
 * Ends a cancellation in the caller's transaction, because the desk knows that the provider has not
 * cancelled: the booking stands. The traveler is told if it was theirs. Undefined if it has ended
 * already.
 */
export async function recordStands(
  tx: Transaction<Tables>,
  context: EventContext,
  row: BookingRow,
  reason: string,
): Promise<BookingRow | undefined> {
  const kept = await applyEvent(tx, context, row, 'cancellation-ended-by-desk', {
    set: ended(row, context),
    where: (eb) => eb('cancelling', '=', true),
    reason,
  });
  if (kept) await reportPayment(tx, context, kept);
  return kept;
}

/** What was paid for a booking that stands may pay for the one that was to replace it. */
async function reportPayment(
  tx: Transaction<Tables>,
  { payments }: Pick<RecordingContext, 'payments'>,
  { hotel_id: hotelId, id: bookingId, payment_id: payment }: BookingRow,
): Promise<void> {
  if (payment !== null) await payments.reportStanding(tx, { hotelId, bookingId });
}

/**
 * The booking stands. Travelers who wait for the response learn it from that, others who cancelled
 * from a mail. After a change two bookings stand: the traveler and the desk are mailed then. Does
 * nothing if another attempt has ended this cancellation: the booking may be in a newer one.
 */
async function recordKept(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  outcome: Extract<CancellationOutcome, { kind: 'fee-changed' | 'rejected' }>,
  late: boolean,
): Promise<void> {
  const now = context.now();
  const given = {
    set: ended(row, context),
    where: (eb: ExpressionBuilder<Tables, 'bookings'>) =>
      eb.and([
        isAsLeased(row)(eb),
        // A later cancellation may have as many attempts. A Date has milliseconds, the column
        // microseconds.
        eb('updated_at', '>=', row.updated_at),
        eb('updated_at', '<', new Date(row.updated_at.getTime() + 1)),
      ]),
    late,
  };
  if (outcome.kind === 'rejected') {
    const kept = await applyEvent(tx, context, row, 'cancellation-rejected', given);
    if (kept) await reportPayment(tx, context, kept);
    return;
  }
  const { fee } = outcome;
  const says = { ...given, content: { fee }, detail: { fee } };
  const kept = await applyEvent(tx, context, row, 'cancellation-fee-changed', says);
  if (!kept) return;
  await reportPayment(tx, context, kept);
  const terms = cancellationTerms(kept, ratesOf(kept), now);
  if (!terms || isFeeAccepted(terms.fee, fee)) return;
  await recordMismatch(tx, context, kept, feeMismatch(kept, terms.fee, fee));
}

function feeMismatch(
  { reference }: BookingRow,
  accepted: DecimalMoney,
  fee: DecimalMoney | undefined,
) {
  const text = (money: DecimalMoney) => `${money.amount} ${money.currency}`;
  return {
    field: 'cancellation.fee',
    accepted: text(accepted),
    reported: fee ? text(fee) : null,
    reference,
  };
}
