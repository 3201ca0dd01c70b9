import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import request from 'supertest';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';
import { bookingRequest } from '../../../server/bookings/support/bookingRequest.ts';
import { eventually } from '../../../server/bookings/support/startTestBookings.ts';
import { killChildren, startChild } from './support/startChild.ts';
import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';

const keyCount = 100;
const many = 4 * keyCount;
const bookingLimits = { book: many, bookAddress: many, cancel: many, cancelAddress: many };

// One of the two processes is the test itself.
const { provider, database, site } = prepareSite({ bookingLimits });
let own: Awaited<ReturnType<typeof listenOnLoopback>> | undefined;
afterEach(async () => {
  await killChildren();
  await own?.close();
});
const rows = () => database().database.db.selectFrom('bookings').selectAll().execute();
const environment = () => ({ DATABASE_URL: database().url, PROVIDER_HOST: provider().origin });

const post = (origin: string, key: string) =>
  request(origin)
    .post('/api/bookings')
    .set({ Origin: origin, 'Idempotency-Key': key })
    .send(bookingRequest);

describe('a process killed with SIGKILL', () => {
  test.each([
    ['before the provider reserves', 'beforeReserve'],
    ['after the provider has reserved, before it responds', 'afterReserve'],
  ] as const)('%s leaves a booking that another process completes', async (_when, moment) => {
    const child = await startChild(environment());
    const reached = new Promise<void>((resolve) => {
      provider().state[moment] = async () => {
        provider().state[moment] = () => Promise.resolve();
        await child.kill();
        resolve();
      };
    });
    const key = randomUUID();
    const response = post(child.origin, key).then(
      () => 'responded',
      () => 'cut off',
    );
    await reached;
    expect(await response).toBe('cut off');
    expect(await rows()).toMatchObject([{ status: 'pending' }]);

    // The lease of the killed process has expired. Its clock continued from the same time.
    site().later(600);
    site().start();
    const [row] = await eventually(async (saw) => {
      const found = saw(await rows());
      return found[0]?.status === 'pending' ? undefined : found;
    });
    expect(row?.status).toBe('confirmed');
    expect([...provider().state.reservations.keys()]).toEqual([row?.id]);
    expect((await site().post(bookingRequest, key)).status).toBe(201);
    expect(provider().state.reservations.size).toBe(1);
  });
});

test('two processes and their workers on one database make one reservation for each key', async () => {
  provider().state.left = 20;
  const child = await startChild(environment());
  const here = await listenOnLoopback(createServer(site().app));
  own = here;
  site().start();
  const keys = Array.from({ length: keyCount }, () => randomUUID());
  let cuts = 0;
  provider().state.afterReserve = () => {
    cuts += 1;
    // Occasionally a response is lost, so that workers race too.
    return cuts % 7 === 0 ? Promise.reject(new Error('cut')) : Promise.resolve();
  };
  const responses: number[] = [];
  const left = [...keys];
  const traveller = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) {
      const sent = key;
      const both = await Promise.all([child, here].map(({ origin }) => post(origin, sent)));
      responses.push(...both.map(({ status }) => status));
    }
  };
  await Promise.all(Array.from({ length: 10 }, traveller));
  expect(responses.filter((status) => ![201, 202, 410].includes(status))).toEqual([]);
  const ended = await eventually(async () => {
    // Waiting attempts are now due for the worker of this process.
    site().later(60);
    const found = await rows();
    return found.some(({ status }) => status === 'pending') ? undefined : found;
  });
  expect(ended).toHaveLength(keyCount);
  const confirmed = ended.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
  expect(confirmed).toHaveLength(20);
  expect([...provider().state.reservations.keys()].sort()).toEqual(confirmed.sort());
}, 60_000);
