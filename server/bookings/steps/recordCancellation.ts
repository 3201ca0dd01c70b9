import { sql, type Transaction } from 'kysely';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import type { Tables } from '../../database/tables.ts';
import { type BookingMail, cancelledMails } from '../mails/bookingMail.ts';
import type { RecordingContext } from '../state/bookingContext.ts';
import { cancellationTerms, isFeeAccepted } from '../state/bookingPrice.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { appendEvent } from '../state/appendEvent.ts';
import { changeStatus } from '../state/changeStatus.ts';
import { nextVisit } from '../state/nextVisit.ts';
import { recordMismatch } from '../state/recordMismatch.ts';
import { isAsLeased } from './lease.ts';

/** What became of an attempt to cancel. `none`: the provider has no such reservation, by no name. */
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
  await context.database.transaction((tx) => {
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
 * The room is free, whatever it costs. A fee beyond the accepted one is the desk's to clarify: until then
 * the booking has the accepted one.
 */
async function recordCancelled(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  accepted: DecimalMoney,
  reservation: Reservation | undefined,
): Promise<void> {
  const cause = row.cause === 'desk' || row.cause === 'changed' ? row.cause : 'traveller';
  const fee = reservation?.cancellation?.fee;
  const isAccepted = isFeeAccepted(accepted, fee);
  const changed = await changeStatus(tx, context, row, {
    to: 'cancelled',
    cause,
    set: { cancelled_fee: JSON.stringify(isAccepted ? fee : accepted) },
    mails: cancelledMails(context, row, cause),
  });
  if (!changed || isAccepted) return;
  const { reference } = row;
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
 * The booking stands. Travellers who wait for the response learn it from that, others who cancelled from a
 * mail. After a change two bookings stand: the traveller and the desk are mailed then. Does nothing if another attempt has ended this cancellation: the booking may be in a newer one.
 */
async function recordKept(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  outcome: Extract<CancellationOutcome, { kind: 'fee-changed' | 'rejected' }>,
  late: boolean,
): Promise<void> {
  const now = context.now();
  const kept = await tx
    .updateTable('bookings')
    .set({
      cancelling: false,
      accepted_fee: null,
      cause: null,
      attempts: 0,
      next_attempt_at: nextVisit(row, context),
      updated_at: now,
    })
    .where(isAsLeased(row))
    // A later cancellation may have as many attempts. A Date has milliseconds, the column microseconds.
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, '=', row.updated_at)
    .returningAll()
    .executeTakeFirst();
  if (!kept) return;
  const isOfChange = row.cause === 'changed';
  const isTold = isOfChange || (late && row.cause !== 'desk');
  const desk: BookingMail[] =
    isOfChange && context.hasDesk ? [{ template: 'desk-not-cancelled' }] : [];
  if (outcome.kind === 'rejected') {
    const mails: BookingMail[] = isTold ? [{ template: 'not-cancelled' }] : [];
    await appendEvent(tx, context, kept, 'cancellation-rejected', [...mails, ...desk]);
    return;
  }
  const { fee } = outcome;
  const mails: BookingMail[] = isTold ? [{ template: 'fee-changed', fee }] : [];
  const all = [...mails, ...desk];
  await appendEvent(tx, context, kept, 'cancellation-fee-changed', all, { fee });
  const terms = kept.rate && cancellationTerms(kept, kept.rate, now);
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
