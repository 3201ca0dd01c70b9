import { randomUUID } from 'node:crypto';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { ada, accountSite } from './accountSite.ts';

const { site, join, db } = accountSite();

test('a review belongs to the account of the stay and loses its name when the account is deleted', async () => {
  const guest = site().browser({ 'Idempotency-Key': randomUUID() });
  const { traveller } = bookingRequest;
  const booked = await guest.post('/api/bookings', {
    ...bookingRequest,
    traveller: { ...traveller, email: ada.email },
  });
  const { booking, link } = booked.body;
  await db().updateTable('bookings').set({ status: 'stayed', next_attempt_at: null }).execute();
  const owner = await join();
  const reviewed = async () => (await owner.get('/api/trips')).body.trips[0].reviewed;
  expect(await reviewed()).toBe(false);

  const key = new URL(link, 'http://site').searchParams.get('key');
  const review = { score: 8, text: 'A fine view.' };
  const written = await guest.post(`/api/reviews/stays/${booking.id}?key=${key}`, review);
  expect(written.status).toBe(201);
  expect(await reviewed()).toBe(true);
  const data = (await owner.get('/api/account/data')).body;
  expect(data.reviews).toMatchObject([{ ...review, author: 'Ada', bookingId: booking.id }]);

  await owner.post('/api/account/deletion', { password: ada.password });
  const rows = await db().selectFrom('reviews').selectAll().execute();
  expect(rows).toMatchObject([{ ...review, author: null }]);
});
