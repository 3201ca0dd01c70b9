import { sql, type Transaction } from 'kysely';
import type { DeskBookingAction, DeskBookingProblem } from '#contracts/site/desk/deskBooking.ts';
import { isUniqueViolation } from '../../database/databaseErrors.ts';
import type { Tables } from '../../database/tables.ts';
import { joinTransaction } from '../../database/openDatabase.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import {
  type BookingRow,
  isBooking,
  readBooking,
  readBookingByNumber,
} from '../state/bookingRow.ts';
import { type RefusedCancellation, readRefusal } from '../state/refusedCancellation.ts';
import { possibleActions } from './possibleActions.ts';
import { readLastChange } from './readTimeline.ts';

/**
 * Returns the problem of an action that was not carried out, as the contract of the desk defines
 * it.
 */
export function deskBookingProblem(
  code: DeskBookingProblem['code'],
  detail: string,
  members: Pick<DeskBookingProblem, 'by' | 'at' | 'bookingStatus'> = {},
): ProblemError {
  const isEarly = code === 'too-soon';
  return new ProblemError(isEarly ? 429 : 409, detail, {
    members: { code, ...members },
    headers: isEarly ? { 'Retry-After': String(retryPauseSeconds) } : {},
  });
}

/** The time after a retry by the desk in which the desk cannot retry the booking again. */
export const retryPauseSeconds = 10;

/** The context of changes by the desk. It lacks the provider, because only the worker calls it. */
export type DeskContext = Pick<
  BookingContext,
  'actor' | 'database' | 'links' | 'credits' | 'payments' | 'hasDesk' | 'hasWebhook' | 'now'
>;

/**
 * A change of a locked booking: the transaction, the context within it, and the current booking.
 */
export type BookingChange<Context extends DeskContext = DeskContext> = {
  tx: Transaction<Tables>;
  context: Context;
  row: BookingRow;
  /** The refusal, if the provider has refused to cancel the booking. */
  refusal: RefusedCancellation | undefined;
};

/** Returns the booking with this id or number. Throws a 404 if there is none. */
export async function findBooking(
  context: Pick<BookingContext, 'database'>,
  id: string,
): Promise<BookingRow> {
  const row = (await readBooking(context, id)) ?? (await readBookingByNumber(context, id));
  if (!row) throw new ProblemError(404, `There is no booking '${id.slice(0, 100)}'.`);
  return row;
}

/**
 * Runs `work` on a locked booking, in one transaction. Throws a 409 and changes nothing if the
 * state of the booking does not allow the action. With a `version` it also throws a 409 if the
 * booking has changed since that version was shown, so that only the first of several concurrent
 * changes succeeds.
 */
export async function changeBooking<Context extends DeskContext, Result>(
  context: Context,
  id: string,
  { action, version }: { action: DeskBookingAction; version?: number | undefined },
  work: (change: BookingChange<Context>, version: number) => Promise<Result>,
): Promise<Result> {
  const found = await findBooking(context, id);
  try {
    return await context.database.transaction(async (tx) => {
      const within = { ...context, database: joinTransaction(context.database, tx) };
      const row = await tx
        .selectFrom('bookings')
        .selectAll()
        .where(isBooking(found))
        .forUpdate()
        .executeTakeFirstOrThrow();
      const present = await readVersion(tx, row);
      if (version !== undefined && version !== present) throw await alreadyDecided(within, row);
      const refusal = await readRefusal(tx, row);
      if (!possibleActions(row, context.now(), refusal).includes(action)) {
        throw notPossible(action, row);
      }
      return await work({ tx, context: within, row, refusal }, present);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const detail = 'Another booking of the hotel has this reference.';
    throw deskBookingProblem('reference-taken', detail);
  }
}

/** Returns the number of events in the history of a booking. */
async function readVersion(tx: Transaction<Tables>, { hotel_id, id }: BookingRow): Promise<number> {
  const { last } = await tx
    .selectFrom('booking_events')
    .select(sql<number | null>`max(seq)`.as('last'))
    .where('hotel_id', '=', hotel_id)
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

async function alreadyDecided(
  context: Pick<BookingContext, 'database'>,
  row: BookingRow,
): Promise<ProblemError> {
  const last = await readLastChange(context, row);
  const members = { by: last?.by.name ?? null, at: last?.at ?? null, bookingStatus: row.status };
  return deskBookingProblem(
    'already-decided',
    'The booking has changed since it was shown.',
    members,
  );
}

/** Returns the problem of an action that the state of a booking does not allow. */
export function notPossible(action: DeskBookingAction, row: BookingRow): ProblemError {
  const state = row.cancelling ? 'being cancelled' : row.status;
  if (action === 'erase' && row.traveller !== null) {
    const detail = `The booking is ${state}, and the stay is not over.`;
    return deskBookingProblem('not-erasable', detail, { bookingStatus: row.status });
  }
  const detail = `The booking is ${state}: '${action}' is not possible.`;
  return deskBookingProblem('not-possible', detail, { bookingStatus: row.status });
}
