import { type ExpressionBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { DeskReview, DeskReviews, reviewStates } from '#contracts/site/desk/deskReviews.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { type cursorSchema, isAfter, microsOf, pageOf, pageSize } from '../../desk/keyset.ts';
import type { ReviewRow } from '../reviewContext.ts';
import type { QueuesAt } from '../../desk/deskQueue.ts';

type Filters = {
  state?: (typeof reviewStates)[number] | undefined;
  hotel?: string | undefined;
  after?: v.InferOutput<typeof cursorSchema> | undefined;
};

/** Reads the names of the hotels of some bookings, by their ids. */
export type HotelNamesOf = (
  bookings: readonly { hotelId: string; bookingId: string }[],
) => Promise<ReadonlyMap<string, string>>;

/** A page of the reviews of all hotels, the latest first. */
export async function readDeskReviews(
  { db }: Pick<Database, 'db'>,
  hotelNamesOf: HotelNamesOf,
  { state, hotel, after }: Filters,
): Promise<DeskReviews> {
  const found = await db
    .selectFrom('reviews')
    .selectAll()
    .select(microsOf('created_at').as('micros'))
    .where(isReview(state))
    .$if(hotel !== undefined, (query) => query.where('hotel_id', '=', hotel ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(after ? isAfter('created_at', after) : sql<boolean>`true`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const { rows, next } = pageOf(found);
  const names = await hotelNamesOf(rows.map(keyOf));
  return { items: rows.map((row) => deskReviewView(row, names)), next };
}

/** The condition that a review is in this state; true without one. */
function isReview(state: Filters['state']) {
  return (eb: ExpressionBuilder<Tables, 'reviews'>) =>
    eb.and([
      ...(state === 'reported' ? [eb('reports', '>', sql.lit(0))] : []),
      ...(state === 'reported' || state === 'shown' ? [eb('hidden_at', 'is', null)] : []),
      ...(state === 'hidden' ? [eb('hidden_at', 'is not', null)] : []),
    ]);
}

/** What the desk is told of one review. */
export async function deskReviewOf(
  row: ReviewRow,
  hotelNamesOf: HotelNamesOf,
): Promise<DeskReview> {
  return deskReviewView(row, await hotelNamesOf([keyOf(row)]));
}

function keyOf({ hotel_id: hotelId, booking_id: bookingId }: ReviewRow) {
  return { hotelId, bookingId };
}

function deskReviewView(row: ReviewRow, hotelNames: ReadonlyMap<string, string>): DeskReview {
  const { id, score, author, month, text, reports, answer } = row;
  return {
    id,
    score,
    author,
    month,
    text,
    reports,
    answer,
    hotelId: row.hotel_id,
    hotel: hotelNames.get(row.hotel_id) ?? null,
    bookingId: row.booking_id,
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

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
