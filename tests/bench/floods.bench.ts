import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { type Site, startSite } from '../support/startSite.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { closeTestRun, openTestRun } from '../support/testDatabaseServer.ts';
import { type Flood, startFlood } from './floods/startFlood.ts';
import { startLimitedBank } from './floods/limitedBank.ts';
import {
  addresses,
  book,
  findOffers,
  newClient,
  type Offer,
  openBooking,
  payAndWait,
} from './floods/travelers.ts';

/**
 * `npm run bench:floods` measures the effect of a flood on everybody else, with ROUNDS (3) and
 * SECONDS (20) of each flood. BESIDE=folder names another checkout, which is built: both are
 * measured in turns.
 *
 * 1. One client asks for pages of a site without the gate on 32 connections, as fast as it gets
 *    them. Measured is the time that a booking of another traveler takes before and meanwhile.
 * 2. 1,100 clients ask for bookings whose payments are open, at a bank that takes 25 calls a second
 *    like Stripe. Counted are the calls of the site to the bank. Measured is the time until a
 *    traveler who has paid sees the confirmed booking.
 * 3. One client, and then 20, ask for 200 new pages a second that nobody has requested before.
 *    Measured is the time of bookings. Counted are the new pages that others receive already drawn:
 *    one a second, for each of eight clients in turn.
 *
 * FLOODS=new leaves out the first two. The benchmark only reports and never fails.
 */
const rounds = Number(process.env['ROUNDS'] ?? 3);
const seconds = Number(process.env['SECONDS'] ?? 20);
const beside = process.env['BESIDE'];
const quietMs = 5_000;
/** The time between two bookings. */
const everyMs = 200;
const longestWaitMs = 90_000;
const attackers = 1_100;
const asked = 11;
const payers = 3;
const onlyNewPages = process.env['FLOODS'] === 'new';
/** The number of opened pages that nobody had requested before. */
let newPages = 0;

const pageFloods = [
  { name: 'an unknown parameter', paths: ['/hotel-listing?city=Paris&zz={n}'] },
  { name: 'pages of the list', paths: ['/hotel-listing?city=Paris&page={n}'] },
  { name: 'other names of a city', paths: ['/hotel-listing?city=Paris,%20{n}'] },
];

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

type Measured = {
  site: Site;
  bankCalls: () => number;
  /** Unused offers: paid at the hotel, and prepaid. */
  atHotel: Offer[];
  prepaid: Offer[];
  stop: () => Promise<void>;
};

/** Builds a checkout and starts its site without the gate, with a new database and bank. */
async function start(checkout: string): Promise<Measured> {
  spawnSync('npm', ['run', '--silent', 'build'], { cwd: checkout, stdio: 'inherit' });
  const [siteDatabase, bankDatabase] = await Promise.all([
    createTestDatabase({ migrated: false }),
    createTestDatabase({ migrated: false }),
  ]);
  const secret = `whsec_${randomUUID()}`;
  let origin = '';
  const address = () => `${origin}/api/payments/events`;
  const bank = await startLimitedBank(bankDatabase, { address, secret });
  const site = await startSite(
    {
      GATE: 'off',
      OPERATOR_NAME: 'Bench',
      OPERATOR_ADDRESS: 'Bench',
      OPERATOR_EMAIL: 'desk@bench.example',
      TRUST_PROXY: 'loopback',
      DATABASE_URL: siteDatabase.url,
      AUTH_SECRET: randomUUID(),
      STRIPE_SECRET_KEY: 'sk_test_bench',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_ORIGIN: bank.origin,
    },
    checkout,
  );
  ({ origin } = site);
  const isInstant = ({ booking }: Rate) => booking === 'instant';
  const bookings =
    ((onlyNewPages ? 0 : pageFloods.length * (seconds * 1_000 + quietMs)) + 2 * seconds * 1_000) /
    everyMs;
  return {
    site,
    bankCalls: bank.calls,
    atHotel: await findOffers(
      origin,
      rounds * bookings,
      (rate) => isInstant(rate) && Number(rate.total_now) === 0,
    ),
    prepaid: await findOffers(
      origin,
      rounds * (asked + 2 * payers),
      (rate) => isInstant(rate) && rate.collect === 'site',
    ),
    stop: async () => {
      await site.stop();
      await bank.close();
      await Promise.all([siteDatabase.close(), bankDatabase.close()]);
    },
  };
}

function take(offers: Offer[]): Offer {
  const offer = offers.pop();
  if (!offer) throw new Error('All rates are booked: take fewer SECONDS.');
  return offer;
}

/** Books a stay every `everyMs`. A delayed booking starts as soon as the one before it is done. */
async function bookFor({ site, atHotel }: Measured, ms: number) {
  const took: number[] = [];
  let failed = 0;
  const from = performance.now();
  while (performance.now() - from < ms) {
    const start = performance.now();
    const response = await book(site.origin, take(atHotel));
    await response.text();
    if (response.status !== 201) failed += 1;
    took.push(performance.now() - start);
    await sleep(Math.max(0, everyMs - (took.at(-1) ?? 0)));
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  const mean = took.reduce((sum, each) => sum + each, 0) / took.length;
  return { ms: mean, p50: at(0.5), p95: at(0.95), count: took.length, failed };
}

/** Returns the result of `work` during a flood of the site, and the responses to the flood. */
async function during<Result>({ site }: Measured, flood: Flood, work: () => Promise<Result>) {
  const end = await startFlood(site.origin, flood);
  const from = performance.now();
  const result = await work();
  const lasted = (performance.now() - from) / 1_000;
  return { result, lasted, got: await end() };
}

async function floodPages(measured: Measured, paths: readonly string[]) {
  const alone = await bookFor(measured, quietMs);
  const { result: flooded, got } = await during(measured, { paths, clients: [newClient()] }, () =>
    bookFor(measured, seconds * 1_000),
  );
  return {
    'ms alone': alone.ms,
    'ms in the flood': flooded.ms,
    'speed kept': alone.ms / flooded.ms,
    'not booked': flooded.failed,
    pages: got['200'] ?? 0,
    refused: got['429'] ?? 0,
  };
}

async function floodLooks(measured: Measured) {
  const { site, prepaid, bankCalls } = measured;
  const open = async (count: number) => {
    const bookings = [];
    for (let opened = 0; opened < count; opened += 1) {
      bookings.push(await openBooking(site.origin, take(prepaid)));
      // The limited bank takes only so many calls a second.
      await sleep(200);
    }
    return bookings;
  };
  const wait = async (bookings: Awaited<ReturnType<typeof open>>) => {
    const waits = await Promise.all(
      bookings.map((booking) => payAndWait(site.origin, booking, longestWaitMs)),
    );
    return median(waits) / 1_000;
  };
  const alone = await wait(await open(payers));
  const payersBookings = await open(payers);
  const paths = (await open(asked)).map(({ path }) => path);
  const before = bankCalls();
  const flood = { paths, clients: addresses(1, attackers) };
  const { result, lasted, got } = await during(measured, flood, async () => {
    const [waited] = await Promise.all([wait(payersBookings), sleep(seconds * 1_000)]);
    return waited;
  });
  const calls = bankCalls() - before;
  return {
    's alone': alone,
    's in the flood': result,
    looks: got['200'] ?? 0,
    'calls to the bank': calls,
    'calls a second': calls / lasted,
  };
}

/** Opens a new page every second and counts the pages that arrive drawn. */
async function readFor({ site }: Measured, ms: number) {
  const readers = Array.from({ length: 8 }, newClient);
  const from = performance.now();
  let opened = 0;
  let drawn = 0;
  while (performance.now() - from < ms) {
    newPages += 1;
    const response = await fetch(`${site.origin}/hotel-listing?city=Rome&min_price=${newPages}`, {
      headers: { 'x-forwarded-for': readers[opened % readers.length] ?? '' },
    });
    if ((await response.text()).includes('id="drawn"')) drawn += 1;
    opened += 1;
    await sleep(Math.max(0, opened * 1_000 - (performance.now() - from)));
  }
  return { opened, drawn };
}

async function floodNewPages(measured: Measured, clients: readonly string[]) {
  // The cities differ, so that no page is cached from the flood before.
  const city = clients.length > 1 ? 'London' : 'Paris';
  const paths = [`/hotel-listing?city=${city}&min_price={n}`];
  const { result, lasted, got } = await during(measured, { paths, clients, rate: 200 }, () =>
    Promise.all([bookFor(measured, seconds * 1_000), readFor(measured, seconds * 1_000)]),
  );
  const [booked, read] = result;
  return {
    'p50 ms': booked.p50,
    'p95 ms': booked.p95,
    booked: booked.count,
    'not booked': booked.failed,
    'pages a second': (got['200'] ?? 0) / lasted,
    'of others': read.opened,
    drawn: read.drawn,
  };
}

type Row = Readonly<Record<string, number>>;

/** Returns the medians over the rounds of a flood on a checkout. */
function medians(rows: readonly Row[]): Record<string, string> {
  const columns = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    columns.map((column) => [column, median(rows.map((row) => row[column] ?? NaN)).toFixed(2)]),
  );
}

await openTestRun();
const sites = new Map<string, Measured>();
try {
  if (beside !== undefined) sites.set(beside, await start(beside));
  sites.set('this one', await start(process.cwd()));
  const pages = new Map<string, Row[]>();
  const looks = new Map<string, Row[]>();
  const fresh = new Map<string, Row[]>();
  const add = (to: Map<string, Row[]>, name: string, row: Row) =>
    to.set(name, [...(to.get(name) ?? []), row]);
  for (let round = 0; round < rounds; round += 1) {
    for (const clients of [1, 20]) {
      for (const [checkout, site] of sites) {
        const from = Array.from({ length: clients }, newClient);
        add(fresh, `${clients} ask for new pages, ${checkout}`, await floodNewPages(site, from));
      }
    }
    if (onlyNewPages) continue;
    for (const { name, paths } of pageFloods) {
      for (const [checkout, site] of sites) {
        add(pages, `${name}, ${checkout}`, await floodPages(site, paths));
      }
    }
    for (const [checkout, site] of sites) {
      add(looks, `looks at payments, ${checkout}`, await floodLooks(site));
    }
  }
  for (const rows of [fresh, pages, looks]) {
    console.table(Object.fromEntries([...rows].map(([name, each]) => [name, medians(each)])));
  }
  process.stdout.write(`medians of ${rounds} rounds of ${seconds} s, Node ${process.version}\n`);
} finally {
  for (const site of sites.values()) await site.stop();
  await closeTestRun();
}
