import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { changeStatus } from '../state/changeStatus.ts';
import { dayHasPassed } from '../state/nextVisit.ts';
import { attemptBooking } from './attemptBooking.ts';
import { attemptCancellation } from './attemptCancellation.ts';
import { leaseUntil } from './lease.ts';
import { lookUpStay } from './lookUpStay.ts';

const batch = 10;
const late = () => true;

/**
 * Takes up the bookings that are due, a few at a time, whichever process wrote them: pending ones,
 * cancellations, requests that the desk let pass. A booking is leased first, so that of several processes
 * only one takes it up. Returns how many were due. Rejects if one could not be recorded; its lease then
 * runs out.
 */
export async function doDueBookings(context: BookingContext): Promise<number> {
  const due = await leaseDue(context, false, batch);
  const results = await Promise.allSettled(due.map((row) => doDueBooking(context, row)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return due.length;
}

async function doDueBooking(context: BookingContext, row: BookingRow): Promise<void> {
  const { database, now } = context;
  if (row.status === 'pending') {
    await attemptBooking(context, row, late);
  } else if (row.cancelling) {
    await attemptCancellation(context, row, late);
  } else if (row.status === 'requested' && dayHasPassed(row.check_in, now())) {
    const mails = [{ template: 'declined' } as const];
    const change = { to: 'declined', cause: 'expired', mails } as const;
    await database.transaction((tx) => changeStatus(tx, context, row, change));
  }
}

/** The states in which a stay is looked up, unless it is being cancelled. */
const stayStatuses = ['confirmed', 'stayed'] as const;

/** Leases bookings that are due: stays to look up, or the others. */
function leaseDue(
  { database }: BookingContext,
  areStays: boolean,
  batch: number,
): Promise<BookingRow[]> {
  return database.db
    .updateTable('bookings')
    .set((eb) => ({
      next_attempt_at: leaseUntil(database),
      attempts: eb('attempts', '+', 1),
    }))
    .where((eb) =>
      eb(
        eb.refTuple('hotel_id', 'id'),
        'in',
        eb
          .selectFrom('bookings as due')
          .select(['due.hotel_id', 'due.id'])
          .where('due.next_attempt_at', '<=', database.now())
          .where((due) => {
            const isStay = due.and([
              due('due.status', 'in', stayStatuses),
              due('due.cancelling', '=', false),
            ]);
            return areStays ? isStay : due.not(isStay);
          })
          .orderBy('due.next_attempt_at')
          .limit(batch)
          .forUpdate()
          .skipLocked()
          .$asTuple('hotel_id', 'id'),
      ),
    )
    .returningAll()
    .execute();
}

/** How many stays one process looks up at a time. */
const stayBatch = 5;

/**
 * Takes up the confirmed bookings and the stays that are due, a few at a time, so that a day on which many
 * begin or end is no burst of requests for the provider. They are a job of their own: no booking or
 * cancellation waits for them. Otherwise as `doDueBookings`.
 */
export async function doDueStays(context: BookingContext): Promise<number> {
  const due = await leaseDue(context, true, stayBatch);
  const results = await Promise.allSettled(due.map((row) => lookUpStay(context, row)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return due.length;
}
