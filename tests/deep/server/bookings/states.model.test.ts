import fc from 'fast-check';
import type { BookingStatus } from '#contracts/site/bookings.ts';
import { type ChangeCause, isAllowed } from '#server/bookings/state/bookingStates.ts';
import { actAtDesk } from '../../../server/bookings/support/actAtDesk.ts';
import { type Mode, onRequestRate } from '../../../server/bookings/support/bookingProvider.ts';
import { fullRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import type { BookedRoom } from '#contracts/site/bookingRequest.ts';
import { priceOfBooking } from '#contracts/site/bookings.ts';
import { requestFor } from '../../../server/bookings/support/bookingRequest.ts';
import {
  doubleRoom,
  twinRate,
  twinRoom,
  twinWithExtras,
} from '../../../server/bookings/support/unlikeRooms.ts';
import { bookedRoom, sampleRoom } from '../../../support/sampleStay.ts';
import {
  eventually,
  type TestBookings,
} from '../../../server/bookings/support/startTestBookings.ts';
import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';

const many = 1_000_000;
const parts = prepareSite({
  bookingLimits: {
    book: many,
    bookAddress: many,
    cancel: many,
    cancelAddress: many,
    look: many,
    lookAddress: many,
  },
});

/** The expected state of one booking. */
type Model = {
  status: BookingStatus | 'none';
  /** Whether the provider has the reservation. */
  reserved: boolean;
  instant: boolean;
  cancelling: boolean;
};
type Real = { id: string; key: string };
type Step = fc.AsyncCommand<Model, Real>;

const { provider, database, start } = parts;
/**
 * The site of this run. Each run uses a new site, so that no circuit breaker remembers the last
 * run.
 */
let current: TestBookings | undefined;
const site = () => current ?? parts.site();

/** Runs the worker until nothing is due at the site's time. */
async function work(): Promise<void> {
  const { db } = database().database;
  await eventually(async (saw) => {
    const due = saw(
      await db
        .selectFrom('bookings')
        .select('id')
        .where('next_attempt_at', '<=', site().clock.now)
        .execute(),
    );
    const leased = await db
      .selectFrom('bookings')
      .select('id')
      .where('attempts', '>', 0)
      .where('next_attempt_at', '=', new Date(site().clock.now.getTime() + 30_000))
      .execute();
    return due.length + leased.length === 0 ? true : undefined;
  });
}

/** A room of each rate with its party. */
const offered = {
  sample: sampleRoom,
  single: { ...sampleRoom, occupancy: '1' },
  stepped: doubleRoom,
  twin: twinRoom,
  extras: twinWithExtras,
} satisfies Record<string, BookedRoom>;
type Offered = keyof typeof offered;
const asked = bookedRoom(onRequestRate);

/** Books some rooms. Without `instant` only the last one is on request. */
const book = (rooms: readonly Offered[], instant: boolean, mode: Mode): Step => ({
  check: ({ status }: Readonly<Model>) => status === 'none',
  run: async (model: Model, real: Real) => {
    provider().state.rates = [fullRate, steppedRate, twinRate, onRequestRate];
    provider().state.modes.reserve = mode;
    const booked = [...rooms.map((name) => offered[name]), ...(instant ? [] : [asked])];
    const made = await site().book({ ...requestFor(...booked), again: true });
    provider().state.modes.reserve = 'normal';
    Object.assign(real, { id: made.id, key: made.key });
    model.instant = instant;
    model.reserved = instant && mode !== 'cut-before';
    model.status = instant ? (mode === 'normal' ? 'confirmed' : 'pending') : 'requested';
    expect(made.booking.status).toBe(model.status);
    expect(made.booking.rates).toHaveLength(booked.length);
    const amounts = booked.flatMap((room: BookedRoom) => [
      room.price.total,
      ...(room.extras ?? []).map(({ amount }) => amount),
    ]);
    const sum = amounts.reduce((cents, amount) => cents + BigInt(amount.replace('.', '')), 0n);
    expect(priceOfBooking(made.booking).total.amount).toBe(sum);
  },
  toString: () => `book(${rooms.join(' and ')}, ${instant ? 'instant' : 'on request'}, ${mode})`,
});

const cancel = (mode: Mode, amount: string): Step => ({
  check: ({ status }: Readonly<Model>) => status !== 'none',
  run: async (model: Model, { id, key }: Real) => {
    provider().state.modes.cancel = mode;
    const { status } = await site().cancel(id, key, amount);
    provider().state.modes.cancel = 'normal';
    const [rate] = (await site().read(id, key)).rates;
    const late = site().clock.now.getTime() > Date.parse(rate?.free_cancellation_until ?? '');
    const expected = ((): number => {
      if (model.status === 'cancelled') return 200;
      if (model.cancelling) return 202;
      if (model.status === 'requested') return 200;
      if (model.status !== 'confirmed') return 409;
      if (late && amount === '0.00') return 409;
      // A reservation that took effect without a response is looked up at once.
      return model.instant && mode === 'cut-before' ? 202 : 200;
    })();
    expect(status).toBe(expected);
    if (expected === 202 && !model.cancelling) {
      model.cancelling = true;
    }
    if (expected === 200)
      Object.assign(model, { status: 'cancelled', cancelling: false, reserved: false });
  },
  toString: () => `cancel(${mode}, ${amount})`,
});

const decide = (action: 'confirm' | 'decline'): Step => ({
  check: ({ status, instant }: Readonly<Model>) => status !== 'none' && !instant,
  run: async (model: Model, { id }: Real) => {
    const decided = actAtDesk(database().database, () => site().clock.now, action, id);
    if (model.status === 'requested') {
      await decided;
      model.status = action === 'confirm' ? 'confirmed' : 'declined';
    } else {
      await expect(decided).rejects.toThrow('is not possible');
    }
  },
  toString: () => action,
});

/** Moves the time on, and lets the worker do the due work. */
const later = (to: 'a minute' | 'the day of check-in' | 'the end of the stay'): Step => ({
  check: ({ status }: Readonly<Model>) => status !== 'none',
  run: async (model: Model) => {
    const { clock } = site();
    const day = to === 'the day of check-in' ? '2027-03-09T13:00:00Z' : '2027-03-12T00:00:00Z';
    const time = to === 'a minute' ? clock.now.getTime() + 60_000 : Date.parse(day);
    clock.now = new Date(Math.max(clock.now.getTime() + 60_000, time));
    await work();
    const passed = (instant: string) => clock.now >= new Date(instant);
    if (model.status === 'pending') {
      const tooLate = !model.reserved && passed('2027-03-09T12:00:00Z');
      model.status = tooLate ? 'declined' : 'confirmed';
      model.reserved = !tooLate;
    }
    if (model.cancelling) {
      Object.assign(model, { status: 'cancelled', cancelling: false, reserved: false });
    }
    if (model.status === 'requested' && passed('2027-03-09T12:00:00Z')) model.status = 'declined';
    if (model.status === 'confirmed' && passed('2027-03-11T12:00:00Z')) {
      // A booking that was just confirmed is due at once, in the next round of the worker.
      await work();
      model.status = 'stayed';
    }
  },
  toString: () => `later(${to})`,
});

/** Checks that the state matches the model, and that its history is in the table of transitions. */
const look = (): Step => ({
  check: ({ status }: Readonly<Model>) => status !== 'none',
  run: async (model: Model, { id, key }: Real) => {
    const { status, cancelling } = await site().read(id, key);
    expect({ status, cancelling }).toEqual({
      status: model.status,
      cancelling: model.cancelling,
    });
    const events = await database()
      .database.db.selectFrom('booking_events')
      .selectAll()
      .orderBy('seq')
      .where('booking_id', '=', id)
      .execute();
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, at) => at + 1));
    expect(events.at(-1)?.status).toBe(status);
    for (const [at, event] of events.entries()) {
      const before = events[at - 1]?.status;
      if (!before) expect(event).toMatchObject({ status: 'pending', cause: 'created' });
      else if (before !== event.status)
        expect(isAllowed(before, event.status, causeOf(event))).toBe(true);
    }
    const reservations = [...provider().state.reservations.values()];
    expect(reservations.filter((each) => !each.cancelled)).toHaveLength(model.reserved ? 1 : 0);
  },
  toString: () => 'look',
});

const causes: readonly ChangeCause[] = [
  ...(['provider', 'on-request', 'price-changed', 'gone', 'rejected'] as const),
  ...(['expired', 'unanswered', 'desk', 'traveller', 'check-out'] as const),
];
function causeOf({ cause }: { cause: string }): ChangeCause {
  const known = causes.find((each) => each === cause);
  if (!known) throw new Error(`${cause} causes no change of status.`);
  return known;
}

const unknownModes = fc.constantFrom<Mode>('normal', 'cut-before', 'cut-after');
const someRooms = fc.array(
  fc.constantFrom<Offered>('sample', 'single', 'stepped', 'twin', 'extras'),
  { minLength: 1, maxLength: 3 },
);
const commands = fc.commands(
  [
    fc
      .tuple(someRooms, fc.boolean(), unknownModes)
      .map(([rooms, instant, mode]) => book(rooms, instant, mode)),
    fc
      .tuple(unknownModes, fc.constantFrom('0.00', '9999.00'))
      .map(([mode, amount]) => cancel(mode, amount)),
    fc.constantFrom('confirm' as const, 'decline' as const).map((action) => decide(action)),
    fc
      .constantFrom(
        'a minute' as const,
        'the day of check-in' as const,
        'the end of the stay' as const,
      )
      .map((to) => later(to)),
    fc.constant(look()),
  ],
  { maxCommands: 12, size: 'max' },
);

test('a booking follows the table of states whatever travelers, desk, provider and time do', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const { db } = database().database;
      for (const table of ['bookings', 'booking_events', 'outbox', 'rate_limits'] as const) {
        await db.deleteFrom(table).execute();
      }
      provider().state.reservations.clear();
      current = start();
      current.start();
      const setup = (): { model: Model; real: Real } => ({
        model: { status: 'none', reserved: false, instant: true, cancelling: false },
        real: { id: '', key: '' },
      });
      try {
        await fc.asyncModelRun(setup, [...steps, look()]);
      } finally {
        await current.stop();
      }
    }),
    { numRuns: 60, endOnFailure: true },
  );
}, 120_000);
