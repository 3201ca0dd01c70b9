import type { Transaction } from 'kysely';
import { dayAt } from '#contracts/values/calendarDay.ts';
import { dayMs } from '#contracts/values/durations.ts';
import { eraseTaskNotes } from '../../desk/taskNotes.ts';
import { recordAction } from '../../record/recordAction.ts';
import type { Tables } from '../../database/tables.ts';
import type { BookingContext, ForgetGuests } from '../state/bookingContext.ts';
import { type BookingRow, isBooking } from '../state/bookingRow.ts';
import { endedStatuses } from '../state/bookingStates.ts';
import { dayHasPassed } from '../state/nextAttemptAt.ts';

const batch = 500;

/**
 * Returns whether the personal data of a booking may be erased: the booking is no longer reserved,
 * or the stay is over.
 */
export function isErasable(
  { status, cancelling, check_out: checkOut }: BookingRow,
  now: Date,
): boolean {
  const isEnded = endedStatuses.some((each) => each === status);
  return !cancelling && (isEnded || (status === 'confirmed' && dayHasPassed(checkOut, now)));
}

/** Erases the names, contacts, requests and notes of one booking in the caller's transaction. */
export async function eraseBooking(
  tx: Transaction<Tables>,
  { now }: Pick<BookingContext, 'now'>,
  row: BookingRow,
  forgetGuests: ForgetGuests,
): Promise<BookingRow> {
  const at = now();
  const erased = await tx
    .updateTable('bookings')
    .set({ traveller: null, email_hash: '', erased_at: at, updated_at: at })
    .where(isBooking(row))
    .returningAll()
    .executeTakeFirstOrThrow();
  await forget(tx, row, forgetGuests);
  return erased;
}

/** Erases the other data about the guests of a booking. */
async function forget(
  tx: Transaction<Tables>,
  booking: Pick<BookingRow, 'hotel_id' | 'id'>,
  forgetGuests: ForgetGuests,
): Promise<void> {
  await forgetGuests(tx, [booking]);
  await eraseTaskNotes(tx, booking.id);
  await tx
    .deleteFrom('booking_notes')
    .where('hotel_id', '=', booking.hotel_id)
    .where('booking_id', '=', booking.id)
    .execute();
}

/**
 * Erases the names, contacts, requests and notes of bookings whose stay ended more than `days` days
 * ago. The amounts remain. `forgetGuests` erases the guests' names elsewhere. Returns how many
 * bookings it erased, at most 500.
 */
export async function erasePersonalData(
  { database, actor, now }: Pick<BookingContext, 'database' | 'actor' | 'now'>,
  days: number,
  forgetGuests: ForgetGuests,
): Promise<number> {
  const at = now();
  const before = dayAt(at.getTime() - days * dayMs);
  const past = await database.db
    .selectFrom('bookings')
    .select(['hotel_id', 'id'])
    .where('erased_at', 'is', null)
    .where('check_out', '<', before)
    .where('status', 'in', endedStatuses)
    .limit(batch)
    .execute();
  let erased = 0;
  for (const booking of past) {
    erased += await database.transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('bookings')
        .set({ traveller: null, email_hash: '', erased_at: at, updated_at: at })
        .where(isBooking(booking))
        .where('erased_at', 'is', null)
        .where('status', 'in', endedStatuses)
        .executeTakeFirst();
      // Another process has erased or changed the booking in the meantime.
      if (numUpdatedRows === 0n) return 0;
      await forget(tx, booking, forgetGuests);
      const subject = { kind: 'booking', id: booking.id };
      await recordAction(tx, actor, { action: 'bookings.erase', subject });
      return 1;
    });
  }
  return erased;
}
