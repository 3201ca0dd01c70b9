import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { startSite } from '../support/startSite.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { closeTestRun, openTestRun } from '../support/testDatabaseServer.ts';
import { book, findOffers, type Offer } from './floods/travelers.ts';

/**
 * `npm run bench:load` measures how many visitors one process serves, and how bookings fare
 * meanwhile. RATES (40,80,160,240) are visits a second for SECONDS (15) each, with GATES (off,on).
 * BESIDE=folder names another checkout, which is built. Each visitor has a different address, opens
 * a page and sends its call. Meanwhile two bookings a second are made. A booking that takes more
 * than ten seconds counts as failed. The first row of a site is not printed, because it only warms
 * up the process. The benchmark only reports and never fails.
 */
const rates = (process.env['RATES'] ?? '40,80,160,240').split(',').map(Number);
const gates = (process.env['GATES'] ?? 'off,on').split(',');
const seconds = Number(process.env['SECONDS'] ?? 15);
const beside = process.env['BESIDE'];
const everyMs = 500;
const longestMs = 10_000;
const visitsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

async function bookWithin(origin: string, offer: Offer): Promise<number | undefined> {
  const start = performance.now();
  const late = sleep(longestMs, undefined, { ref: false });
  const answer = await Promise.race([book(origin, offer).catch(() => undefined), late]);
  return answer?.status === 201 ? performance.now() - start : undefined;
}

async function visit(origin: string, rate: number, offers: Offer[]) {
  const visitor = join(import.meta.dirname, 'floods/visitor.ts');
  const args = ['--import', 'tsx', visitor, origin, String(rate), String(seconds)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const printed = child.stdout.toArray();
  await once(child.stdout, 'readable');
  const made: Promise<number | undefined>[] = [];
  for (let number = 0; number < (seconds * 1_000) / everyMs; number += 1) {
    const offer = offers.pop();
    if (!offer) throw new Error('All rates are booked: take fewer SECONDS.');
    made.push(bookWithin(origin, offer));
    await sleep(everyMs);
  }
  const took = (await Promise.all(made)).filter((ms) => ms !== undefined);
  await closed;
  took.sort((a, b) => a - b);
  const lines = Buffer.concat(await printed).toString();
  return {
    ...v.parse(visitsSchema, lines.trim().split('\n').at(-1)),
    bookings: made.length,
    'not booked': made.length - took.length,
    'ms, median': Math.round(took[Math.floor(took.length / 2)] ?? NaN),
    'ms, longest': Math.round(took.at(-1) ?? NaN),
  };
}

await openTestRun();
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const checkout of [...(beside === undefined ? [] : [beside]), process.cwd()]) {
    spawnSync('npm', ['run', '--silent', 'build'], { cwd: checkout, stdio: 'inherit' });
    for (const GATE of gates) {
      const database = await createTestDatabase({ migrated: false });
      const site = await startSite(
        {
          GATE,
          OPERATOR_NAME: 'Bench',
          OPERATOR_ADDRESS: 'Bench',
          OPERATOR_EMAIL: 'desk@bench.example',
          TRUST_PROXY: 'loopback',
          DATABASE_URL: database.url,
          AUTH_SECRET: randomUUID(),
        },
        checkout,
      );
      const wanted = (rates.length + 1) * ((seconds * 1_000) / everyMs);
      const offers = await findOffers(
        site.origin,
        wanted,
        (rate) => rate.booking === 'instant' && Number(rate.total_now) === 0,
      );
      const [first = 0] = rates;
      await visit(site.origin, first, offers);
      for (const rate of rates) {
        const name = `${checkout === beside ? 'beside' : 'this one'}, gate ${GATE}, ${rate}/s`;
        rows[name] = await visit(site.origin, rate, offers);
      }
      await site.stop();
      await database.close();
    }
  }
  console.table(rows);
  process.stdout.write(`${seconds} s each, one process, Node ${process.version}\n`);
} finally {
  await closeTestRun();
}
