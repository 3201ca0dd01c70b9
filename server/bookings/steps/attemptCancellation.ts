import type { Transaction } from 'kysely';
import type { DecimalMoney } from '#contracts/money/money.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import type { Tables } from '../../database/tables.ts';
import { type BookingMail, cancelledMails } from '../mails/bookingMail.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import { cancellationTerms, isFeeAccepted } from '../state/bookingPrice.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { appendEvent, changeStatus } from '../state/changeStatus.ts';
import { dayHasPassed, nextVisit } from '../state/nextVisit.ts';
import { recordMismatch } from '../state/recordMismatch.ts';
import { postpone } from './recordOutcome.ts';

/** What became of an attempt to cancel. `none`: the provider has no such reservation, by no name. */
type Outcome =
  | { kind: 'cancelled'; reservation: Reservation }
  | { kind: 'fee-changed'; fee: DecimalMoney }
  | { kind: 'rejected' }
  | { kind: 'none' }
  | { kind: 'unknown'; reason: string; retryAfter?: number };

/**
 * Asks the provider to cancel at the accepted fee, which is safe to repeat, and records the outcome.
 * `isLate` tells whether the traveller has been told that the outcome is unknown. Resolves to the fee when
 * the provider cancels at a higher one only.
 */
export async function attemptCancellation(
  context: BookingContext,
  row: BookingRow,
  isLate: () => boolean,
): Promise<DecimalMoney | undefined> {
  const { reference, accepted_fee: accepted } = row;
  if (reference === null || accepted === null) {
    throw new Error(`The cancellation of booking ${row.id} has no reference or no accepted fee.`);
  }
  const outcome = await askToCancel(context, row, reference, accepted);
  if (outcome.kind === 'unknown') {
    await postpone(context, row, outcome);
    return undefined;
  }
  await context.database.transaction(async (tx) => {
    if (outcome.kind === 'cancelled') {
      await recordCancelled(tx, context, row, accepted, outcome.reservation);
    } else if (outcome.kind === 'none') {
      await recordCancelled(tx, context, row, accepted, undefined);
    } else {
      await recordKept(tx, context, row, outcome, isLate());
    }
  });
  return outcome.kind === 'fee-changed' ? outcome.fee : undefined;
}

/**
 * What is not the provider's yes may still have taken effect, when a response was lost or another one came
 * in its place: the reservation is looked up before a no counts. A fee that was accepted is no reason to
 * refuse: such a response belongs to an earlier request. Without a yes or a no that is done until the stay is
 * over; a reservation that stands then was not cancelled.
 */
async function askToCancel(
  { reservations, now }: BookingContext,
  row: BookingRow,
  reference: string,
  accepted: DecimalMoney,
): Promise<Outcome> {
  const call = { requestId: row.id, hotelId: row.hotel_id };
  const asked = await reservations.cancel(reference, accepted, call);
  if (asked.kind === 'cancelled') return asked;
  if (asked.kind === 'fee-changed' && !isFeeAccepted(accepted, asked.fee)) return asked;
  const found =
    asked.kind === 'none'
      ? await reservations.findByKey(row.id, call)
      : await reservations.find(reference, call);
  const reservation = found.kind === 'found' ? found.reservation : undefined;
  if (reservation?.status === 'cancelled' && reservation.reference === reference) {
    return { kind: 'cancelled', reservation };
  }
  const over = dayHasPassed(row.check_out, now());
  if (asked.kind === 'rejected') return found.kind === 'unknown' && !over ? found : asked;
  if (asked.kind === 'none' && found.kind === 'none') return asked;
  if (reservation && over) return { kind: 'rejected' };
  if (asked.kind === 'none') return { kind: 'unknown', reason: 'no_reservation' };
  return asked.kind === 'fee-changed' ? { kind: 'unknown', reason: 'fee_accepted' } : asked;
}

/**
 * The room is free, whatever it costs. A fee beyond the accepted one is the desk's to clarify: until then
 * the booking has the accepted one.
 */
async function recordCancelled(
  tx: Transaction<Tables>,
  context: BookingContext,
  row: BookingRow,
  accepted: DecimalMoney,
  reservation: Reservation | undefined,
): Promise<void> {
  const cause = row.cause === 'desk' ? 'desk' : 'traveller';
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

/** The booking stands. Travellers who wait for the response learn it from that, others who cancelled from a mail. */
async function recordKept(
  tx: Transaction<Tables>,
  context: BookingContext,
  row: BookingRow,
  outcome: Extract<Outcome, { kind: 'fee-changed' | 'rejected' }>,
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
    .where('hotel_id', '=', row.hotel_id)
    .where('id', '=', row.id)
    .where('cancelling', '=', true)
    .returningAll()
    .executeTakeFirst();
  if (!kept) return;
  const isTold = late && row.cause !== 'desk';
  if (outcome.kind === 'rejected') {
    const mails: BookingMail[] = isTold ? [{ template: 'not-cancelled' }] : [];
    await appendEvent(tx, context, kept, 'cancellation-rejected', mails);
    return;
  }
  const { fee } = outcome;
  const mails: BookingMail[] = isTold ? [{ template: 'fee-changed', fee }] : [];
  await appendEvent(tx, context, kept, 'cancellation-fee-changed', mails, { fee });
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
