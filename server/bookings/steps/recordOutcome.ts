import type { Transaction } from 'kysely';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { Reservation } from '#contracts/provider/reservations.ts';
import type { BookedHotel } from '#contracts/site/bookings.ts';
import { hourMs } from '#contracts/values/durations.ts';
import { isUniqueViolation } from '../../database/databaseErrors.ts';
import { dueIn } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import type { RecordingContext } from '../state/bookingContext.ts';
import { type BookingRow, storedJson } from '../state/bookingRow.ts';
import type { BookingMismatch } from '../state/bookingTables.ts';
import { applyEvent } from '../state/applyEvent.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';
import { recordMismatch } from '../state/recordMismatch.ts';
import { isAsLeased, postpone, recordAttempt } from './lease.ts';
import { answerBy } from './requestDeadline.ts';

/** How long to wait before a provider that reports a mismatch is asked again. */
const mismatchPauseMs = hourMs;

/** What became of an attempt at a pending booking. `unknown` and `mismatch` leave it pending. */
export type AttemptOutcome =
  | { kind: 'confirmed'; reservation: Reservation }
  | { kind: 'requested'; rate: Rate; hotel: BookedHotel }
  | {
      kind: 'declined';
      cause: 'price-changed' | 'gone' | 'rejected' | 'expired' | 'not-paid' | 'not-chargeable';
      movedRate?: Rate;
      hotel?: BookedHotel;
    }
  | { kind: 'mismatch'; mismatch: BookingMismatch }
  | { kind: 'unknown'; reason: string; retryAfter?: number };

/**
 * Records what became of an attempt, with its mails. An unknown outcome sets the time of the next
 * attempt. `late`: the traveller was told that the booking is pending, and gets the mail that says
 * what became of it. Does nothing if another process has ended the booking. A reservation that
 * another booking has already is a mismatch: one of the two has none, and cancelling one would
 * cancel the other.
 */
export async function recordOutcome(
  context: RecordingContext,
  row: BookingRow,
  outcome: AttemptOutcome,
  late: boolean,
): Promise<void> {
  if (outcome.kind === 'unknown') {
    await postpone(context, row, outcome);
    return;
  }
  try {
    await context.database.transaction((tx) => record(tx, context, row, outcome, late));
    const failed = isFailed(outcome);
    if (row.payment_id !== null && failed !== undefined) context.onPaidOutcome?.(failed);
  } catch (error) {
    if (outcome.kind !== 'confirmed' || !isUniqueViolation(error)) throw error;
    // Its reference is left out: the desk must not confirm this booking with it, nor cancel it at
    // the provider.
    const reported = `${outcome.reservation.reference}, which another booking has`;
    const mismatch = { field: 'reference', accepted: 'one of its own', reported, reference: null };
    await context.database.transaction((tx) =>
      record(tx, context, row, { kind: 'mismatch', mismatch }, late),
    );
  }
}

/** Whether the hotel did not give what was booked; undefined where that is open, or nobody's fault. */
function isFailed(outcome: Exclude<AttemptOutcome, { kind: 'unknown' }>): boolean | undefined {
  if (outcome.kind !== 'declined') return outcome.kind === 'confirmed' ? false : undefined;
  const { cause } = outcome;
  return cause === 'price-changed' || cause === 'gone' || cause === 'rejected' || undefined;
}

/** What the history of attempts says of an outcome besides its kind. */
function reasonOf(outcome: Exclude<AttemptOutcome, { kind: 'unknown' }>): string | undefined {
  switch (outcome.kind) {
    case 'confirmed':
      return outcome.reservation.reference;
    case 'declined':
      return outcome.cause;
    case 'mismatch':
      return outcome.mismatch.field;
    default:
      return undefined;
  }
}

async function record(
  tx: Transaction<Tables>,
  context: RecordingContext,
  row: BookingRow,
  outcome: Exclude<AttemptOutcome, { kind: 'unknown' }>,
  late: boolean,
): Promise<void> {
  await recordAttempt(tx, context.database, row, {
    outcome: outcome.kind,
    reason: reasonOf(outcome),
  });
  switch (outcome.kind) {
    case 'confirmed': {
      const { status, reference, free_cancellation_until = null } = outcome.reservation;
      // Nobody is expected any more. The look-up that follows records and tells what the hotel
      // reports.
      const isPast = status !== 'confirmed' && dayHasPassed(row.check_in, context.now());
      await applyEvent(tx, context, row, 'hotel-confirms', {
        set: {
          reference,
          // They may be better than what was offered, never worse than what was accepted.
          ...(row.rate && { rate: storedJson({ ...row.rate, free_cancellation_until }) }),
        },
        late,
        tellsGuest: !isPast,
      });
      break;
    }
    case 'mismatch': {
      await recordMismatch(tx, context, row, outcome.mismatch);
      const next = dueIn(context.database, mismatchPauseMs);
      await tx
        .updateTable('bookings')
        .set({ next_attempt_at: next })
        .where(isAsLeased(row))
        .execute();
      break;
    }
    case 'requested': {
      const { rate, hotel } = outcome;
      const { check_in: checkIn } = row;
      const arrival = { checkIn, timeZone: hotel.timeZone };
      await applyEvent(tx, context, row, 'on-request', {
        set: { rate: storedJson(rate), hotel: storedJson(hotel) },
        answerBy: answerBy(context.now(), context.requestHours, arrival),
      });
      break;
    }
    case 'declined': {
      const { cause, movedRate, hotel } = outcome;
      await applyEvent(tx, context, row, cause, {
        set: {
          ...(movedRate && { moved_rate: storedJson(movedRate) }),
          ...(hotel && { hotel: storedJson(hotel) }),
        },
        late,
      });
      break;
    }
  }
}
