import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import request from 'supertest';
import * as v from 'valibot';
import { bookingResponseSchema } from '#contracts/site/bookingSchema.ts';
import {
  bookingRequest,
  deskBookingRequest,
} from '../../../server/bookings/support/bookingRequest.ts';
import { eventually } from '../../../server/bookings/support/startTestBookings.ts';
import { type BookingsChild, killChildren, startChild } from '../bookings/support/startChild.ts';
import { ledgerOf, rewardsSite, usd } from '../../../server/rewards/rewardsSite.ts';

// The sites of the other processes use this origin too, so that the cookies are valid there.
const { database, provider, join } = rewardsSite({}, 'https://www.hotels.example');
afterEach(killChildren);

/** A booking that travelers make, repeat and cancel with the same request each time. */
type Slot = { key: string; body: object };
/** An event at one of the two processes. */
type Step = { at: 0 | 1; slot: number; do: 'book' | 'cancel' | 'crash' };

const amounts = ['5.00', '10.00', '15.00', '4.00', '11.00', '1.00', '14.00', '7.00'] as const;
const slots = (): Slot[] =>
  amounts.map((amount, index) => ({
    key: randomUUID(),
    body: {
      ...(index === 3 ? deskBookingRequest : bookingRequest),
      credits: { rewards: usd(amount) },
    },
  }));

/**
 * Books or repeats the booking. Returns its path and key, or undefined if nothing was booked or no
 * response arrived.
 */
async function book({ origin }: BookingsChild, { key, body }: Slot, cookie: string) {
  const sent = request(origin)
    .post('/api/bookings')
    .set({ Origin: origin, 'Idempotency-Key': key, Cookie: cookie });
  const response = await sent.send(body).catch(() => undefined);
  if (response === undefined || response.status >= 400) return undefined;
  const { booking, link } = v.parse(bookingResponseSchema, response.body);
  return `/api/bookings/${booking.id}/cancellation${new URL(link, origin).search}`;
}

async function cancel(child: BookingsChild, slot: Slot, cookie: string): Promise<void> {
  const path = await book(child, slot, cookie);
  if (path === undefined) return;
  const sent = request(child.origin).post(path).set({ Origin: child.origin });
  await sent.send({ acceptedFee: usd('0.00') }).catch(() => undefined);
}

const many = <const Kind extends Step['do']>(kind: Kind, times: number) =>
  Array.from({ length: times }, () => kind);
const steps = fc.array(
  fc.array(
    fc.record<Step>({
      at: fc.constantFrom(0, 1),
      slot: fc.nat({ max: amounts.length - 1 }),
      // A process takes a second to start again.
      do: fc.constantFrom(...many('book', 8), ...many('cancel', 5), 'crash' as const),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  { minLength: 8, maxLength: 8 },
);

test('the ledger sums to zero without negative balances after any sequence in two processes', async () => {
  const browser = await join();
  const { db } = database().database;
  const [user] = await db.selectFrom('user').select('id').execute();
  const customer = `customer:${user?.id}`;
  const env = { DATABASE_URL: database().url, PROVIDER_HOST: provider().origin };
  let calls = 0;
  provider().state.afterReserve = () => {
    calls += 1;
    return calls % 4 === 0 ? Promise.reject(new Error('cut')) : Promise.resolve();
  };

  await fc.assert(
    fc.asyncProperty(steps, async (batches) => {
      const known = slots();
      const children = await Promise.all([startChild(env), startChild(env)]);
      for (const batch of batches) {
        const run = async (step: Step) => {
          const slot = known[step.slot];
          const child = children[step.at];
          if (!slot) return;
          if (step.do === 'book') await book(child, slot, browser.cookie());
          else if (step.do === 'cancel') await cancel(child, slot, browser.cookie());
          else await child.kill();
        };
        await Promise.all(batch.map(run));
        const { balances, balanced } = await ledgerOf(database().database);
        expect(balanced).toBe(true);
        expect(balances[customer]).toBeGreaterThanOrEqual(0);
        for (const at of [0, 1] as const) {
          const crashed = batch.some((step) => step.do === 'crash' && step.at === at);
          if (crashed) children[at] = await startChild(env);
        }
      }
      await killChildren();

      // The leases of the processes have expired, so that another process completes their work.
      const last = await startChild({ ...env, AHEAD_MS: '600000' });
      const rows = await eventually(async (saw) => {
        const found = saw(await db.selectFrom('bookings').selectAll().execute());
        const open = found.some(({ status, cancelling }) => status === 'pending' || cancelling);
        return open ? undefined : found;
      });
      await last.kill();
      const spent = rows
        .filter(({ status }) => status === 'confirmed' || status === 'requested')
        .flatMap(({ credits }) => credits)
        .reduce((sum, { amount }) => sum + Math.round(Number(amount.amount) * 100), 0);
      const { balances, balanced } = await ledgerOf(database().database);
      expect(balanced).toBe(true);
      expect(balances[customer]).toBe(1_500 - spent);
      expect(balances[`hotel:${bookingRequest.stay.hotelId}`] ?? 0).toBe(spent);
    }),
    // One long run, because only starting processes takes time.
    { numRuns: 1, endOnFailure: true },
  );
}, 120_000);
