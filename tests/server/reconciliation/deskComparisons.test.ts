import * as v from 'valibot';
import {
  type ComparisonSubject,
  deskComparisonsSchema,
} from '#contracts/site/desk/deskComparisons.ts';
import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { recordedSubject } from '#server/reconciliation/comparisonRuns.ts';
import { reservationsSubject } from '#server/reconciliation/reservations.ts';
import { startReconciliation } from '#server/reconciliation/resource.ts';
import { createRateLimits } from '#server/request/createRateLimits.ts';
import { withClock } from '../../support/withClock.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { bookingRequest, testSecret } from '../bookings/support/bookingRequest.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { addStaff, deskApp, recordOfTest } from '../desk/deskApp.ts';
import { startTestBank } from '../payments/payAtBank.ts';
import { listeningLog } from '../testApp.ts';

const { site, database, provider, db } = prepareSite();
const records = recordOfTest(database, 'comparisons');
const ends: (() => Promise<void> | void)[] = [];
beforeEach(async () => {
  await db().deleteFrom('comparison_runs').execute();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Starts a process of the site with the comparisons of the desk. */
async function startProcess({ payments }: { payments?: boolean } = {}) {
  const { log } = listeningLog();
  const now = () => site().clock.now;
  const client = createProviderClient({ origin: provider().origin, log });
  const own = withClock(database().database, now);
  const bank = payments ? await startTestBank(database(), now) : undefined;
  let ended = false;
  const endBank = async () => {
    if (!ended) await bank?.close();
    ended = true;
  };
  const rateLimits = createRateLimits({ database: own, secret: testSecret, now });
  const reconciliation = startReconciliation({
    ...{ database: own, now, log, rateLimits },
    fetch: client.fetch,
    payments: bank?.payments,
  });
  ends.push(
    reconciliation.stop,
    () => client.close(),
    () => endBank(),
  );
  await addStaff(own, 'agent', 'Ada');
  const desk = deskApp({ database: own, routes: reconciliation.deskRoutes, now });
  desk.signIn('agent');
  const read = async (subject: ComparisonSubject = 'reservations') => {
    const { body } = await desk.get('/api/desk/comparisons').expect(200);
    const { comparisons } = v.parse(deskComparisonsSchema, body);
    return comparisons.find((each) => each.subject === subject);
  };
  return {
    ...reconciliation,
    context: { database: own, now },
    fetch: client.fetch,
    endBank,
    desk,
    read,
    begin: (days = 1, subject: ComparisonSubject = 'reservations') =>
      desk.post('/api/desk/comparisons', { subject, days }),
    /** Resolves to the run after it ended. */
    ended: (subject: ComparisonSubject = 'reservations') =>
      eventually(async (saw) => {
        const found = saw(await read(subject));
        return found?.running === null ? (found.last ?? undefined) : undefined;
      }),
  };
}

async function lose(id: string): Promise<void> {
  await db().deleteFrom('booking_events').where('booking_id', '=', id).execute();
  await db().deleteFrom('bookings').where('id', '=', id).execute();
}

test('the desk starts a comparison and reads its result, who started it and links to the differences', async () => {
  const { id, booking } = await site().book();
  const lost = await site().book({ ...bookingRequest, again: true });
  provider().state.reservations.delete(id);
  await lose(lost.id);
  site().later(60);
  const one = await startProcess();
  expect(await one.read()).toMatchObject({ running: null, last: null, available: true });
  const started = await one.begin(2);
  expect(started.status).toBe(202);
  const run = await one.ended();
  expect(run).toMatchObject({
    since: '2027-01-31T00:00:00.000Z',
    until: site().clock.now.toISOString(),
    by: { kind: 'staff', name: 'Ada' },
    compared: 1,
    differing: 2,
    failure: null,
    differences: [
      { kind: 'held-without-booking', reference: `R-${lost.id}`, booking: null, key: lost.id },
      { kind: 'not-held', booking: { id, number: booking.number }, key: null },
    ],
  });
  expect(await records()).toMatchObject([
    { action: 'comparisons.start', subject_id: 'reservations', after: { days: 2 } },
  ]);
});

test('only one comparison runs at a time in all processes, and the request does not wait for it', async () => {
  const [one, other] = [await startProcess({ payments: true }), await startProcess()];
  provider().state.modes.list = 'hang';
  expect((await one.begin()).status).toBe(202);
  expect((await one.read())?.running).toMatchObject({ finishedAt: null, compared: 0 });
  for (const refused of [await other.begin(), await one.begin(1, 'payments')]) {
    expect([refused.status, refused.body.code]).toEqual([409, 'running']);
  }
  // The end of the process does not count as a successful comparison.
  await one.stop();
  expect(await other.ended()).toMatchObject({ failure: 'interrupted' });
  expect((await other.read())?.lastDone).toBeNull();
});

test('a killed process does not block later comparisons', async () => {
  const one = await startProcess();
  provider().state.modes.list = 'hang';
  await one.begin();
  await db()
    .updateTable('comparison_runs')
    .set({ seen_at: new Date(site().clock.now.getTime() - 31_000) })
    .execute();
  const other = await startProcess();
  expect(await other.ended()).toMatchObject({ failure: 'interrupted' });
  provider().state.modes.list = 'normal';
  site().later(60);
  expect((await other.begin()).status).toBe(202);
  expect(await other.ended()).toMatchObject({ failure: null, differing: 0 });
  // Later findings of the first process change nothing.
  await one.stop();
  expect((await other.read())?.last).toMatchObject({ failure: null });
});

test('a failed comparison does not count as success, and the earlier result keeps its date', async () => {
  await site().book();
  site().later(60);
  const one = await startProcess();
  await one.begin();
  const first = await one.ended();
  expect(first).toMatchObject({ compared: 1, failure: null });
  site().later(60);
  provider().state.modes.list = 'fail';
  await one.begin();
  const failed = await eventually(async () => {
    const read = await one.read();
    return read?.running === null && read.last?.failure ? read : undefined;
  });
  expect(failed).toMatchObject({ last: { failure: 'no-answer' }, lastDone: { id: first.id } });
  provider().state.modes.list = 'normal';
  provider().state.lists = false;
  site().later(60);
  await one.begin();
  await eventually(async () =>
    (await one.read())?.last?.failure === 'no-list' ? true : undefined,
  );
});

test('the desk can start six comparisons an hour, each of 1 to 31 days and only of available subjects', async () => {
  const one = await startProcess();
  for (const days of [0, 32, 1.5, '2']) {
    const response = await one.desk.post('/api/desk/comparisons', {
      subject: 'reservations',
      days,
    });
    expect([days, response.status]).toEqual([days, 422]);
  }
  const absent = await one.begin(1, 'payments');
  expect([absent.status, absent.body.code]).toEqual([409, 'not-available']);
  for (let count = 0; count < 6; count += 1) {
    expect((await one.begin()).status).toBe(202);
    await one.ended();
  }
  const refused = await one.begin();
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await one.read())?.running).toBeNull();
  expect(await records()).toHaveLength(6);
});

test('payments are compared with the same code, and a bank that does not answer is reported', async () => {
  const one = await startProcess({ payments: true });
  expect((await one.begin(31, 'payments')).status).toBe(202);
  expect(await one.ended('payments')).toMatchObject({ compared: 0, differing: 0, failure: null });
  await one.endBank();
  site().later(60);
  await one.begin(1, 'payments');
  await eventually(async () =>
    (await one.read('payments'))?.last?.failure === 'no-answer' ? true : undefined,
  );
});

test('the desk shows comparisons that were started by a command or at night', async () => {
  await site().book();
  site().later(60);
  const one = await startProcess();
  const subject = reservationsSubject({ ...one.context, fetch: one.fetch }, String);
  const actor = { kind: 'command', id: 'operator' } as const;
  await recordedSubject(one.context, 'reservations', actor, subject).reconcile({});
  expect((await one.read())?.last).toMatchObject({
    by: { kind: 'command', name: 'operator' },
    compared: 1,
  });
  site().later(24 * 3_600);
  for (const job of one.hourlyJobs) await job();
  expect((await one.read())?.last).toMatchObject({
    by: { kind: 'worker', name: null },
    since: '2027-02-01T00:00:00.000Z',
    compared: 1,
    failure: null,
  });
});
