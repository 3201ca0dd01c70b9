import { sql } from 'kysely';
import type { HotelReviews, Review } from '#contracts/site/reviews.ts';
import type { Database } from '../database/openDatabase.ts';
import type { ReviewContext, ReviewRow } from './reviewContext.ts';

const pageSize = 10;

/**
 * Returns a page of the visible reviews of a hotel, the latest first, with their number and average
 * score.
 */
export async function listReviews(
  { database }: Pick<ReviewContext, 'database'>,
  hotelId: string,
  before?: string,
): Promise<HotelReviews> {
  const visible = visibleReviews(database, hotelId);
  const { count, average } = await summaryOf(database, hotelId);
  const after = before === undefined ? undefined : readCursor(before);
  const rows = await visible
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('created_at', 'id'),
          '<',
          eb.tuple(after?.createdAt ?? new Date(0), after?.id ?? ''),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    count,
    average,
    reviews: shown.map(reviewView),
    next: last && rows.length > pageSize ? cursorOf(last) : null,
  };
}

/**
 * Returns the number of visible reviews of a hotel, and their average score with one decimal. The
 * average is null if there are none.
 */
export async function summaryOf(
  database: Database,
  hotelId: string,
): Promise<Pick<HotelReviews, 'count' | 'average'>> {
  const { count, average } = await visibleReviews(database, hotelId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<string | null>`round(avg(score), 1)`.as('average'))
    .executeTakeFirstOrThrow();
  return { count, average: average === null ? null : Number(average) };
}

function visibleReviews({ db }: Database, hotelId: string) {
  return db.selectFrom('reviews').where('hotel_id', '=', hotelId).where('hidden_at', 'is', null);
}

/** Returns the public part of a review. */
export function reviewView({ id, score, author, month, text, answer }: ReviewRow): Review {
  return { id, score, author, month, text, ...(answer !== null && { answer }) };
}

/** Returns the position of a review in the list, which is ordered by time and then by id. */
function cursorOf({ created_at: createdAt, id }: ReviewRow): string {
  return `${createdAt.getTime()}-${id}`;
}

function readCursor(cursor: string): { createdAt: Date; id: string } {
  const dash = cursor.indexOf('-');
  return { createdAt: new Date(Number(cursor.slice(0, dash))), id: cursor.slice(dash + 1) };
}

/**
 * Counts a report of a visible review and logs it without the text of the review. Does nothing for
 * an unknown id.
 */
export async function reportReview(
  { database, now, log }: ReviewContext,
  id: string,
): Promise<void> {
  const reported = await database.db
    .updateTable('reviews')
    .set({ reports: sql`reports + 1`, reported_at: sql`coalesce(reported_at, ${now()})` })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (reported) log.info({ review: reported.id }, 'review reported');
}
