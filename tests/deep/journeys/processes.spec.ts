import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import * as v from 'valibot';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { BookedStay } from '#contracts/site/bookingRequest.ts';
import { listen } from '#server/http/listen.ts';
import { bookingRequest } from '../../server/bookings/support/bookingRequest.ts';
import { bookedRoom } from '../../support/sampleStay.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

test.setTimeout(240_000);

const loopback = '127.0.0.1';
/** The time limit of a step on a busy machine, in milliseconds. */
const patience = 60_000;

/** Starts the built site in two processes with the embedded database. */
function startSite(env: Record<string, string>) {
  const entry = join(import.meta.dirname, '../../../dist/server/index.js');
  const site = spawn(process.execPath, ['--disable-warning=DEP0060', entry], {
    env: { NODE_ENV: 'production', WORKERS: '2', PORT: '0', EXCHANGE_RATES_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface(site.stdout).on('line', (line) => lines.push(line));
  createInterface(site.stderr).on('line', (line) => errors.push(line));
  const ended = once(site, 'close').then(([code]: unknown[]) => code);
  return { site, lines, errors, ended };
}

/**
 * Returns two consecutive free ports. They are below the range of automatic ports, from which
 * another test could take one.
 */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await listen(server, { host: loopback, port });
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Returns the serving processes in the order of their starts. */
function servingBelow({ pid = 0 }: ChildProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((child) =>
      readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('dist/server/index.js'),
    );
}

const metricsAt = (port: number) =>
  fetch(`http://${loopback}:${port}/metrics`).then(
    (response) => response.text(),
    () => undefined,
  );
/**
 * Returns whether the process with metrics at this port runs the worker, or undefined without such
 * a process.
 */
const worksAt = async (port: number) =>
  (await metricsAt(port))?.includes('\nworker_silent_seconds ');

/**
 * Returns the start time of the process with metrics at this port, or undefined without such a
 * process.
 */
const startedAt = async (port: number) => {
  const [, seconds] =
    /\nprocess_start_time_seconds (\d+)/.exec((await metricsAt(port)) ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
};

test('another process runs the worker if the first is killed, and all end together', async () => {
  const { folder, remove } = temporaryFolder();
  const metricsPort = await freePorts();
  const started = startSite({
    DATA_DIR: folder,
    METRICS_PORT: String(metricsPort),
    DRAIN_MS: '0',
  });
  const { site, lines, errors, ended } = started;
  await waitFor(() => {
    if (site.exitCode !== null) throw new Error(`The site has ended: ${errors.join(' ')}`);
    return lines.some((line) => line.startsWith('Processes: 2, '));
  });
  const address = lines
    .find((line) => line.startsWith('The site is open at '))
    ?.split(' ')
    .at(-1);
  const said = (start: string) => lines.filter((line) => line.includes(start)).length;
  await waitFor(async () => (await worksAt(metricsPort)) === true);
  expect(await worksAt(metricsPort + 1)).toBe(false);
  const before = servingBelow(site);
  expect(before).toHaveLength(2);
  const start = (await startedAt(metricsPort)) ?? 0;

  const [first = 0, second] = before;
  process.kill(first, 'SIGKILL');
  await waitFor(async () => (await worksAt(metricsPort + 1)) === true);
  await waitFor(async () => (await worksAt(metricsPort)) === false);
  // The alert for restarts reads this metric.
  await waitFor(async () => ((await startedAt(metricsPort)) ?? 0) > start);
  await waitFor(() => said('a process has ended and is started again') === 1);
  expect([said('The site is open at '), said('"the site has started"')]).toEqual([1, 1]);
  expect(servingBelow(site)).toEqual([second, expect.any(Number)]);
  for (const path of ['/readyz', '/healthz']) {
    const { status } = await fetch(`${address ?? ''}${path}`);
    expect(status).toBe(200);
  }

  const all = servingBelow(site);
  site.kill('SIGTERM');
  expect(await ended).toBe(0);
  for (const pid of all) expect(existsSync(`/proc/${pid}`)).toBe(false);
  expect(existsSync(join(folder, 'postgres/data/PG_VERSION'))).toBe(true);
  expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  expect(errors).toEqual([]);
  remove();
});

test('a port that is in use gives one message and leaves nothing running', async () => {
  const { folder, remove } = temporaryFolder();
  const other = createServer();
  const { port } = new URL(await listen(other, { host: loopback, port: 0 }));
  const { lines, errors, ended } = startSite({ DATA_DIR: folder, PORT: port });
  expect(await ended).toBe(1);
  other.close();
  expect(errors).toEqual([
    `Port ${port} on 127.0.0.1 is in use: stop the other program, or set PORT to another one.`,
  ]);
  expect(lines.some((line) => line.startsWith('The site is open'))).toBe(false);
  expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  remove();
});

/** Requests JSON over a new connection, which reaches the next process. */
async function readJson<Schema extends v.GenericSchema>(address: string, schema: Schema) {
  const [response]: IncomingMessage[] = await once(get(address, { agent: false }), 'response');
  if (!response) throw new Error('no response');
  const chunks: Buffer[] = await response.toArray();
  return v.parse(schema, JSON.parse(Buffer.concat(chunks).toString()));
}

/** Finds a search with a rate that can be booked at once and has few rooms left. */
async function findScarce(address: string) {
  for (let days = 60; days < 120; days += 1) {
    const [from, to] = [addDays(today(), days), addDays(today(), days + 1)];
    const path = `${address}/api/hotels/search?city=Marrakech&check_in=${from}&check_out=${to}`;
    const { hotels } = await readJson(path, searchResponseSchema);
    for (const { id: hotelId, rates } of hotels ?? []) {
      const rate = rates?.find(
        ({ booking, collect, left }) => booking === 'instant' && collect !== 'site' && left === 2,
      );
      if (rate) return { path, hotelId, rate };
    }
  }
  throw new Error('The sample catalog has no such rate.');
}

test('the lists of both processes stop offering the last rooms within seconds', async () => {
  const { folder, remove } = temporaryFolder();
  const metricsPort = await freePorts();
  const { site, lines, errors, ended } = startSite({
    DATA_DIR: folder,
    METRICS_PORT: String(metricsPort),
    DRAIN_MS: '0',
  });
  await waitFor(() => {
    if (site.exitCode !== null) throw new Error(`The site has ended: ${errors.join(' ')}`);
    return lines.some((line) => line.startsWith('Processes: 2, '));
  });
  const address = String(
    lines
      .find((line) => line.startsWith('The site is open at '))
      ?.split(' ')
      .at(-1),
  );
  const { path, hotelId, rate } = await findScarce(address);
  const isOffered = async () => {
    const { hotels } = await readJson(path, searchResponseSchema);
    const { rates } = hotels?.find(({ id }) => id === hotelId) ?? {};
    return Boolean(
      rates?.some(({ id, room_group_id: room }) => id === rate.id && room === rate.room_group_id),
    );
  };
  const answers = () => Promise.all(Array.from({ length: 8 }, isOffered));
  const stores = async (port: number) =>
    /\n[a-z_]*cache_bytes [1-9]/.test((await metricsAt(port)) ?? '');
  await waitFor(async () => {
    await answers();
    return (await stores(metricsPort)) && (await stores(metricsPort + 1));
  });
  expect(new Set(await answers())).toEqual(new Set([true]));

  const { check_in: checkIn, check_out: checkOut } = rate;
  const rooms = [bookedRoom(rate), bookedRoom(rate)];
  const stay: BookedStay = { hotelId, checkIn, checkOut, rooms };
  const booked = await fetch(`${address}/api/bookings`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: address,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify({ ...bookingRequest, stay }),
  });
  expect(booked.status).toBe(201);
  // The lists may be cached for a minute.
  const since = performance.now();
  await waitFor(async () => (await answers()).every((offered) => !offered));
  expect(performance.now() - since).toBeLessThan(10_000);
  site.kill('SIGTERM');
  expect(await ended).toBe(0);
  remove();
});

/** Waits longer than `eventually` because of the starts. */
async function waitFor(holds: () => Promise<boolean> | boolean): Promise<void> {
  const until = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error(`It did not happen in time: ${String(holds)}`);
    await sleep(100);
  }
}
