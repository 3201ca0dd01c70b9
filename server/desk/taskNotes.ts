import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Returns the condition for the tasks of a booking, and of the issues of its payment. */
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

/** Returns the notes in the tasks of a booking, which may name its guests. */
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
 * Erases the notes in the tasks of a booking, in the transaction that erases the guests. Deletes
 * tasks without an assignee and a day. The other tasks stay without a note. Their version changes,
 * so that an open dialog cannot write the note again.
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
