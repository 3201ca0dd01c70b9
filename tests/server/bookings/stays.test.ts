import request from 'supertest';
import { actAtDesk } from './support/actAtDesk.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually, own } from './support/startTestBookings.ts';
import { sampleRoom } from '../../support/sampleStay.ts';

const { site, provider, database, db, start } = prepareSite();

const weekBefore = '2027-03-01T00:00:00Z';
const dayBefore = '2027-03-07T00:00:00Z';
/** The last day is over in every time zone, and so are the hours over which look-ups are spread. */
const afterStay = '2027-03-11T18:00:00Z';
const usd = (amount: string) => ({ amount, currency: 'USD' });

const looks = () => provider().state.calls.filter((call) => call === 'lookup').length;
const rowOf = (id: string) => db().selectFrom('bookings').selectAll().where('id', '=', id);
const eventsOf = async (id: string) => {
  const rows = db().selectFrom('booking_events').select('cause').where('booking_id', '=', id);
  return (await rows.orderBy('seq').execute()).map(({ cause }) => cause);
};
const subjects = (subject: string) => site().mailsWith(`Subject: ${subject}`).length;

/** Moves the time on to an instant and waits until this booking has been looked up at that time. */
async function visit(id: string, at: string): Promise<void> {
  site().clock.now = new Date(at);
  await eventually(async (saw) => {
    const { next_attempt_at: next, attempts } = saw(await rowOf(id).executeTakeFirstOrThrow());
    return attempts === 0 && (next === null || next > site().clock.now) ? true : undefined;
  }, `nothing is due at ${at}`);
}

test('a reservation is looked up a week and a day before check-in, and before the stay is counted', async () => {
  const { id, key } = await site().book();
  site().start();
  await visit(id, '2027-02-28T17:59:59Z');
  expect(looks()).toBe(0);
  for (const [at, count] of [
    [weekBefore, 1],
    ['2027-03-06T17:59:59Z', 1],
    [dayBefore, 2],
    ['2027-03-11T11:59:59Z', 2],
    [afterStay, 3],
  ] as const) {
    await visit(id, at);
    expect([at, looks()]).toEqual([at, count]);
  }
  expect(await site().read(id, key)).toMatchObject({ status: 'stayed', mismatch: false });
  expect(await eventsOf(id)).toEqual(['created', 'provider', 'check-out']);
});

test('a clock behind that of the database does not repeat a look-up', async () => {
  const behind = start({ aheadMs: -60_000 });
  const { id } = await behind.book();
  const due = async () => (await rowOf(id).executeTakeFirstOrThrow()).next_attempt_at;
  const first = (await due()) ?? behind.clock.now;
  behind.clock.now = first;
  behind.start();
  const next = await eventually(async (saw) => {
    const { next_attempt_at: at, attempts } = saw(await rowOf(id).executeTakeFirstOrThrow());
    return attempts === 0 && at && at > first ? at : undefined;
  });
  expect(looks()).toBe(1);
  expect(next.getTime() - first.getTime()).toBeGreaterThan(50 * 60_000);
  await behind.stop();
});

test.each([
  ['stayed', 'stayed', 200],
  ['no-show', 'no-show', 404],
] as const)(
  'a stay that the provider reports as %s becomes %s',
  async (reported, status, calendar) => {
    const { id, key } = await site().book();
    provider().state.wrongReservation = { status: reported };
    site().start();
    await visit(id, afterStay);
    expect(await site().read(id, key)).toMatchObject({ status, cancellation: null });
    expect((await eventsOf(id)).at(-1)).toBe('provider');
    const path = `/api/bookings/${id}/calendar.ics?key=${key}`;
    expect((await request(site().app).get(path).set(own)).status).toBe(calendar);
    if (status === 'no-show') await site().mail('Subject: Reported as not arrived');
  },
);

test.each([
  ['without a fee', null, false],
  ['with a fee of nothing', { at: '2027-02-20T00:00:00Z', fee: usd('0.00') }, false],
  ['with a fee', { at: '2027-02-20T00:00:00Z', fee: usd('234.16') }, true],
])(
  'a cancellation at the provider %s is reported to the traveler and the desk',
  async (_, cancellation, mismatch) => {
    const { id, key } = await site().book();
    provider().state.wrongReservation = { status: 'cancelled', cancellation };
    site().start();
    await visit(id, weekBefore);
    expect(await site().read(id, key)).toMatchObject({
      status: 'cancelled',
      cause: 'provider',
      cancellationFee: usd('0.00'),
      mismatch,
    });
    const mail = await site().mail('Subject: Canceled by the hotel');
    expect(mail).toContain(mismatch ? 'You have not accepted one' : 'There is no charge.');
    await site().mail('Subject: Canceled by the provider');
    if (mismatch) await site().mail('Subject: Check with the provider');
  },
);

const cheaper = { ...sampleRoom.price, total: '1.00' };
test.each([
  ['another price', [{ price: cheaper }], {}],
  ['another hotel', [], { hotel_id: 'other', status: 'cancelled' }],
])(
  '%s at the provider is a mismatch that is reported once and ends when it is corrected',
  async (_, rooms, wrong) => {
    const { id, key } = await site().book();
    provider().state.wrongReservation = wrong;
    provider().state.wrongRooms = rooms;
    site().start();
    await visit(id, weekBefore);
    expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', mismatch: true });
    await site().mail('Subject: We are clarifying your booking');
    await site().mail('Subject: Check with the provider');
    provider().state.wrongReservation = {};
    provider().state.wrongRooms = [];
    await visit(id, dayBefore);
    expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', mismatch: false });
    expect(await eventsOf(id)).toEqual(['created', 'provider', 'mismatch', 'mismatch-ended']);
    expect([subjects('We are clarifying'), subjects('Check with')]).toEqual([1, 1]);
  },
);

test('a look-up without differences does not end a dispute about the fee', async () => {
  const { id, key } = await site().book();
  provider().state.fee = usd('50.00');
  await site().cancel(id, key).expect(409);
  site().start();
  await visit(id, weekBefore);
  expect(looks()).toBe(1);
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', mismatch: true });
  expect(await eventsOf(id)).not.toContain('mismatch-ended');
});

test.each([
  ['no reservation', () => provider().state.reservations.clear()],
  ['a stay before its time', () => (provider().state.wrongReservation = { status: 'stayed' })],
  ['a no-show before arrival', () => (provider().state.wrongReservation = { status: 'no-show' })],
])('%s at the provider is reported only to the desk', async (_, change) => {
  const { id, key } = await site().book();
  change();
  site().start();
  await visit(id, dayBefore);
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', mismatch: true });
  await site().mail('Subject: Check with the provider');
  expect(subjects('We are clarifying')).toBe(0);
});

test.each([
  ['refuses it', 422, { code: 'not-cancellable' }, 'cancellation-rejected'],
  ['asks for more', 409, { code: 'fee-changed', fee: usd('9.00') }, 'cancellation-fee-changed'],
])(
  'a mismatch that is settled during a cancellation does not lose the answer that %s',
  async (_, code, more, cause) => {
    const { id, key } = await site().book();
    provider().state.wrongRooms = [{ price: cheaper }];
    site().start();
    await visit(id, weekBefore);
    const body = { type: 'about:blank', title: 'No', status: code, ...more };
    provider().state.cancelAnswer = { status: code, body };
    provider().state.beforeCancel = async () => {
      site().later(1);
      await actAtDesk(database().database, () => site().clock.now, 'settle-mismatch', id);
    };
    await site().cancel(id, key).expect(409);
    expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: false });
    expect(await eventsOf(id)).toContain('mismatch-settled');
    expect(await eventsOf(id)).toContain(cause);
  },
);

test('a mismatch that the desk settled is not reported again', async () => {
  const { id, key } = await site().book();
  provider().state.wrongRooms = [{ price: cheaper }];
  site().start();
  await visit(id, weekBefore);
  await actAtDesk(database().database, () => site().clock.now, 'settle-mismatch', id);
  await visit(id, dayBefore);
  expect(looks()).toBe(2);
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', mismatch: false });
  await visit(id, afterStay);
  expect((await site().read(id, key)).status).toBe('stayed');
});

test('a provider that does not answer is asked again until two weeks after check-out', async () => {
  const { id, key } = await site().book();
  provider().state.modes.lookup = 'cut-before';
  site().start();
  for (const at of [weekBefore, afterStay, '2027-03-25T11:59:59Z']) {
    const before = looks();
    site().clock.now = new Date(at);
    await eventually(async (saw) => {
      const { next_attempt_at: next } = saw(await rowOf(id).executeTakeFirstOrThrow());
      return looks() > before && next && next > new Date(at) ? true : undefined;
    });
    expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', mismatch: false });
  }
  await visit(id, '2027-03-25T18:00:00Z');
  expect((await site().read(id, key)).status).toBe('stayed');
  expect((await eventsOf(id)).at(-1)).toBe('check-out');
});

test('a look-up does not disturb a cancellation that started meanwhile', async () => {
  const { id, key } = await site().book();
  provider().state.wrongReservation = { check_in: '2027-03-09' };
  provider().state.beforeLook = async () => {
    provider().state.beforeLook = () => Promise.resolve();
    const answer = { ...provider().state.wrongReservation };
    provider().state.wrongReservation = {};
    await site().cancel(id, key);
    provider().state.wrongReservation = answer;
  };
  site().start();
  await visit(id, weekBefore);
  expect(looks()).toBe(1);
  expect(await site().read(id, key)).toMatchObject({ status: 'cancelled', cause: 'traveller' });
  expect(await eventsOf(id)).not.toContain('mismatch');
});

test('many due look-ups run a few at a time and do not delay pending bookings', async () => {
  const count = 12;
  for (let number = 0; number < count; number += 1) await site().book();
  provider().state.modes.reserve = 'cut-after';
  const pending = await site().book();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  provider().state.beforeLook = () => released;
  site().clock.now = new Date(dayBefore);
  site().start();
  await site().becomes(pending, 'confirmed');
  expect(looks()).toBe(5);
  release();
  await eventually(() => (looks() === count ? true : undefined));
});
