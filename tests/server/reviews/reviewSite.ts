import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import request from 'supertest';
import * as v from 'valibot';
import {
  hotelReviewsSchema,
  ownReviewResponseSchema,
  type ReviewRequest,
} from '#contracts/site/reviews.ts';
import type { Tables } from '#server/database/tables.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { own } from '../bookings/support/startTestBookings.ts';

export const { hotelId } = bookingRequest.stay;
export const praise: ReviewRequest = { score: 9, text: 'Quiet rooms.\nA kind desk.' };

/** Returns `prepareSite` with the calls of reviews. */
export function reviewSite(options: Parameters<typeof prepareSite>[0] = {}) {
  const parts = prepareSite(options);
  const { site, database } = parts;
  const app = () => site().app;
  type Access = { id: string; key: string };
  const pathOf = (id: string) => `/api/reviews/stays/${id}`;
  return {
    ...parts,
    /** Books a past stay with the given `status`. */
    stay: async (status: 'stayed' | 'cancelled' | 'confirmed' = 'stayed') => {
      const { id, key } = await site().book();
      const { db } = database().database;
      const next = status === 'confirmed' ? {} : { next_attempt_at: null };
      await db
        .updateTable('bookings')
        .set({ status, ...next })
        .where('id', '=', id)
        .execute();
      return { id, key };
    },
    write: ({ id, key }: Access, body: object = praise) =>
      request(app()).post(pathOf(id)).query({ key }).set(own).send(body),
    remove: ({ id, key }: Access) => request(app()).delete(pathOf(id)).query({ key }).set(own),
    read: ({ id, key }: Access) => request(app()).get(pathOf(id)).query({ key }).set(own),
    list: (query: object = { hotel: hotelId }) =>
      request(app()).get('/api/reviews').query(query).set(own),
    report: (id: string) => request(app()).post(`/api/reviews/${id}/report`).set(own).send({}),
    /** Inserts reviews of this hotel, a minute apart and oldest first. */
    insert: async (scores: readonly number[], changes: Updateable<Tables['reviews']> = {}) => {
      const rows = scores.map((score, index) => ({
        hotel_id: hotelId,
        booking_id: randomUUID(),
        id: randomUUID(),
        author: 'Grace',
        month: '2026-12',
        score,
        text: `Number ${index}`,
        created_at: new Date(Date.UTC(2027, 0, 1, 0, index)),
        ...changes,
      }));
      await database().database.db.insertInto('reviews').values(rows).execute();
      return rows;
    },
    rows: () => database().database.db.selectFrom('reviews').selectAll().execute(),
  };
}

/** Returns the page of reviews in a response, checked against the contract. */
export function pageOf({ body }: { body: unknown }) {
  return v.parse(hotelReviewsSchema, body);
}

/** Returns the author's own review in a response, checked against the contract. */
export function reviewOf({ body }: { body: unknown }) {
  return v.parse(ownReviewResponseSchema, body).review;
}
