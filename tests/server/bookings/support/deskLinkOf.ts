import request from 'supertest';
import * as v from 'valibot';
import { createBookingLinks } from '#server/bookings/bookingLinks.ts';
import type { Database } from '#server/database/openDatabase.ts';
import { testSecret } from './bookingRequest.ts';
import { own, type TestBookings } from './startTestBookings.ts';

const payloadSchema = v.object({ bookingId: v.string(), mail: v.object({ nonce: v.string() }) });

/** The link that the desk gets by mail about a booking, and what the desk does with it. */
export async function deskLinkOf({ app }: Pick<TestBookings, 'app'>, { db }: Database, id: string) {
  const messages = await db.selectFrom('outbox').select('payload').execute();
  const nonce = messages
    .map(({ payload }) => v.safeParse(payloadSchema, payload))
    .find(({ success, output }) => success && v.parse(payloadSchema, output).bookingId === id);
  const { mail } = v.parse(payloadSchema, nonce?.output);
  const token = createBookingLinks(testSecret, () => '').deskTokenOf(id, mail.nonce);
  const path = `/desk/${id}`;
  return {
    path,
    token,
    get: () => request(app).get(path).query({ token }).set(own),
    post: (action: string, fields: object = {}) =>
      request(app)
        .post(path)
        .set(own)
        .type('form')
        .send({ token, action, ...fields }),
  };
}
