import { randomUUID } from 'node:crypto';
import { bookingRequest } from './support/bookingRequest.ts';
import { eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, provider, database, start } = prepareSite({ answerMs: 300 });

/** The status of the only booking, once it is no longer pending. */
const outcome = () =>
  eventually(async () => {
    const { db } = database().database;
    const row = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    return row.status === 'pending' ? undefined : row;
  });
const mailsAbout = (subject: string) =>
  site()
    .mails()
    .filter((mail) => mail.includes(subject));

test('a provider that does not respond leaves the booking pending, with its link', async () => {
  provider().state.modes.reserve = 'hang';
  const { status, booking, id, key } = await site().book();
  expect(status).toBe(202);
  expect(booking).toMatchObject({ status: 'pending', cancellation: null });
  expect(await site().read(id, key)).toMatchObject({ status: 'pending' });
});

test('what was booked without a response is found by its key, and the traveller gets a mail', async () => {
  provider().state.modes.reserve = 'cut-after';
  expect((await site().book()).status).toBe(202);
  site().later(10);
  site().start();
  expect(await outcome()).toMatchObject({ status: 'confirmed' });
  expect(provider().state.calls).toEqual(['hotel', 'reserve', 'find']);
  const [mail = ''] = await eventually(() => {
    const mails = mailsAbout('Subject: Confirmed');
    return mails.length > 0 ? mails : undefined;
  });
  expect(mail).toContain('To: ada@travellers.example');
  expect(mail).toContain('had not answered yet');
});

test('what was not booked is booked by the next attempt with the same key', async () => {
  provider().state.modes.reserve = 'cut-before';
  const { id } = await site().book();
  provider().state.modes.reserve = 'normal';
  site().later(10);
  site().start();
  expect(await outcome()).toMatchObject({ status: 'confirmed' });
  expect([...provider().state.reservations.keys()]).toEqual([id]);
  expect(provider().state.calls).toEqual(['hotel', 'reserve', 'find', 'reserve']);
});

test('a provider that is down when the rate is fetched leaves the booking pending', async () => {
  provider().state.modes.hotel = 'fail';
  const { status, booking } = await site().book();
  expect(status).toBe(202);
  expect(booking.hotel.name).toBe('Your hotel');
  const { meal, freeCancellationUntil: free_cancellation_until } = bookingRequest.stay;
  expect(booking.rate).toMatchObject({ meal, free_cancellation_until, total: '234.16' });
  provider().state.modes.hotel = 'normal';
  site().later(60);
  site().start();
  expect(await outcome()).toMatchObject({
    status: 'confirmed',
    hotel: { name: 'Sea View Clifton' },
  });
});

test('a pending booking that cannot be made is declined, and the traveller gets a mail', async () => {
  provider().state.modes.hotel = 'fail';
  await site().book();
  provider().state.modes.hotel = 'normal';
  provider().state.rates = [];
  site().later(60);
  site().start();
  expect(await outcome()).toMatchObject({ status: 'declined', cause: 'gone' });
  const [mail = ''] = await eventually(() => {
    const mails = mailsAbout('Subject: Not booked');
    return mails.length > 0 ? mails : undefined;
  });
  expect(mail).toContain('no longer available');
});

test('once the provider was asked, a price that moves meanwhile does not end the booking', async () => {
  provider().state.modes.reserve = 'cut-after';
  provider().state.modes.find = 'fail';
  await site().book();
  provider().state.rates = [];
  site().later(60);
  site().start();
  await eventually(() => (provider().state.calls.includes('find') ? true : undefined));
  provider().state.modes.find = 'normal';
  site().later(60);
  expect(await outcome()).toMatchObject({ status: 'confirmed' });
});

test('attempts go on with growing pauses until the day of check-in has passed', async () => {
  provider().state.modes.reserve = 'cut-before';
  await site().book();
  provider().state.modes.find = 'fail';
  const { db } = database().database;
  const pauses: number[] = [];
  site().start();
  for (let attempt = 2; attempt <= 4; attempt += 1) {
    site().later(1_000);
    const row = await eventually(async () => {
      const each = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
      const next = each.next_attempt_at?.getTime() ?? 0;
      const pause = next - site().clock.now.getTime();
      return each.attempts === attempt && pause < 30_000 ? each : undefined;
    });
    pauses.push((row.next_attempt_at?.getTime() ?? 0) - site().clock.now.getTime());
  }
  expect(pauses[0]).toBeGreaterThanOrEqual(1_000);
  expect(pauses.every((pause, at) => pause >= 500 * 2 ** (at + 1))).toBe(true);

  provider().state.modes.find = 'normal';
  site().clock.now = new Date('2027-03-10T12:00:00Z');
  expect(await outcome()).toMatchObject({ status: 'declined', cause: 'expired' });
  expect(provider().state.reservations.size).toBe(0);
});

test('a repeated request finds the outcome that the worker has reached', async () => {
  const key = randomUUID();
  provider().state.modes.reserve = 'cut-after';
  await site().book(bookingRequest, key);
  site().later(10);
  site().start();
  await outcome();
  expect(await site().book(bookingRequest, key)).toMatchObject({ status: 201 });
});

test('a slow process does not decline what another one is reserving', async () => {
  const hold = () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    return { held, release: () => release() };
  };
  const [hotel, reservation] = [hold(), hold()];
  provider().state.beforeHotel = () => hotel.held;
  expect((await site().book()).status).toBe(202);

  // Its lease runs out, and another process asks the provider to reserve.
  provider().state.beforeHotel = () => Promise.resolve();
  provider().state.beforeReserve = () => reservation.held;
  const other = start();
  other.later(60);
  other.start();
  await eventually(() => (provider().state.calls.includes('reserve') ? true : undefined));

  // Now the first one learns that the rate is not offered any more.
  provider().state.rates = [];
  hotel.release();
  await site().stop();
  const { db } = database().database;
  const { status } = await db.selectFrom('bookings').select('status').executeTakeFirstOrThrow();
  expect(status).toBe('pending');
  reservation.release();
  expect(await outcome()).toMatchObject({ status: 'confirmed' });
  await other.stop();
});
