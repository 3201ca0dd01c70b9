import { sql } from 'kysely';
import { dayMs } from '#contracts/values/durations.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { QueuesAt } from '../../desk/deskQueue.ts';
import { isReview } from './readDeskReviews.ts';

const lateMs = dayMs;

/** The queue of the reviews that travellers have reported. */
export function reviewQueuesAt({ db }: Pick<Database, 'db'>): QueuesAt {
  return () => [
    {
      name: 'reviews',
      list: 'reviews',
      query: { state: 'reported' },
      lateMs,
      rows: db
        .selectFrom('reviews')
        .select(sql<Date | null>`reported_at`.as('since'))
        .where(isReview('reported'))
        .orderBy('created_at'),
    },
  ];
}
