import { randomUUID } from 'node:crypto';
import type { Mode } from '../../../server/bookings/support/bookingProvider.ts';
import { cutDatabase } from '../../../server/bookings/support/cutDatabase.ts';
import { bookingRequest, changeOf } from '../../../server/bookings/support/bookingRequest.ts';
import {
  eventually,
  type TestBookings,
} from '../../../server/bookings/support/startTestBookings.ts';
import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';

const { provider, database, start } = prepareSite();

/** Returns the active reservations at the provider. */
const standing = () =>
  [...provider().state.reservations.values()].filter((each) => !each.cancelled);
const rows = () => database().database.db.selectFrom('bookings').selectAll().execute();

async function clear(): Promise<void> {
  const { db } = database().database;
  for (const table of ['bookings', 'booking_events', 'outbox', 'rate_limits'] as const) {
    await db.deleteFrom(table).execute();
  }
  provider().state.reservations.clear();
}

/**
 * Starts another process, whose worker continues the unfinished work, and waits until it is done.
 */
async function recover(then?: (site: TestBookings) => Promise<unknown>): Promise<void> {
  const other = start();
  other.later(600);
  other.start();
  await then?.(other);
  await eventually(async () => {
    const open = (await rows()).filter((row) => row.status === 'pending' || row.cancelling);
    return open.length === 0 ? true : undefined;
  });
  await other.stop();
}

/**
 * Runs `attempt` with a cut at the first step, the second and so on, until no step is left to cut.
 */
async function cutEverywhere(
  forGood: boolean,
  attempt: (site: TestBookings) => Promise<unknown>,
  check: () => Promise<void>,
): Promise<number> {
  for (let cutAt = 1; ; cutAt += 1) {
    await clear();
    const cut = cutDatabase(database().database, cutAt, forGood);
    const site = start({ database: cut });
    await attempt(site);
    await site.stop();
    await check();
    if (cut.steps() < cutAt) return cutAt;
  }
}

const crash: [string, boolean] = ['a process that ends there', true];
const error: [string, boolean] = ['a database that fails once', false];

test.each<[...typeof crash, Mode]>([
  [...crash, 'normal'],
  [...crash, 'cut-before'],
  [...crash, 'cut-after'],
  [...error, 'normal'],
  [...error, 'cut-after'],
])(
  'a booking that is cut at every step by %s (%s) ends the same on both sides: provider %s',
  async (_what, forGood, mode) => {
    const points = await cutEverywhere(
      forGood,
      async (site) => {
        provider().state.modes.reserve = mode;
        await site.post();
        provider().state.modes.reserve = 'normal';
      },
      async () => {
        await recover();
        const [row, ...more] = await rows();
        expect(more).toEqual([]);
        // Without a row the provider was not asked, and with a row the worker has booked it.
        expect(standing().map(({ key }) => key)).toEqual(row ? [row.id] : []);
        expect(row?.status ?? 'confirmed').toBe('confirmed');
      },
    );
    expect(points).toBeGreaterThan(15);
  },
  60_000,
);

test.each([crash, error])(
  'a booking that is cut at every step by %s is made once when it is sent again',
  async (_what, forGood) => {
    let key = '';
    await cutEverywhere(
      forGood,
      async (site) => {
        key = randomUUID();
        await site.post(bookingRequest, key);
      },
      async () => {
        await recover((site) => site.post(bookingRequest, key));
        const [row, ...more] = await rows();
        expect(more).toEqual([]);
        expect(row?.status).toBe('confirmed');
        expect(standing().map((each) => each.key)).toEqual([row?.id]);
      },
    );
  },
  60_000,
);

test.each<[string, Mode]>([
  ['cut at every step', 'normal'],
  ['cut at every step, with lost responses', 'cut-after'],
])(
  'a change that is %s ends as the old or the new booking on both sides',
  async (_what, mode) => {
    const old = { id: '', key: '' };
    const points = await cutEverywhere(
      true,
      async (site) => {
        const whole = start();
        Object.assign(old, await whole.book());
        await whole.stop();
        Object.assign(provider().state.modes, { reserve: mode, cancel: mode });
        await site.post(changeOf(old));
        Object.assign(provider().state.modes, { reserve: 'normal', cancel: 'normal' });
      },
      async () => {
        await recover();
        const written = await rows();
        const row = written.find(({ id }) => id !== old.id);
        const first = written.find(({ id }) => id === old.id);
        expect(standing().map(({ key }) => key)).toEqual([row?.id ?? old.id]);
        expect(first?.status).toBe(row ? 'cancelled' : 'confirmed');
        expect(row?.status ?? 'confirmed').toBe('confirmed');
      },
    );
    expect(points).toBeGreaterThan(20);
  },
  120_000,
);

test('a cancellation that is cut at every step ends on both sides or on neither', async () => {
  const booked = { id: '', key: '' };
  const points = await cutEverywhere(
    true,
    async (site) => {
      const whole = start();
      Object.assign(booked, await whole.book());
      await whole.stop();
      await site.cancel(booked.id, booked.key);
    },
    async () => {
      await recover();
      const [row] = await rows();
      expect(row?.status).toBe(standing().length === 1 ? 'confirmed' : 'cancelled');
    },
  );
  expect(points).toBeGreaterThan(10);
}, 60_000);
