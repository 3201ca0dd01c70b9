import { randomInt, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import * as v from 'valibot';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedStay } from '#contracts/site/bookingRequest.ts';
import { bookingResponseSchema } from '#contracts/site/bookingSchema.ts';
import { bookedRoom } from '../../support/sampleStay.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const kills = Number(process.env['KILLS'] ?? 20);
const startMs = 110_000;
/**
 * The time limit until everything is at rest, in milliseconds. In the longest case, an open payment
 * whose event was lost waits for its next look-up (2 min). After that, its booking, the cancellation
 * of the booking that it replaces and the refund of that booking each wait for a lease of the killed
 * process (30 s), and for a pause that killed attempts have lengthened (1 min after seven).
 */
const restMs = 400_000;
/** A site is killed within this number of milliseconds after the travelers begin. */
const livesMs = 2_000;

test.setTimeout(kills * 30_000 + restMs + startMs);

const free = { amount: '0.00', currency: 'USD' };
type Made = { id: string; key: string; hotelId: string };

/** Returns a random item. Throws if there is none yet. */
function pick<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(Math.max(items.length, 1))];
  if (item === undefined) throw new Error('There is none.');
  return item;
}

/** Starts the built site with the sample provider and the sample bank. The test kills it later. */
async function startSite(env: Record<string, string>) {
  const entry = join(import.meta.dirname, '../../../dist/server/index.js');
  const child = spawn(process.execPath, ['--disable-warning=DEP0060', entry], {
    env: { NODE_ENV: 'production', PORT: '0', EXCHANGE_RATES_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const endWithThisProcess = () => void child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  const ended = once(child, 'close');
  let bank = '';
  const origin = await new Promise<string>((resolve, reject) => {
    setTimeout(() => reject(new Error('The site did not start in time.')), startMs).unref();
    createInterface(child.stdout).on('line', (line) => {
      bank ||= /^Payments: .*sample bank at (\S+)$/.exec(line)?.[1] ?? '';
      const [, address] = /^The site is open at (\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });
  const kill = async () => {
    process.removeListener('exit', endWithThisProcess);
    child.kill('SIGKILL');
    await ended;
  };
  // The site prints this address after its own.
  return { origin, bank: () => bank, kill };
}

/**
 * Returns stays in one to four rooms at prepaid rates with free cancellation, each on different
 * days.
 */
async function findStays(origin: string, wanted: number): Promise<BookedStay[]> {
  const isWanted = (rate: Rate) =>
    rate.collect === 'site' && rate.booking === 'instant' && rate.free_cancellation_until != null;
  const read = async (path: string) => (await fetch(`${origin}${path}`)).json();
  const found: BookedStay[] = [];
  for (let day = 40; found.length < wanted && day < 150; day += 4) {
    for (const nights of [2, 1]) {
      const checkIn = addDays(today(), day);
      const checkOut = addDays(checkIn, nights);
      const days = `check_in=${checkIn}&check_out=${checkOut}`;
      const { hotels } = v.parse(
        searchResponseSchema,
        await read(`/api/hotels/search?city=Marrakech&${days}`),
      );
      for (const { id } of (hotels ?? []).slice(0, 6)) {
        const { rates } = v.parse(hotelSchema, await read(`/api/hotels/${id}?${days}`));
        const wantedRates = rates?.filter(isWanted) ?? [];
        const count = 1 + (found.length % 4);
        const rooms = Array.from(
          { length: count },
          (_, index) => wantedRates[index % wantedRates.length],
        ).flatMap((rate) => (rate ? bookedRoom(rate) : []));
        if (rooms.length > 0) found.push({ hotelId: id, checkIn, checkOut, rooms });
      }
    }
  }
  return found;
}

/**
 * Selects the differences between bookings, the payments and ledger of the site, the bank and the
 * provider.
 */
const wrong = sql<{ id: string; why: string }>`
  with compared as (
    select b.id, b.status in ('confirmed', 'stayed') as stands, p.state,
      coalesce(p.amount, 0) as amount,
      case when p.state = 'captured' then p.amount - p.moved else 0 end - coalesce((
        select sum(r.amount) from refunds r
        where r.payment_id = p.id and r.state in ('sent', 'succeeded')), 0) as ours,
      case when p.moved_from is not null and p.state = 'captured' then p.amount else 0 end
        - coalesce(p.moved, 0) + coalesce((
          select sum((o.data->>'amount_captured')::bigint) from sample_bank.objects o
          where o.data->>'object' = 'charge' and o.data->'metadata'->>'payment' = p.id), 0)
        - coalesce((select sum((o.data->>'amount')::bigint) from sample_bank.objects o
          join refunds r on r.id = o.data->'metadata'->>'refund' and r.payment_id = p.id
          where o.data->>'object' = 'refund'), 0) as bank,
      coalesce((select sum(e.amount) from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        where t.booking_id = b.id and e.account = 'hotel:' || b.hotel_id), 0) as ledger,
      (select count(*) from sample_bank.objects o where o.data->>'object' = 'payment_intent'
        and o.data->'metadata'->>'payment' = p.id and o.data->>'status' = 'requires_capture') as held,
      exists (select from sample_provider.idempotency_keys k
        join sample_provider.reservations r on r.reference = k.reference
        where k.key = b.id and r.reservation->>'status' = 'confirmed') as reserved
    from bookings b left join payments p on p.hotel_id = b.hotel_id and p.booking_id = b.id
  )
  select id, concat_ws(', ',
    case when ours <> bank or ledger <> bank then
      format('bank %s, ours %s, ledger %s', bank, ours, ledger) end,
    case when bank <> case when stands then amount else 0 end then
      format('%s kept of %s', bank, amount) end,
    case when held > 0 then 'an authorization is left' end,
    case when stands <> reserved then format('stands %s, reserved %s', stands, reserved) end) as why
  from compared
  where ours <> bank or ledger <> bank or bank <> case when stands then amount else 0 end
    or held > 0 or stands <> reserved`;

test('bookings, ledger, bank and provider agree after a site is killed repeatedly', async () => {
  const { url, database, close } = await createTestDatabase({ migrated: false });
  const { folder, remove } = temporaryFolder();
  const env = { DATABASE_URL: url, DATA_DIR: folder, AUTH_SECRET: randomUUID() };
  const made: Made[] = [];
  let site = await startSite(env);
  const stays = await findStays(site.origin, 40);
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.origin, ...headers },
      body: JSON.stringify(body),
    });
  const book = async (stay: BookedStay, replaced?: Made) => {
    const traveller = {
      guests: [{ firstName: 'Ada', lastName: 'Lovelace' }],
      citizenship: 'GB',
      email: `${randomUUID()}@travelers.example`,
      phone: '+442079460000',
      services: [],
      specialRequests: '',
    };
    const more = replaced
      ? { replaces: { id: replaced.id, key: replaced.key, acceptedFee: free } }
      : { again: true };
    const body = { stay, traveller, ...more };
    const answer = await send('/api/bookings', body, { 'idempotency-key': randomUUID() });
    const { booking, link } = v.parse(bookingResponseSchema, await answer.json());
    const key = new URL(link, site.origin).searchParams.get('key') ?? '';
    made.push({ id: booking.id, key, hotelId: stay.hotelId });
  };
  /**
   * Pays every payment that can be paid, including bookings at the moment of a kill, whose link
   * nobody received.
   */
  const pay = async (most: number) => {
    const { rows } = await sql<{ address: string }>`select address from payments
      where state = 'open' order by random() limit ${most}`.execute(database.db);
    for (const { address } of rows) {
      const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
      const page = `${site.bank()}${new URL(address).pathname}`;
      await fetch(page, { method: 'POST', body, redirect: 'manual' });
    }
  };
  const actions = [
    async () => book(pick(stays)),
    async () => book(pick(stays)),
    async () => pay(1),
    async () => pay(1),
    async () => pay(2),
    async () => {
      const { id, key } = pick(made);
      await send(`/api/bookings/${id}/cancellation?key=${key}`, { acceptedFee: free });
    },
    async () => {
      const one = pick(made);
      await book(pick(stays.filter(({ hotelId }) => hotelId === one.hotelId)), one);
    },
  ];
  for (let round = 0; round < kills; round += 1) {
    const lives = sleep(randomInt(livesMs));
    const travellers = Array.from({ length: 3 }, async () => {
      // The next process continues interrupted work.
      for (let press = 0; press < 3; press += 1) await pick(actions)().catch(() => {});
    });
    await lives;
    await site.kill();
    await Promise.all(travellers);
    site = await startSite(env);
  }
  const open = sql<{ row: string }>`
    select concat_ws(' ', 'booking', id, status, attempts, next_attempt_at) as row
    from bookings where status = 'pending' or cancelling
    union all select concat_ws(' ', 'payment', id, state, attempts, next_attempt_at)
    from payments where state in ('opening', 'open', 'authorized', 'releasing')
    union all select concat_ws(' ', 'refund', id, state, attempts, next_attempt_at)
    from refunds where state = 'due'`;
  await expect
    .poll(
      async () => {
        await pay(100).catch(() => {});
        return (await open.execute(database.db)).rows.map(({ row }) => row);
      },
      { timeout: restMs, intervals: [5_000] },
    )
    .toEqual([]);
  expect((await wrong.execute(database.db)).rows).toEqual([]);
  const { rows } = await sql<{ status: string; count: string }>`select status, count(*) as count
    from bookings group by status order by status`.execute(database.db);
  expect(rows.map(({ status }) => status)).toContain('confirmed');
  await site.kill();
  await close();
  remove();
});
