import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { QueuesAt } from '../../desk/deskQueue.ts';
import { isReview } from './readDeskReviews.ts';

const lateMs = 24 * 3_600_000;

/** The queue of the reviews that travellers have reported. */
export function reviewQueuesAt({ db }: Pick<Database, 'db'>): QueuesAt {
  return () => [
    {
      ...{ name: 'reviews', list: 'reviews', query: { state: 'reported' }, lateMs },
      rows: db
        .selectFrom('reviews')
        .select(sql<Date | null>`reported_at`.as('since'))
        .where(isReview('reported'))
        .orderBy('created_at'),
    },
  ];
}
