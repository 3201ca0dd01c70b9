import { bookedParty } from '#contracts/site/bookedParty.ts';
import { worker } from '#server/record/actor.ts';
import { readSearch } from '#client/domain/addresses/searchAddress.ts';
import { answerBy } from '#server/bookings/steps/requestDeadline.ts';
import { erasePersonalData } from '#server/bookings/steps/erasePersonalData.ts';
import { deskBookingRequest, testNow } from './support/bookingRequest.ts';
import { actAtDesk } from './support/actAtDesk.ts';
import { eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, database, provider, start, db } = prepareSite();

test('a stay that the desk confirmed ends after its last day in every time zone, without a look-up', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  await actAtDesk(database().database, () => site().clock.now, 'confirm', id, 'HTL-9');
  site().start();
  site().clock.now = new Date('2027-03-11T11:59:59Z');
  expect((await site().read(id, key)).status).toBe('confirmed');
  site().clock.now = new Date('2027-03-11T12:00:00Z');
  await site().becomes({ id, key }, 'stayed');
  // Every change is in the table of transitions, and none leads back.
  const { history } = await site().read(id, key);
  expect(history.map(({ status, cause }) => [status, cause])).toEqual([
    ['pending', 'created'],
    ['requested', 'on-request'],
    ['confirmed', 'desk'],
    ['stayed', 'check-out'],
  ]);
  expect((await site().cancel(id, key)).status).toBe(409);
  expect(provider().state.calls).toEqual(['hotel']);
});

test('an unanswered request is reminded at half time and declined at its deadline, with links to similar hotels', async () => {
  const { id, key, booking } = await site().book(deskBookingRequest);
  expect(booking.answerBy).toBe('2027-02-02T17:00:00+05:00');
  site().start();
  await site().mail('until Tue, Feb 2, 5:00 PM (Karachi time, GMT+5)');
  site().clock.now = new Date('2027-02-02T00:00:00Z');
  const toHotel = await site().mail('A guest waits for your answer');
  expect(toHotel).toMatch(/^To: stay@sea-view\.example\r$/m);
  expect(toHotel).toMatch(/^Reply-To: .*desk@hotels\.example/m);
  expect(toHotel).not.toMatch(/key=|ada@travellers/);
  await site().mail('A request still waits for you');

  site().clock.now = new Date('2027-02-02T11:59:59Z');
  expect((await site().read(id, key)).status).toBe('requested');
  site().clock.now = new Date('2027-02-02T12:00:00Z');
  await site().becomes({ id, key }, 'declined');
  expect(await site().read(id, key)).toMatchObject({ cause: 'unanswered', answerBy: null });
  const declined = (await site().mail('did not answer in time')).replaceAll('=3D', '=');
  const [, address = ''] = /(\/hotel-listing\S+)/.exec(declined) ?? [];
  const { checkIn, checkOut } = booking.stay;
  const search = {
    city: 'Karachi',
    checkIn,
    checkOut,
    party: bookedParty(booking.stay),
  };
  expect(readSearch(address)).toMatchObject(search);
  expect(address).toContain('&occupancy=');
  expect(site().mailsWith('waits for')).toHaveLength(3);
  // A late answer changes nothing.
  const late = actAtDesk(database().database, () => site().clock.now, 'confirm', id);
  await expect(late).rejects.toThrow('is not possible');
});

test('a request whose deadline passed while no worker ran is declined without a reminder', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  site().clock.now = new Date('2027-02-03T12:00:00Z');
  site().start();
  await site().becomes({ id, key }, 'declined');
  await site().mail('did not answer in time');
  expect(
    site()
      .mails()
      .some((mail) => mail.includes('still waits')),
  ).toBe(false);
});

test('a request without a deadline, from an older version, ends on the day of check-in', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  await db()
    .updateTable('bookings')
    .set({ answer_by: null, next_attempt_at: new Date('2027-03-09T12:00:00Z') })
    .execute();
  site().clock.now = new Date('2027-03-09T12:00:00Z');
  site().start();
  await site().becomes({ id, key }, 'declined');
  await site().mail('did not answer before');
});

test('only one of a confirmation, a withdrawal and the deadline at the same moment takes effect', async () => {
  const other = start();
  for (let round = 0; round < 6; round += 1) {
    site().clock.now = testNow;
    const { id, key } = await site().book({ ...deskBookingRequest, again: true });
    for (const { clock } of [site(), other]) clock.now = new Date('2027-02-02T12:00:00Z');
    const context = () => site().clock.now;
    const [, confirmed, withdrawn] = await Promise.all([
      Promise.resolve([site(), other].map((each) => each.start())),
      actAtDesk(database().database, context, 'confirm', id).then(
        () => true,
        () => false,
      ),
      round % 2
        ? site()
            .cancel(id, key)
            .then(({ status }) => status === 200)
        : false,
    ]);
    const { status, history } = await eventually(async (saw) => {
      const booking = saw(await site().read(id, key));
      return booking.status === 'requested' ? undefined : booking;
    });
    const ends = withdrawn ? 'cancelled' : confirmed ? 'confirmed' : 'declined';
    expect(status).toBe(ends);
    // A confirmed request can still be withdrawn, and nothing else can follow.
    expect(history.map((each) => each.status).join()).toMatch(
      /^pending,requested,(confirmed|declined|cancelled|confirmed,cancelled)$/,
    );
  }
  await other.stop();
});

test.each([
  ['2027-02-01T12:00:00Z', 24, '2027-02-02T12:00:00.000Z', 'the hours of the setting'],
  ['2027-03-06T12:00:00Z', 48, '2027-03-07T07:00:00.000Z', 'noon at the hotel of the day before'],
  ['2027-03-07T06:30:00Z', 48, '2027-03-07T08:30:00.000Z', 'two hours at least'],
])('a request at %s with %s hours is due at %s: %s', (now, hours, due) => {
  const arrival = { checkIn: '2027-03-08', timeZone: 'Asia/Karachi' };
  expect(answerBy(new Date(now), hours, arrival).toISOString()).toBe(due);
});

test('personal data is erased after PERSONAL_DATA_DAYS, and the figures stay', async () => {
  const past = await site().book();
  const declined = await site().book(deskBookingRequest);
  await site().cancel(declined.id, declined.key);
  site().clock.now = new Date('2027-03-12T00:00:00Z');
  site().start();
  await site().becomes(past, 'stayed');
  const traveller = () => db().selectFrom('bookings').select(['traveller', 'email_hash']).execute();

  // A day too early the job erases nothing, as its count shows.
  const context = {
    database: database().database,
    actor: worker,
    now: () => new Date('2027-04-09T00:00:00Z'),
  };
  expect(await erasePersonalData(context, 30, async () => {})).toBe(0);
  expect((await traveller()).every((row) => row.traveller !== null)).toBe(true);

  const eraser = start({ env: { PERSONAL_DATA_DAYS: '30' } });
  eraser.clock.now = new Date('2027-04-10T00:00:00Z');
  eraser.start();
  const rows = await eventually(async (saw) => {
    const all = saw(await traveller());
    return all.every((row) => row.traveller === null) ? all : undefined;
  });
  expect(rows.map((row) => row.email_hash)).toEqual(['', '']);
  const erased = await site().read(past.id, past.key);
  expect(erased).toMatchObject({ status: 'stayed', traveller: null, rates: [{ total: '234.16' }] });
  await eraser.stop();
});
