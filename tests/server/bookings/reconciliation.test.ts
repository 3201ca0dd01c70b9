import { createProviderClient } from '#server/provider/createProviderClient.ts';
import { listFindings, nightlyReconciliation } from '#server/bookings/reconciliation/reconcile.ts';
import { reservationsCommands } from '#server/bookings/reconciliation/reservationsCommands.ts';
import { readCsv } from '#server/bookings/reconciliation/readCsv.ts';
import { listeningLog } from '../testApp.ts';
import { withClock } from '../../support/withClock.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';

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

/** Runs the command and returns whether anything differs, and what it says. */
async function reconcile(line: { file?: string; day?: string } = { day: '2027-02-01' }) {
  const said: string[] = [];
  const read = (text: string) => text;
  const differ = await reservationsCommands(
    contextOf(),
    { positionals: ['reconcile'], read, ...line },
    (text) => said.push(text),
  );
  return { differ, said };
}

/** Takes the rows of a booking away, as a restore of before does. */
async function lose(id: string): Promise<void> {
  await db().deleteFrom('booking_events').where('booking_id', '=', id).execute();
  await db().deleteFrom('bookings').where('id', '=', id).execute();
}

test('after a restore each room that is held without a booking is named, and what one side lacks', async () => {
  const { said, differ } = await site()
    .book()
    .then(() => reconcile());
  expect({ said, differ }).toEqual({ said: ['Nothing differs.'], differ: false });
  const lost = await site().book(again);
  const absent = await site().book(again);
  const ended = await site().book(again);
  const gone = provider().state.reservations;
  await lose(lost.id);
  gone.delete(absent.id);
  const there = gone.get(ended.id);
  const fee = { amount: '0.00', currency: 'USD' };
  if (there) Object.assign(there, { cancelled: true, fee });
  expect((await reconcile()).said).toEqual([
    `${lost.id}  R-${lost.id}  held by the provider, and no booking stands`,
    `${ended.booking.number}  R-${ended.id}  booked, and cancelled at the provider`,
    `${absent.booking.number}  R-${absent.id}  booked, and not listed by the provider`,
    '3 differ.',
  ]);
  expect((await site().status.fresh())?.differences).toBe(3);
  // What was lost is found by its key, and not reserved twice.
  gone.set(absent.id, { ...(gone.get(ended.id) ?? raise()), key: absent.id, cancelled: false });
  if (there) there.cancelled = false;
  gone.delete(lost.id);
  expect(await reconcile()).toEqual({ differ: false, said: ['Nothing differs.'] });
});

test('a file of the provider does where it has no list, and a wrong line is named', async () => {
  const { id, booking } = await site().book();
  provider().state.lists = false;
  await expect(reconcile()).rejects.toThrow('The provider has no list of reservations.');
  const file = `\uFEFFKey;Reference;Status;Hotel\r\n${id};"R-${id}";confirmed;"A; B"\r\nX-1;R-9;confirmed;\r\n`;
  expect((await reconcile({ file })).said).toEqual([
    'X-1  R-9  held by the provider, and no booking stands',
    '1 differ.',
  ]);
  expect((await reconcile({ file: 'key,reference,status\n', day: '2027-02-01' })).said).toEqual([
    `${booking.number}  R-${id}  booked, and not listed by the provider`,
    '1 differ.',
  ]);
  expect(() => readCsv('key,reference,status\nX,R-1,held')).toThrow(/^Line 2 /);
});

test('the job of the night compares the day before once, and tries again what failed', async () => {
  const { id } = await site().book();
  await lose(id);
  site().later(24 * 3_600);
  const run = nightlyReconciliation({ ...contextOf() }, contextOf().fetch);
  const lists = () => provider().state.listCalls;
  provider().state.modes.list = 'fail';
  await run();
  const failed = lists();
  expect(failed).toBeGreaterThan(0);
  provider().state.modes.list = 'normal';
  await run();
  expect(lists()).toBe(failed + 3);
  await run();
  expect(lists()).toBe(failed + 3);
  const rows = await db().selectFrom('reconciliations').selectAll().execute();
  expect(rows).toMatchObject([
    { day: '2027-02-01', findings: [{ kind: 'held-without-booking', key: id }] },
  ]);
  expect(await listFindings(contextOf())).toMatchObject([
    { day: '2027-02-01', kind: 'held-without-booking', id: null, number: null },
  ]);
});

function raise(): never {
  throw new Error('There is no such reservation.');
}
