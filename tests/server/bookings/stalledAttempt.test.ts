import { worker } from '#server/record/actor.ts';
import { createBookingLinks } from '#server/bookings/bookingLinks.ts';
import { type BookingRow, readBooking, readHistory } from '#server/bookings/state/bookingRow.ts';
import { recordCancellation } from '#server/bookings/steps/recordCancellation.ts';
import { recordOutcome } from '#server/bookings/steps/attemptBooking.ts';
import { createBookingCredits } from '#server/rewards/createBookingCredits.ts';
import { listeningLog } from '../testApp.ts';
import { testSecret } from './support/bookingRequest.ts';
import { actAtDesk } from './support/actAtDesk.ts';
import { prepareSite } from './support/prepareSite.ts';
import { noPayments } from './support/noPayments.ts';

const { site, provider, database, db } = prepareSite();
const rewards = { enabled: true, welcomeMinimum: 100, delayDays: 30, monthlyLimits: [] };
const free = { amount: '0.00', currency: 'USD' };
const mismatch = { field: 'rooms', accepted: '1', reported: '2', reference: null };

/** Returns the context with which an attempt of another process records its result. */
function context() {
  const now = () => site().clock.now;
  const parts = { database: database().database, now };
  return {
    ...parts,
    credits: createBookingCredits({ ...parts, ...rewards }),
    payments: noPayments,
    links: createBookingLinks(testSecret, () => ''),
    actor: worker,
    requestHours: 24,
    hasDesk: false,
    hasWebhook: false,
    log: listeningLog().log,
  };
}

async function read(id: string): Promise<BookingRow> {
  const row = await readBooking(context(), id);
  if (!row) throw new Error('There is no such booking.');
  return row;
}

test('a stalled attempt does not end a newer cancellation', async () => {
  provider().state.modes.cancel = 'cut-before';
  const { id, key } = await site().book();
  await site().cancel(id, key).expect(202);
  const stalled = await read(id);
  await recordCancellation(context(), stalled, free, { kind: 'rejected' }, false);
  expect(await read(id)).toMatchObject({ cancelling: false, attempts: 0 });
  site().later(60);
  await site().cancel(id, key).expect(202);
  const newer = await read(id);
  expect(newer.attempts).toBe(stalled.attempts);
  await recordCancellation(context(), stalled, free, { kind: 'rejected' }, false);
  expect(await read(id)).toEqual(newer);
});

test('a mismatch that a late attempt finds does not postpone a newer attempt', async () => {
  provider().state.modes.reserve = 'cut-before';
  const { id } = await site().book();
  const stalled = await read(id);
  expect(stalled.status).toBe('pending');
  const leasedUntil = new Date('2027-01-01T00:00:30Z');
  await db()
    .updateTable('bookings')
    .set({ attempts: stalled.attempts + 1, next_attempt_at: leasedUntil })
    .execute();
  await recordOutcome(context(), stalled, { kind: 'mismatch', mismatch }, true);
  expect(await read(id)).toMatchObject({ mismatch, next_attempt_at: leasedUntil });
});

test('a desk report that ends a mismatch writes a separate event for it', async () => {
  const { id } = await site().book();
  await db()
    .updateTable('bookings')
    .set({ mismatch: JSON.stringify(mismatch) })
    .execute();
  site().clock.now = new Date('2027-04-01T00:00:00Z');
  await actAtDesk(database().database, () => site().clock.now, 'report-stayed', id);
  const events = await readHistory(context(), await read(id));
  expect(events.map(({ cause }) => cause)).toEqual([
    'created',
    'provider',
    'desk',
    'mismatch-ended',
  ]);
});
