import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { readCsv } from '#server/reconciliation/readCsv.ts';
import { reconciliationCommand } from '#server/reconciliation/reconciliation.ts';
import {
  compareReservationsNightly,
  listReservationDifferences,
  reservationsSubject,
} from '#server/reconciliation/reservations.ts';
import { listeningLog } from '../testApp.ts';
import { withClock } from '../../support/withClock.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { callCommand } from '../operatorCommandOf.ts';

const { site, database, provider, db } = prepareSite();
const again = { ...bookingRequest, again: true };
const now = () => site().clock.now;
const clients: { close: () => void }[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

function contextOf() {
  const { log } = listeningLog();
  const client = createProviderClient({ origin: provider().origin, log });
  clients.push(client);
  return { database: withClock(database().database, now), now, log, fetch: client.fetch };
}

/** Runs the command a minute later. `file` is the text of its file. */
function reconcile(line: { file?: string; day?: string; days?: string } = { day: '2027-02-01' }) {
  site().later(60);
  const subject = reservationsSubject(contextOf(), (text) => text);
  return callCommand((say) =>
    reconciliationCommand(subject, { positionals: ['reconcile'], ...line }, say),
  );
}

/** The range from the day of the bookings until now. */
const span = () => `from 2027-02-01T00:00Z until ${now().toISOString().slice(0, 16)}Z`;
/** The output of the command if this number of reservations was compared without a difference. */
const alike = (compared: number) => ({
  code: 0,
  stdout: `Compared: ${compared} reservations, ${span()}.\nAll entries match the list of the provider.\n`,
  stderr: '',
});
/** The output of the command if these lines differ. */
const different = (head: string, ...lines: string[]) => ({
  code: 1,
  stdout: [`Compared: ${head}.`, ...lines, ''].join('\n'),
  stderr: `Differences: ${lines.length}.\n`,
});

/** Removes the rows of a booking, like restoring an older backup. */
async function lose(id: string): Promise<void> {
  await db().deleteFrom('booking_events').where('booking_id', '=', id).execute();
  await db().deleteFrom('bookings').where('id', '=', id).execute();
}

test('after a restore, the comparison names each reservation without a booking and each missing one', async () => {
  await site().book();
  expect(await reconcile()).toEqual(alike(1));
  const lost = await site().book(again);
  const absent = await site().book(again);
  const ended = await site().book(again);
  const gone = provider().state.reservations;
  await lose(lost.id);
  gone.delete(absent.id);
  const there = gone.get(ended.id);
  const fee = { amount: '0.00', currency: 'USD' };
  if (there) Object.assign(there, { cancelled: true, fee });
  expect(await reconcile()).toEqual(
    different(
      `3 reservations, ${span()}`,
      `held-without-booking  R-${lost.id}  here -, there reserved  booking ${lost.id}`,
      `cancelled-there  R-${ended.id}  here booked, there canceled  booking ${ended.booking.number}`,
      `not-held  R-${absent.id}  here booked, there -  booking ${absent.booking.number}`,
    ),
  );
  expect((await site().status.fresh())?.differences).toBe(3);
  // The lost booking is found by its key and is not reserved twice.
  gone.set(absent.id, { ...(gone.get(ended.id) ?? raise()), key: absent.id, cancelled: false });
  if (there) there.cancelled = false;
  gone.delete(lost.id);
  expect(await reconcile()).toEqual(alike(3));
});

test('a file of the provider replaces its list, and a malformed line is reported by its number', async () => {
  const { id, booking } = await site().book();
  provider().state.lists = false;
  const { code, stderr } = await reconcile();
  expect({ code, stderr }).toMatchObject({
    code: 1,
    stderr: /^The provider has no list of reservations\.\nUsage:/,
  });
  const file = `\uFEFFKey;Reference;Status;Hotel\r\n${id};"R-${id}";confirmed;"A; B"\r\nX-1;R-9;confirmed;\r\n`;
  expect(await reconcile({ file })).toEqual(
    different('2 reservations', 'held-without-booking  R-9  here -, there reserved  booking X-1'),
  );
  expect(await reconcile({ file: 'key,reference,status\n', day: '2027-02-01' })).toEqual(
    different(
      `0 reservations, ${span()}`,
      `not-held  R-${id}  here booked, there -  booking ${booking.number}`,
    ),
  );
  expect(() => readCsv('key,reference,status\nX,R-1,held')).toThrow(/^Line 2 /);
});

test('a comparison without a day covers yesterday and today until now', async () => {
  const { id } = await site().book();
  await lose(id);
  const { code, stdout } = await reconcile({});
  const from = 'from 2027-01-31T00:00Z until';
  expect({ code, stdout }).toEqual({
    code: 1,
    stdout: `Compared: 1 reservations, ${span().replace(/^from .* until/, from)}.\nheld-without-booking  R-${id}  here -, there reserved  booking ${id}\n`,
  });
  expect((await reconcile({ days: '1' })).stdout).toContain(`Compared: 1 reservations, ${span()}.`);
  expect((await reconcile({ day: '2027-02-03' })).stderr).toMatch(/^2027-02-03 has not begun\.\n/);
  expect((await reconcile({ file: 'key,reference,status\n', days: '2' })).stderr).toMatch(
    /^With a file, --days needs --day\.\n/,
  );
});

test('a booking that is confirmed while the list is read is left to the next comparison', async () => {
  const { id } = await site().book();
  provider().state.reservations.delete(id);
  const context = { ...contextOf(), now: () => new Date(now().getTime() - 1) };
  const subject = reservationsSubject(context, (text) => text);
  expect(await subject.reconcile({})).toMatchObject({ differences: [] });
  expect((await reconcile({})).stdout).toContain(`not-held  R-${id}`);
});

test('the nightly job compares the previous day once, and repeats a failed comparison', async () => {
  const { id } = await site().book();
  await lose(id);
  // The job compares the day again if an operator compared it before its end.
  await reconcile({ days: '1' });
  site().later(24 * 3_600);
  const run = compareReservationsNightly(contextOf(), contextOf().fetch);
  const lists = () => provider().state.listCalls;
  const before = lists();
  provider().state.modes.list = 'fail';
  await run();
  const failed = lists();
  expect(failed).toBeGreaterThan(before);
  provider().state.modes.list = 'normal';
  await run();
  expect(lists()).toBe(failed + 3);
  await run();
  expect(lists()).toBe(failed + 3);
  const rows = await db().selectFrom('reconciliations').selectAll().execute();
  expect(rows).toMatchObject([
    { day: '2027-02-01', findings: [{ kind: 'held-without-booking', key: id }] },
  ]);
  expect(await listReservationDifferences(contextOf())).toMatchObject([
    { day: '2027-02-01', kind: 'held-without-booking', id: null, number: null },
  ]);
});

function raise(): never {
  throw new Error('There is no such reservation.');
}
