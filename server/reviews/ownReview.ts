import { randomUUID } from 'node:crypto';
import type { OwnReview, ReviewRequest } from '#contracts/site/reviews.ts';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import { reviewView } from './listReviews.ts';
import type { BookedVisit, ReviewContext, ReviewRow } from './reviewContext.ts';

type Context = Pick<ReviewContext, 'database' | 'now'>;

/** Returns the review of a visit as its author sees it, or undefined if there is none. */
export async function readOwnReview(
  { database }: Context,
  { hotelId, bookingId }: BookedVisit,
): Promise<OwnReview | undefined> {
  const row = await database.db
    .selectFrom('reviews')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row && ownReviewView(row);
}

/**
 * Writes the review of a visit. Returns undefined if the visit already has a review, even from a
 * concurrent request.
 */
export async function writeReview(
  { database, now }: Context,
  { hotelId, bookingId, guest, checkOut }: BookedVisit,
  { score, text }: ReviewRequest,
): Promise<OwnReview | undefined> {
  const row = await database.db
    .insertInto('reviews')
    .values({
      hotel_id: hotelId,
      booking_id: bookingId,
      id: randomUUID(),
      author: guest,
      month: checkOut.slice(0, 'YYYY-MM'.length),
      score,
      text,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'booking_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && ownReviewView(row);
}

/**
 * Deletes the review of a visit on behalf of `actor`. If the operator has hidden the review,
 * deletes only the text, the name and the answer. The row stays, because without it the author
 * could publish the same text again.
 */
export async function deleteOwnReview(
  { database }: Context,
  { hotelId, bookingId }: BookedVisit,
  actor: Actor,
): Promise<void> {
  await database.transaction(async (tx) => {
    const shown = await tx
      .deleteFrom('reviews')
      .where('hotel_id', '=', hotelId)
      .where('booking_id', '=', bookingId)
      .where('hidden_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const hidden = await tx
      .updateTable('reviews')
      .set({ text: '', author: null, answer: null, answered_at: null })
      .where('hotel_id', '=', hotelId)
      .where('booking_id', '=', bookingId)
      .where('text', '!=', '')
      .returning('id')
      .executeTakeFirst();
    const deleted = shown ?? hidden;
    if (!deleted) return;
    const subject = { kind: 'review', id: deleted.id };
    await recordAction(tx, actor, { action: 'review.deleted', subject });
  });
}

function ownReviewView(row: ReviewRow): OwnReview {
  return { ...reviewView(row), hidden: row.hidden_at !== null };
}
