import { bookingAnswerMs } from '#server/request/limits.ts';
import { manualClock } from '../provider/manualClock.ts';
import { deskBookingRequest, testNow } from './support/bookingRequest.ts';
import { eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';
import { sampleRoom } from '../../support/sampleStay.ts';

const { site, provider, start, db } = prepareSite();
/** Books at a process whose time limit ends once the provider has received this call. */
async function bookTooLate(call: 'hotel' | 'reserve') {
  const time = manualClock();
  const slow = start({ answerClock: time.clock });
  const booking = slow.book();
  await eventually(() => (provider().state.calls.includes(call) ? true : undefined));
  time.advance(bookingAnswerMs);
  return { slow, ...(await booking) };
}

const secondsUntil = (instant: string) => (Date.parse(instant) - testNow.getTime()) / 1000;

/** Resolves to the status of the only booking once it is no longer pending. */
const outcome = () =>
  eventually(async (saw) => {
    const row = saw(await db().selectFrom('bookings').selectAll().executeTakeFirstOrThrow());
    return row.status === 'pending' ? undefined : row;
  });
/** Does the same while the time moves on, because the last attempt may not be recorded yet. */
const outcomeInTime = async () => {
  const timer = setInterval(() => site().later(60), 20);
  try {
    return await outcome();
  } finally {
    clearInterval(timer);
  }
};
const mailsAbout = (subject: string) => site().mailsWith(subject);

test.each([
  ['a moment later', 10],
  ['when the day of arrival has passed', secondsUntil('2027-03-09T18:00:00Z')],
])(
  'a booking without a response is found by its key %s, and the traveler gets a mail',
  async (_when, seconds) => {
    provider().state.modes.reserve = 'cut-after';
    expect((await site().book()).status).toBe(202);
    site().later(seconds);
    site().start();
    expect(await outcome()).toMatchObject({ status: 'confirmed' });
    expect(provider().state.calls).toEqual(['hotel', 'reserve', 'find']);
    const [mail = ''] = await eventually(() => {
      const mails = mailsAbout('Subject: Confirmed');
      return mails.length > 0 ? mails : undefined;
    });
    expect(mail).toContain('To: ada@travelers.example');
    expect(mail).toContain('had not answered yet');
  },
);

test.each([
  ['stayed', []],
  ['no-show', ['no-show']],
])(
  'a pending booking becomes %s if its reservation is found with this status after the stay',
  async (status, mails) => {
    provider().state.modes.reserve = 'cut-after';
    await site().book();
    provider().state.wrongReservation = { status };
    site().clock.now = new Date('2027-03-12T18:00:00Z');
    site().start();
    await eventually(async (saw) => {
      const row = saw(await db().selectFrom('bookings').selectAll().executeTakeFirstOrThrow());
      return row.status === status ? true : undefined;
    });
    const rows = await db().selectFrom('outbox').select('payload').execute();
    const written = rows.map(({ payload }) => JSON.stringify(payload));
    expect(written).toHaveLength(mails.length);
    for (const mail of mails) expect(written.join()).toContain(mail);
  },
);

test.each([
  ['a moment later', 10],
  ['late on the day of arrival', secondsUntil('2027-03-08T23:00:00Z')],
])('a missing reservation is made %s with the same key', async (_when, seconds) => {
  provider().state.modes.reserve = 'cut-before';
  const { id } = await site().book();
  provider().state.modes.reserve = 'normal';
  site().later(seconds);
  site().start();
  expect(await outcome()).toMatchObject({ status: 'confirmed' });
  expect([...provider().state.reservations.keys()]).toEqual([id]);
  expect(provider().state.calls).toEqual(['hotel', 'reserve', 'find', 'reserve']);
});

test('a repeated request for a reservation that was canceled meanwhile books nothing', async () => {
  provider().state.modes.reserve = 'cut-before';
  await site().book();
  provider().state.modes.reserve = 'normal';
  provider().state.wrongReservation = { status: 'cancelled' };
  site().later(10);
  site().start();
  expect(await outcome()).toMatchObject({ status: 'declined', reference: null });
  expect(provider().state.calls).toEqual(['hotel', 'reserve', 'find', 'reserve']);
});

test('a booking stays pending if the provider is down when the rate is fetched', async () => {
  provider().state.modes.hotel = 'fail';
  const { status, booking } = await site().book();
  expect(status).toBe(202);
  expect(booking.hotel.name).toBe('Your hotel');
  const { meal, freeCancellationUntil: free_cancellation_until } = sampleRoom;
  expect(booking.rates).toMatchObject([{ meal, free_cancellation_until, total: '234.16' }]);
  provider().state.modes.hotel = 'normal';
  site().later(60);
  site().start();
  expect(await outcome()).toMatchObject({
    status: 'confirmed',
    hotel: { name: 'Sea View Clifton' },
  });
});

test('a pending booking that fails is declined, and the traveler gets a mail', async () => {
  provider().state.modes.hotel = 'fail';
  await site().book();
  provider().state.modes.hotel = 'normal';
  provider().state.rates = [];
  site().later(60);
  site().start();
  const hotel = { name: 'Sea View Clifton' };
  expect(await outcome()).toMatchObject({ status: 'declined', cause: 'gone', hotel });
  const [mail = ''] = await eventually(() => {
    const mails = mailsAbout('Subject: Not booked');
    return mails.length > 0 ? mails : undefined;
  });
  expect(mail).toContain('no longer available');
});

test('a rate that disappears after the first attempt does not end the booking', async () => {
  provider().state.modes.reserve = 'cut-after';
  provider().state.modes.find = 'fail';
  await site().book();
  provider().state.rates = [];
  site().later(60);
  site().start();
  await eventually(() => (provider().state.calls.includes('find') ? true : undefined));
  provider().state.modes.find = 'normal';
  expect(await outcomeInTime()).toMatchObject({ status: 'confirmed' });
});

test('attempts continue with growing pauses until the day of check-in is over', async () => {
  provider().state.modes.reserve = 'cut-before';
  await site().book();
  provider().state.modes.find = 'fail';
  const pauses: number[] = [];
  site().start();
  for (let attempt = 2; attempt <= 4; attempt += 1) {
    site().later(1_000);
    const row = await eventually(async (saw) => {
      const each = saw(await db().selectFrom('bookings').selectAll().executeTakeFirstOrThrow());
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

test('an error page of a gateway in a look-up by key does not end the booking, even after check-in', async () => {
  provider().state.modes.reserve = 'cut-after';
  await site().book();
  provider().state.modes.find = 'html-404';
  site().clock.now = new Date('2027-03-10T12:00:00Z');
  site().start();
  const finds = () => provider().state.calls.filter((call) => call === 'find').length;
  await eventually(() => {
    site().later();
    return finds() > 1 ? true : undefined;
  });
  const row = await db().selectFrom('bookings').select('status').executeTakeFirstOrThrow();
  expect(row.status).toBe('pending');
  expect(mailsAbout('Subject: Not booked')).toEqual([]);
  provider().state.modes.find = 'normal';
  expect((await outcomeInTime()).reference).toMatch(/^R-/);
  expect(provider().state.calls.filter((call) => call === 'reserve')).toHaveLength(1);
});

test('an error page of a gateway for the hotel does not count as a sold room', async () => {
  provider().state.modes.hotel = 'html-404';
  expect((await site().book()).status).toBe(202);
  provider().state.modes.hotel = 'normal';
  site().later(10);
  site().start();
  expect(await outcome()).toMatchObject({ status: 'confirmed' });
});

test('a slow process does not decline a booking that another process is reserving', async () => {
  const hold = () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    return { held, release: () => release() };
  };
  const [hotel, reservation] = [hold(), hold()];
  provider().state.beforeHotel = () => hotel.held;
  const { slow, status: answer } = await bookTooLate('hotel');
  expect(answer).toBe(202);

  // The lease expires, and another process asks the provider to reserve.
  provider().state.beforeHotel = () => Promise.resolve();
  provider().state.beforeReserve = () => reservation.held;
  const other = start();
  other.later(60);
  other.start();
  await eventually(() => (provider().state.calls.includes('reserve') ? true : undefined));

  // Now the first process learns that the rate is no longer offered.
  provider().state.rates = [];
  hotel.release();
  await slow.stop();
  const { status } = await db().selectFrom('bookings').select('status').executeTakeFirstOrThrow();
  expect(status).toBe('pending');
  reservation.release();
  expect(await outcome()).toMatchObject({ status: 'confirmed' });
  await other.stop();
});

test('a process whose clock is hours ahead leaves a booking to the process that is reserving it', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  provider().state.beforeReserve = () => held;
  const { slow: reserver, ...reserving } = await bookTooLate('reserve');
  expect(reserving.status).toBe(202);
  // The other process does the due work in the order of its time.
  const ahead = start({ aheadMs: 7_200_000 });
  const { id } = await ahead.book(deskBookingRequest);
  await db()
    .updateTable('bookings')
    .set({ next_attempt_at: site().clock.now })
    .where('id', '=', id)
    .execute();
  ahead.start();
  await eventually(async (saw) => {
    const row = saw(
      await db()
        .selectFrom('bookings')
        .select('attempts')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    return row.attempts > 0 ? true : undefined;
  });
  await ahead.stop();
  expect(provider().state.calls).not.toContain('find');
  release();
  await eventually(async (saw) => {
    const { status } = saw(await site().read(reserving.id, reserving.key));
    return status === 'confirmed' ? true : undefined;
  });
  await reserver.stop();
});
