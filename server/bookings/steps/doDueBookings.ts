import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { changeStatus } from '../state/changeStatus.ts';
import { leaseUntil } from '../state/leaseUntil.ts';
import { dayHasPassed } from '../state/whenDayHasPassed.ts';
import { attemptBooking } from './attemptBooking.ts';
import { attemptCancellation } from './attemptCancellation.ts';

const batch = 10;
const late = () => true;

/**
 * Takes up the bookings that are due, a few at a time, whichever process wrote them: pending ones,
 * cancellations, requests that the desk let pass, stays that are over. A booking is leased first, so
 * that of several processes only one takes it up. Returns how many were due. Rejects if one could not be
 * recorded; its lease then runs out.
 */
export async function doDueBookings(context: BookingContext): Promise<number> {
  const due = await leaseDue(context);
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
  } else if (row.status === 'confirmed' && dayHasPassed(row.check_out, now())) {
    const change = { to: 'stayed', cause: 'check-out' } as const;
    await database.transaction((tx) => changeStatus(tx, context, row, change));
  }
}

function leaseDue({ database, now }: BookingContext): Promise<BookingRow[]> {
  const at = now();
  return database.db
    .updateTable('bookings')
    .set((eb) => ({
      next_attempt_at: leaseUntil(at),
      attempts: eb('attempts', '+', 1),
    }))
    .where((eb) =>
      eb(
        eb.refTuple('hotel_id', 'id'),
        'in',
        eb
          .selectFrom('bookings as due')
          .select(['due.hotel_id', 'due.id'])
          .where('due.next_attempt_at', '<=', at)
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
