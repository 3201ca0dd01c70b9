import { randomUUID } from 'node:crypto';
import { notCancellable } from './support/bookingProvider.ts';
import { bookedRoom } from '../../support/sampleStay.ts';
import { onRequestRate } from './support/bookingProvider.ts';
import {
  bookingRequest,
  changeOf,
  deskBookingRequest,
  requestFor,
} from './support/bookingRequest.ts';
import { actAtDesk } from './support/actAtDesk.ts';
import { bookingProblemOf, eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, start, provider, database, db } = prepareSite({
  bookingLimits: { bookAddress: 100 },
});
const afterDeadline = new Date('2027-03-06T13:00:01Z');
const free = { amount: '0.00', currency: 'USD' };
const { stay } = bookingRequest;

const booked = () => site().book();
/** Returns the active reservations at the provider. */
const standing = () =>
  [...provider().state.reservations.values()].filter((each) => !each.cancelled);
/** Returns the templates of the stored mails, oldest first. */
const mails = async () => {
  const rows = await db().selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows.map(({ payload }) => JSON.stringify(payload));
};
const mailsOf = async (id: string) =>
  (await mails()).flatMap((payload) =>
    payload.includes(id) ? [/"template":"([\w-]+)"/.exec(payload)?.[1] ?? ''] : [],
  );

/** Runs the worker until a booking has the status `status`. */
async function work({ id, key }: { id: string; key: string }, status: string): Promise<void> {
  site().later(60);
  site().start();
  await eventually(async (saw) => {
    const booking = saw(await site().read(id, key));
    return booking.status === status && !booking.cancelling ? true : undefined;
  }, `the booking is ${status}`);
}

test('the new booking is confirmed before the old one is canceled, and each refers to the other', async () => {
  const old = await booked();
  const changed = await site().book(changeOf(old));
  expect(changed).toMatchObject({
    status: 201,
    booking: {
      status: 'confirmed',
      replaces: {
        number: old.booking.number,
        link: `/booking/${old.id}?key=${old.key}`,
        status: 'cancelled',
        fee: free,
      },
    },
  });
  expect(await site().read(old.id, old.key)).toMatchObject({
    status: 'cancelled',
    cause: 'changed',
    cancellationFee: free,
    replacedBy: { number: changed.booking.number, status: 'confirmed' },
  });
  const { calls } = provider().state;
  expect(calls.indexOf('cancel')).toBeGreaterThan(calls.lastIndexOf('reserve'));
  expect(standing().map(({ key }) => key)).toEqual([changed.id]);
});

test('one mail describes the change with both numbers and its cost', async () => {
  const old = await booked();
  const changed = await site().book(changeOf(old));
  expect(await mailsOf(old.id)).toEqual(['confirmed']);
  expect(await mailsOf(changed.id)).toEqual(['confirmed']);
  site().start();
  const mail = await site().mail('Subject: Your booking was changed');
  for (const { number } of [old.booking, changed.booking]) {
    expect(mail).toContain(`${number.slice(0, 4)}-${number.slice(4)}`);
  }
  expect(mail).toContain('is canceled free of charge.');
  expect(mail).toContain('Refund');
  expect(site().mails().join()).not.toContain('Subject: Canceled');
});

test('the same key makes one change', async () => {
  const old = await booked();
  const key = randomUUID();
  const [first, again] = await Promise.all([
    site().book(changeOf(old), key),
    site().book(changeOf(old), key),
  ]);
  expect(again.id).toBe(first.id);
  expect(standing()).toHaveLength(1);
});

test('a change does not ask about a double booking of the same stay', async () => {
  const old = await booked();
  const body = changeOf(old, { stay, made: [{ id: old.id, key: old.key }] });
  expect((await site().post(body)).status).toBe(201);
});

test.each<[string, () => void, number]>([
  ['the room is gone', () => (provider().state.left = 0), 410],
  [
    'the price has changed',
    () => {
      const [rate] = provider().state.rates;
      provider().state.rates = rate ? [{ ...rate, meal: 'room-only' }] : [];
    },
    409,
  ],
])('if %s, the old booking stays and can be changed again', async (_what, prepare, status) => {
  const { state } = provider();
  const before = { rates: state.rates, left: state.left };
  const old = await booked();
  prepare();
  expect((await site().post(changeOf(old))).status).toBe(status);
  expect(await site().read(old.id, old.key)).toMatchObject({
    status: 'confirmed',
    cancelling: false,
    replacedBy: null,
  });
  expect(state.calls).not.toContain('cancel');
  Object.assign(state, before, { answer: undefined });
  expect((await site().book(changeOf(old))).booking.status).toBe('confirmed');
});

test('the old booking stays while the new one is pending', async () => {
  const old = await booked();
  Object.assign(provider().state.modes, { reserve: 'cut-after', find: 'fail' });
  const changed = await site().book(changeOf(old));
  expect(changed).toMatchObject({ status: 202, booking: { status: 'pending' } });
  expect(await site().read(old.id, old.key)).toMatchObject({
    status: 'confirmed',
    replacedBy: { number: changed.booking.number, status: 'pending' },
  });
  Object.assign(provider().state.modes, { reserve: 'normal', find: 'normal' });
  await work(changed, 'confirmed');
  await work(old, 'cancelled');
  await site().mail('Subject: Your booking was changed');
  expect(standing().map(({ key }) => key)).toEqual([changed.id]);
});

test('the traveler gets a mail about a change that is declined late, and the old booking stays', async () => {
  const old = await booked();
  provider().state.modes.hotel = 'fail';
  const changed = await site().book(changeOf(old));
  provider().state.modes.hotel = 'normal';
  provider().state.rates = [];
  await work(changed, 'declined');
  expect(await site().mail('Subject: Not changed')).toContain('is unchanged');
  expect(await site().read(old.id, old.key)).toMatchObject({
    status: 'confirmed',
    replacedBy: null,
  });
  // The webhook events of the old booking name the new one.
  const named = db().selectFrom('bookings').select('replaced_by').where('id', '=', old.id);
  expect(await named.executeTakeFirst()).toEqual({ replaced_by: null });
  const events = db().selectFrom('booking_events').select('cause').where('booking_id', '=', old.id);
  expect((await events.orderBy('seq').execute()).map(({ cause }) => cause)).toEqual([
    ...['created', 'provider', 'change-asked', 'change-ended'],
  ]);
});

test('the webhook event of a failed change names the failed booking', async () => {
  const posting = start({
    env: { BOOKINGS_WEBHOOK: 'http://127.0.0.1:9/', BOOKINGS_WEBHOOK_SECRET: 'x'.repeat(32) },
  });
  const old = await posting.book();
  provider().state.modes.hotel = 'fail';
  const changed = await posting.book(changeOf(old));
  provider().state.modes.hotel = 'normal';
  provider().state.rates = [];
  posting.later(60);
  posting.start();
  const event = await eventually(
    async () => (await mails()).find((payload) => payload.includes('change-ended')),
    'the event is written',
  );
  expect(JSON.parse(event)).toMatchObject({ data: { id: old.id, replacedBy: changed.id } });
  await posting.stop();
});

test('a failed change during a cancellation leaves the old booking free for another change', async () => {
  const { state } = provider();
  const { rates } = state;
  const old = await booked();
  state.modes.hotel = 'fail';
  const changed = await site().book(changeOf(old));
  state.modes.cancel = 'cut-before';
  await site().cancel(old.id, old.key).expect(202);
  Object.assign(state.modes, { hotel: 'normal', cancel: 'normal' });
  Object.assign(state, { rates: [], cancelAnswer: notCancellable });
  await work(changed, 'declined');
  await work(old, 'confirmed');
  expect((await site().read(old.id, old.key)).replacedBy).toBeNull();
  Object.assign(state, { rates, cancelAnswer: undefined });
  expect((await site().book(changeOf(old))).booking.status).toBe('confirmed');
});

test('the cancellation of the old booking is repeated until its outcome is known', async () => {
  const old = await booked();
  provider().state.modes.cancel = 'cut-before';
  const changed = await site().book(changeOf(old));
  expect(changed).toMatchObject({
    status: 201,
    booking: {
      status: 'confirmed',
      replaces: { status: 'confirmed', cancelling: true, fee: free },
    },
  });
  provider().state.modes.cancel = 'normal';
  await work(old, 'cancelled');
});

test.each<[string, object, number]>([
  ['does not cancel the old booking', { code: 'not-cancellable' }, 422],
  [
    'only cancels the old booking for a higher fee',
    { code: 'fee-changed', fee: { amount: '9.00', currency: 'USD' } },
    409,
  ],
])(
  'if the hotel %s, both bookings stay and the traveler and the desk are informed',
  async (_what, members, status) => {
    const old = await booked();
    provider().state.cancelAnswer = {
      status,
      body: { title: 'Not cancelled', status, ...members },
    };
    const changed = await site().book(changeOf(old));
    expect(changed.booking.replaces).toMatchObject({ status: 'confirmed', cancelling: false });
    expect(await mailsOf(old.id)).toContain('desk-not-cancelled');
    site().start();
    const mail = await site().mail('Subject: Not canceled:');
    expect(mail).toContain('in addition to your new booking');
    provider().state.cancelAnswer = undefined;
    await site().cancel(old.id, old.key).expect(200);
    expect(standing().map(({ key }) => key)).toEqual([changed.id]);
  },
);

test('canceling the old booking costs the accepted fee', async () => {
  const old = await booked();
  site().clock.now = afterDeadline;
  const refused = await site().post(changeOf(old)).expect(409);
  expect(bookingProblemOf(refused)).toMatchObject({
    code: 'fee-changed',
    fee: { amount: '230.58' },
  });
  provider().state.fee = { amount: '230.58', currency: 'USD' };
  const changed = await site().book(changeOf(old, {}, '230.58'));
  expect(changed.booking.replaces).toMatchObject({
    status: 'cancelled',
    fee: { amount: '230.58' },
  });
});

test('the accepted fee in the request to the hotel is at most the price of the old booking', async () => {
  await site().book(changeOf(await booked(), {}, '9999.00'));
  expect(provider().state.acceptedFees).toEqual([{ amount: '234.16', currency: 'USD' }]);
});

describe('a change on request', () => {
  const onRequest = requestFor(bookedRoom(onRequestRate, { occupancy: '1' }));

  async function requestedChange() {
    const old = await booked();
    const changed = await site().book(changeOf(old, onRequest));
    expect(changed.booking.status).toBe('requested');
    const decide = (action: 'confirm' | 'decline') =>
      actAtDesk(database().database, () => site().clock.now, action, changed.id);
    return { old, changed, decide };
  }

  test('waits for the desk, which sees the old booking, and cancels the old booking once confirmed', async () => {
    const { old, decide } = await requestedChange();
    expect((await site().read(old.id, old.key)).replacedBy?.status).toBe('requested');
    site().start();
    const request = await site().mail('Subject: Request:');
    expect(request).toContain('Change of a booking');
    const number = `${old.booking.number.slice(0, 4)}-${old.booking.number.slice(4)}`;
    expect(request).toContain(number);
    await decide('confirm');
    await work(old, 'cancelled');
    await site().mail('Subject: Your booking was changed');
  });

  test.each<[string, (parts: Awaited<ReturnType<typeof requestedChange>>) => Promise<unknown>]>([
    ['declined by the desk', ({ decide }) => decide('decline')],
    ['withdrawn', ({ changed }) => site().cancel(changed.id, changed.key).expect(200)],
  ])('that is %s leaves the old booking unchanged', async (_what, end) => {
    const parts = await requestedChange();
    await end(parts);
    const { old } = parts;
    expect(await site().read(old.id, old.key)).toMatchObject({
      status: 'confirmed',
      replacedBy: null,
    });
    expect((await site().book(changeOf(old))).booking.status).toBe('confirmed');
  });

  test('cannot be changed before it is answered', async () => {
    const { changed } = await requestedChange();
    const refused = await site().post(changeOf(changed)).expect(409);
    expect(bookingProblemOf(refused).code).toBe('not-changeable');
  });

  test('cancels an old booking that is itself a request', async () => {
    const old = await site().book(deskBookingRequest);
    await site().book(changeOf(old));
    expect(await site().read(old.id, old.key)).toMatchObject({
      status: 'cancelled',
      cause: 'changed',
    });
    expect(await mailsOf(old.id)).toContain('desk-cancelled');
  });
});

test('only the first of two changes at once succeeds, and the other response leads to it', async () => {
  const old = await booked();
  const responses = await Promise.all([site().post(changeOf(old)), site().post(changeOf(old))]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = responses.find(({ status }) => status === 409);
  const problem = bookingProblemOf({ body: refused?.body });
  expect(problem).toMatchObject({ code: 'not-changeable', booked: { checkIn: stay.checkIn } });
  expect(standing()).toHaveLength(1);
});

test('a changed booking can be changed again', async () => {
  const old = await booked();
  const changed = await site().book(changeOf(old));
  const again = await site().book(changeOf(changed, { stay }));
  expect(again.booking).toMatchObject({ status: 'confirmed', replaces: { status: 'cancelled' } });
  expect(standing().map(({ key }) => key)).toEqual([again.id]);
});

test.each<[string, () => Promise<object>, number, string | undefined]>([
  [
    'a cancelled booking',
    async () => {
      const { id, key } = await booked();
      await site().cancel(id, key).expect(200);
      return changeOf({ id, key });
    },
    409,
    'not-changeable',
  ],
  [
    'a booking during its cancellation',
    async () => {
      const { id, key } = await booked();
      provider().state.modes.cancel = 'cut-before';
      await site().cancel(id, key).expect(202);
      return changeOf({ id, key });
    },
    409,
    'not-changeable',
  ],
  [
    'a pending booking',
    async () => {
      provider().state.modes.hotel = 'fail';
      const old = await booked();
      provider().state.modes.hotel = 'normal';
      return changeOf(old);
    },
    409,
    'not-changeable',
  ],
  [
    'a booking with a wrong key',
    async () => changeOf({ id: (await booked()).id, key: 'x' }),
    404,
    undefined,
  ],
  [
    'a booking of another hotel',
    async () => changeOf(await booked(), { stay: { ...stay, hotelId: 'another' } }),
    404,
    undefined,
  ],
  [
    'with credits, which the old one still has',
    async () => ({ ...changeOf(await booked()), credits: { rewards: free } }),
    422,
    undefined,
  ],
])('%s cannot be changed', async (_what, prepare, status, code) => {
  const body = await prepare();
  const before = standing().length;
  const response = await site().post(body);
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject(code ? { code } : {});
  expect(standing()).toHaveLength(before);
  expect(await db().selectFrom('bookings').select('id').execute()).toHaveLength(1);
});
