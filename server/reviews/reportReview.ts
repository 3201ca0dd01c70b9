import { sql } from 'kysely';
import type { ReviewContext } from './reviewContext.ts';

/** Counts a report of a visible review and logs it, without its text. Does nothing for an unknown id. */
export async function reportReview(
  { database, now, log }: ReviewContext,
  id: string,
): Promise<void> {
  const reported = await database.db
    .updateTable('reviews')
    .set({ reports: sql`reports + 1`, reported_at: now() })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (reported) log.info({ review: reported.id }, 'review reported');
}
