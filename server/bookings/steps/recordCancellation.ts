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
 * The outcome of an attempt to cancel. `none`: the provider finds no such reservation, neither by
 * its reference nor by its key.
 */
export type CancellationOutcome =
  | { kind: 'cancelled'; reservation: Reservation }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'rejected' }
  | { kind: 'none' };

/** Records the outcome of an attempt to cancel at the accepted fee, and queues its mails. */
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
 * Records that the reservation is canceled, so that the room is free whatever the fee is. The desk
 * must clarify a fee that is higher than the accepted fee. Until then the booking has the accepted
 * fee. The desk must also clarify if the provider has canceled a reservation of another hotel with
 * the same reference, because the booking's own reservation may still exist.
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
 * Completes a cancellation in the caller's transaction. The fee must be an accepted fee. The party
 * that was chosen at the start of the cancellation pays it. Returns undefined if the cancellation
 * has already ended.
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

/** Returns the changes that reset the columns of a cancellation that did not take place. */
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
 * canceled. The booking remains. A traveler who wanted the cancellation gets a mail. Returns
 * undefined if the cancellation has already ended.
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

/**
 * Tells the payments that a booking remains. Its payment may then pay for the booking that was
 * meant to replace it.
 */
async function reportPayment(
  tx: Transaction<Tables>,
  { payments }: Pick<RecordingContext, 'payments'>,
  { hotel_id: hotelId, id: bookingId, payment_id: payment }: BookingRow,
): Promise<void> {
  if (payment !== null) await payments.reportStanding(tx, { hotelId, bookingId });
}

/**
 * Records that the booking remains. A traveler who waits for the response learns this from the
 * response. Otherwise the person who canceled gets a mail. After a change both bookings remain, and
 * the traveler and the desk get mails. Does nothing if another attempt has ended this cancellation,
 * because the booking may be in a later cancellation.
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
        // A later cancellation may have the same number of attempts, so the time must match too. A
        // Date has milliseconds, while the column has microseconds.
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
