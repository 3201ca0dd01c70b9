import type { BookingMail } from '../mails/bookingMail.ts';
import type { BookingContext } from '../state/bookingContext.ts';
import type { BookingRow } from '../state/bookingRow.ts';
import { appendEvent, changeStatus } from '../state/changeStatus.ts';
import { dayHasPassed, whenDayHasPassed } from '../state/whenDayHasPassed.ts';
import { cancelledMails } from './cancelledMails.ts';
import { postpone } from './recordOutcome.ts';

/**
 * Asks the provider to cancel, which is safe to repeat, and records the outcome. `isLate` tells whether
 * the traveller has been told that the outcome is unknown. Once the stay is over, no outcome counts as a no.
 */
export async function attemptCancellation(
  context: BookingContext,
  row: BookingRow,
  isLate: () => boolean,
): Promise<void> {
  const { reservations, database, now } = context;
  const cause = row.cause === 'desk' ? 'desk' : 'traveller';
  const outcome = await reservations.cancel(row.reference ?? '', { requestId: row.id });
  const over = dayHasPassed(row.check_out, now());
  if (outcome.kind === 'unknown' && !over) {
    await postpone(context, row, outcome);
    return;
  }
  await database.transaction(async (tx) => {
    if (outcome.kind === 'cancelled') {
      const fee = outcome.reservation.cancellation?.fee;
      await changeStatus(tx, context, row, {
        to: 'cancelled',
        cause,
        set: fee && { cancelled_fee: JSON.stringify(fee) },
        mails: cancelledMails(context, row, cause),
      });
      return;
    }
    const kept = await tx
      .updateTable('bookings')
      .set({
        cancelling: false,
        cause: null,
        attempts: 0,
        next_attempt_at: whenDayHasPassed(row.check_out),
        updated_at: now(),
      })
      .where('hotel_id', '=', row.hotel_id)
      .where('id', '=', row.id)
      .where('cancelling', '=', true)
      .returningAll()
      .executeTakeFirst();
    if (!kept) return;
    const mails: BookingMail[] = isLate() ? [{ template: 'not-cancelled' }] : [];
    await appendEvent(tx, context, kept, 'cancellation-rejected', mails);
  });
}
