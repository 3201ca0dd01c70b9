import * as v from 'valibot';
import { bookingQueuesAt } from '#server/bookings/desk/bookingQueues.ts';
import { searchBookings } from '#server/bookings/desk/searchBookings.ts';
import { readBooking } from '#server/bookings/state/bookingRow.ts';
import { readQueues } from '#server/desk/deskQueue.ts';
import { bookingDesk } from './support/bookingDesk.ts';
import { notCancellable } from './support/bookingProvider.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually } from './support/startTestBookings.ts';

const { site, start, database, provider, db, cancellationEnded, bookPastDeadline } = prepareSite();
const context = () => ({ database: database().database, now: () => site().clock.now });
const desk = () => bookingDesk(database().database, () => site().clock.now);
const waived = { wantedBy: 'hotel', paidBy: 'hotel', reason: 'The hotel waives it.' };
const asked = { amount: '230.58', currency: 'USD' };

/** Returns the count on the Today page. */
async function counted() {
  const queues = bookingQueuesAt(context())(site().clock.now);
  const read = await readQueues(db(), queues, site().clock.now);
  return read.find(({ name }) => name === 'cancellations-refused');
}

/** Returns the list of this queue. */
async function listed() {
  const { items } = await searchBookings(context(), { filters: { waits: 'refusal' } });
  return items.map(({ id, refusal, waitsSince }) => ({ id, refusal, waits: waitsSince !== null }));
}

/** Creates a booking whose cancellation costs the whole price, for which the provider asks. */
async function costly() {
  const booked = await bookPastDeadline();
  provider().state.fee = asked;
  return booked;
}

/** Creates the same booking after the provider refused a free cancellation. */
async function refused() {
  const booked = await costly();
  const { finance } = await desk();
  expect((await finance.act(booked.id, 'waive-fee', waived)).status).toBe(200);
  site().start();
  expect(await cancellationEnded(booked.id)).toMatchObject({ status: 'confirmed', mismatch: null });
  return booked;
}

const mailsOf = async (id: string) => {
  const { agent } = await desk();
  const { timeline } = await agent.read(id);
  return timeline.flatMap((entry) => (entry.kind === 'mail' ? [entry.template] : []));
};

test('a free cancellation for which the provider asks a fee becomes a task with that fee', async () => {
  const { id, key } = await refused();
  expect(await counted()).toMatchObject({
    count: 1,
    list: 'bookings',
    query: { waits: 'refusal' },
  });
  expect(await listed()).toEqual([{ id, refusal: { fee: asked }, waits: true }]);
  const { agent, finance } = await desk();
  const shown = await finance.read(id);
  expect(shown.waits).toMatchObject({ for: 'desk', about: 'refusal' });
  expect(shown.refusal).toMatchObject({ fee: asked, payer: 'hotel' });
  const last = shown.timeline.findLast((entry) => entry.kind === 'event');
  expect(last).toMatchObject({ cause: 'cancellation-fee-changed', detail: { fee: asked } });
  expect(shown.actions.map(({ action }) => action)).toContain('waive-fee');
  const actions = (await agent.read(id)).actions.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['cancel', 'close-refusal']));
  // The desk gets a mail with the fee, and the guest gets none.
  const mail = await site().mail('Subject: Not canceled, a fee is asked');
  expect(mail).toContain('To: desk@hotels.example');
  expect(mail).toContain('$230.58');
  expect(await mailsOf(id)).toEqual(['confirmed', 'desk-cancellation-fee']);
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: false });
});

test('a cancellation that the provider refuses becomes a task without a fee', async () => {
  const { id } = await site().book();
  provider().state.cancelAnswer = notCancellable;
  const { agent } = await desk();
  await agent.act(id, 'cancel', { wantedBy: 'site' });
  site().start();
  await cancellationEnded(id);
  expect(await listed()).toEqual([{ id, refusal: { fee: null }, waits: true }]);
  expect((await agent.read(id)).refusal).toMatchObject({ fee: null, payer: null });
  const mail = await site().mail('Subject: Not canceled');
  expect(mail).toContain('no longer cancels it');
});

test('the provider cancels and the task ends if the site pays the fee', async () => {
  const { id, key } = await refused();
  const { finance } = await desk();
  const paid = { ...waived, paidBy: 'site' };
  const preview = await finance.preview(id, 'waive-fee', { wantedBy: 'hotel', paidBy: 'site' });
  expect(preview.fee).toMatchObject({ amount: asked, paidBy: 'site' });
  expect((await finance.act(id, 'waive-fee', paid)).status).toBe(200);
  await site().becomes({ id, key }, 'cancelled');
  expect(await listed()).toEqual([]);
  expect((await finance.read(id)).refusal).toBeNull();
  expect(await readBooking(database(), id)).toMatchObject({ site_fee: asked });
});

test('a fee beyond the terms is paid by the site up to the price, and never by the guest', async () => {
  const { id, key } = await site().book();
  provider().state.fee = { amount: '100.00', currency: 'USD' };
  const { agent, finance } = await desk();
  await agent.act(id, 'cancel', { wantedBy: 'site' });
  site().start();
  await cancellationEnded(id);
  // The terms allow a free cancellation, so the fee is also a mismatch.
  const shown = await finance.read(id);
  expect(shown).toMatchObject({
    waits: { about: 'refusal' },
    mismatch: { reported: '100.00 USD' },
  });
  const free = { amount: '0.00', currency: 'USD' };
  const own = await agent.preview(id, 'cancel', { wantedBy: 'traveller' });
  expect(own.fee?.amount).toEqual(free);
  const choice = { wantedBy: 'site', paidBy: 'site' };
  const { fee } = await finance.preview(id, 'waive-fee', choice);
  expect(fee).toMatchObject({ amount: { amount: '100.00' }, paidBy: 'site' });
  const done = await finance.act(id, 'waive-fee', { ...choice, reason: 'Our mistake.' });
  expect(done.status).toBe(200);
  const cancelled = await site().becomes({ id, key }, 'cancelled');
  expect(cancelled.cancellationFee).toEqual(free);
});

test('a provider that asks for more than the price gets only the fee of the terms', async () => {
  const { id } = await site().book();
  provider().state.fee = { amount: '9999.00', currency: 'USD' };
  const { agent, finance } = await desk();
  await agent.act(id, 'cancel', { wantedBy: 'site' });
  site().start();
  await cancellationEnded(id);
  const { fee } = await finance.preview(id, 'waive-fee', { wantedBy: 'site', paidBy: 'site' });
  expect(fee?.amount).toEqual({ amount: '0.00', currency: 'USD' });
});

test('a successful retry ends the task, which is hidden while the retry runs', async () => {
  const { id } = await refused();
  const { finance } = await desk();
  provider().state.modes.cancel = 'fail';
  await finance.act(id, 'waive-fee', waived);
  expect(await listed()).toEqual([]);
  expect((await finance.read(id)).waits.about).toBe('cancellation');
  provider().state.modes.cancel = 'normal';
  provider().state.fee = { amount: '0.00', currency: 'USD' };
  const ended = await eventually(async () => {
    // The first retry may still be failing, and it plans the next one by this clock.
    site().later(60);
    const row = await readBooking(database(), id);
    return row?.cancelling ? undefined : row;
  });
  expect(ended).toMatchObject({ status: 'cancelled' });
  expect(await counted()).toMatchObject({ count: 0 });
});

test('a retry that is refused again keeps the task, with the new fee', async () => {
  const { id } = await refused();
  const { finance } = await desk();
  provider().state.fee = { amount: '200.00', currency: 'USD' };
  await finance.act(id, 'waive-fee', waived);
  await cancellationEnded(id);
  expect(await listed()).toEqual([
    { id, refusal: { fee: { amount: '200.00', currency: 'USD' } }, waits: true },
  ]);
});

test('the decision to keep a booking is recorded and takes effect once', async () => {
  const { id, key } = await refused();
  const { agent, finance } = await desk();
  const { version } = await agent.read(id);
  const reason = 'The guest comes after all.';
  const answers = await Promise.all(
    [agent, finance].map((one) => one.post(id, 'close-refusal', { version, reason })),
  );
  // Finance may not do this, and a second request comes too late.
  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  const again = await agent.post(id, 'close-refusal', { version, reason });
  expect([again.status, again.body.code]).toEqual([409, 'already-decided']);
  expect(await listed()).toEqual([]);
  const shown = await agent.read(id);
  expect(shown).toMatchObject({ refusal: null, waits: { about: 'nothing' } });
  const last = shown.timeline.findLast((entry) => entry.kind === 'event');
  expect(last).toMatchObject({
    cause: 'cancellation-refusal-closed',
    by: { name: 'agent' },
    reason,
  });
  expect((await agent.act(id, 'close-refusal')).body).toMatchObject({ code: 'not-possible' });
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed' });
  const { actor_role: role } = await db()
    .selectFrom('audit_record')
    .select('actor_role')
    .where('subject_id', '=', id)
    .where('action', '=', 'booking.cancellation-refusal-closed')
    .executeTakeFirstOrThrow();
  expect(role).toBe('agent');
});

test('a successful cancellation by the traveler ends the task, and a refused one does not', async () => {
  const { id, key } = await refused();
  provider().state.fee = { amount: '234.16', currency: 'USD' };
  await site().cancel(id, key, '230.58').expect(409);
  expect((await listed()).map((each) => each.id)).toEqual([id]);
  provider().state.fee = asked;
  await site().cancel(id, key, '230.58').expect(200);
  expect(await listed()).toEqual([]);
});

test('a cancellation that is refused to a traveler is not a task for the desk', async () => {
  const { id, key } = await costly();
  provider().state.fee = { amount: '234.16', currency: 'USD' };
  await site().cancel(id, key, '230.58').expect(409);
  expect(await listed()).toEqual([]);
  // The provider asks for more than the terms.
  expect(await mailsOf(id)).toEqual(['confirmed', 'desk-mismatch']);
});

test('a refusal that reaches two processes becomes one task and one mail', async () => {
  const { id } = await costly();
  const { finance } = await desk();
  await finance.act(id, 'waive-fee', waived);
  const other = start();
  other.clock.now = site().clock.now;
  let waiting = 0;
  // Both processes have sent their request before either has an answer.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  provider().state.beforeCancel = () => {
    waiting += 1;
    if (waiting === 2) release();
    return released;
  };
  try {
    site().start();
    await eventually(() => waiting === 1 || undefined);
    await db()
      .updateTable('bookings')
      .set({ next_attempt_at: new Date('2027-01-01T00:00:00Z') })
      .where('id', '=', id)
      .execute();
    other.start();
    await cancellationEnded(id);
    expect((await listed()).map((each) => each.id)).toEqual([id]);
    expect(await mailsOf(id)).toEqual(['confirmed', 'desk-cancellation-fee']);
  } finally {
    release();
    await other.stop();
  }
});

test('a refusal that the previous version recorded is a task too', async () => {
  const { id } = await site().book();
  const { hotel_id } = await db()
    .selectFrom('bookings')
    .select('hotel_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const event = { hotel_id, booking_id: id, at: site().clock.now, status: 'confirmed' } as const;
  await db()
    .insertInto('booking_events')
    .values([
      { ...event, seq: 11, cause: 'cancellation-asked-by-desk', detail: '{"feePayer":"hotel"}' },
      { ...event, seq: 12, cause: 'cancellation-rejected', detail: null },
    ])
    .execute();
  expect(await listed()).toEqual([{ id, refusal: { fee: null }, waits: true }]);
  const { agent } = await desk();
  const { refusal } = await agent.read(id);
  expect(v.is(v.object({ at: v.pipe(v.string(), v.isoTimestamp()) }), refusal)).toBe(true);
});
