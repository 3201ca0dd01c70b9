import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The tasks of a booking, and of the issues of its payment. */
function ofBooking(bookingId: string) {
  return (task: ExpressionBuilder<Tables, 'desk_tasks'>) =>
    task.or([
      task('item', '=', bookingId),
      task(
        'item',
        'in',
        task.selectFrom('payment_issues').select('id').where('booking_id', '=', bookingId),
      ),
    ]);
}

/** The notes of the tasks of a booking: they may name its guests. */
export function readTaskNotes(
  db: Kysely<Tables>,
  bookingId: string,
): Promise<{ at: Date; text: string }[]> {
  return db
    .selectFrom('desk_tasks')
    .select(['changed_at as at', 'note as text'])
    .where(ofBooking(bookingId))
    .where('note', '<>', '')
    .orderBy('changed_at')
    .execute();
}

/**
 * Erases these notes, in the transaction that erases the guests. Assignee and day stay. The version
 * is a new one, so that a dialog that is open does not write the note again.
 */
export async function eraseTaskNotes(tx: Kysely<Tables>, bookingId: string): Promise<void> {
  await tx
    .deleteFrom('desk_tasks')
    .where(ofBooking(bookingId))
    .where('assignee', 'is', null)
    .where('due', 'is', null)
    .execute();
  await tx
    .updateTable('desk_tasks')
    .set({ note: '', version: sql<string>`gen_random_uuid()::text` })
    .where(ofBooking(bookingId))
    .where('note', '<>', '')
    .execute();
}
