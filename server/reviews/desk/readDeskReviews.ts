import { type ExpressionBuilder, sql } from 'kysely';
import type { DeskReview, reviewStates } from '#contracts/site/desk/deskReviews.ts';
import { dayMs } from '#contracts/values/durations.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import { deskList } from '../../desk/deskList.ts';
import { latest } from '../../desk/keyset.ts';
import type { ReviewRow } from '../reviewContext.ts';
import type { QueuesAt } from '../../desk/deskQueue.ts';

/** Returns the names of the hotels of some bookings, by the id of the hotel. */
export type HotelNamesOf = (
  bookings: readonly { hotelId: string; bookingId: string }[],
) => Promise<ReadonlyMap<string, string>>;

/** Lists the reviews of all hotels, the latest first. */
export function reviewList({ db }: Pick<Database, 'db'>, hotelNamesOf: HotelNamesOf) {
  return deskList('GET /api/desk/reviews', {
    from: () => db.selectFrom('reviews').selectAll(),
    filters: {
      state: isReview,
      hotel: (hotel) => hotel && ((eb) => eb('hotel_id', '=', hotel)),
    },
    order: latest('created_at'),
    view: async (rows) => {
      const names = await hotelNamesOf(rows.map(keyOf));
      return rows.map((row) => deskReviewView(row, names));
    },
  });
}

/** Returns the condition that a review is in this state. Without a state, every review matches. */
function isReview(state: (typeof reviewStates)[number] | undefined) {
  return (eb: ExpressionBuilder<Tables, 'reviews'>) =>
    eb.and([
      ...(state === 'reported' ? [eb('reports', '>', sql.lit(0))] : []),
      ...(state === 'reported' || state === 'shown' ? [eb('hidden_at', 'is', null)] : []),
      ...(state === 'hidden' ? [eb('hidden_at', 'is not', null)] : []),
    ]);
}

/** Returns a review as the desk sees it. */
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

/** Returns the queue of the reviews that travelers have reported. */
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
        .orderBy('reported_at'),
    },
  ];
}
