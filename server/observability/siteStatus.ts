import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { countEachUpTo, type WaitingRows } from '../desk/deskQueue.ts';
import type { AttemptCount } from './attempts.ts';
import { findSilence } from './silence.ts';

/** A queue of pending rows. The queue is late if its oldest row has waited longer than `lateMs`. */
type Waiting = { name: string; rows: WaitingRows; lateMs?: number };

/** The day of the latest exchange rates, and the currencies whose rates wait for confirmation. */
type RatesStatus = { date: string; unconfirmed: readonly string[] };

/** The sources of the status. `rates` is undefined if exchange rates are not refreshed. */
export type StatusSources = {
  database: Pick<Database, 'transaction' | 'available' | 'now'>;
  now: () => Date;
  waiting: (now: Date) => readonly Waiting[];
  /** The bookings of the last day, by state. */
  bookings: (now: Date) => readonly { status: string; rows: WaitingRows }[];
  rates?: (() => Promise<RatesStatus>) | undefined;
  /** Reads the recent attempts of travelers. */
  attempts: (tx: Kysely<Tables>) => Promise<readonly AttemptCount[]>;
  /** Reads the number of bookings now and in the weeks before. Called at most once a minute. */
  silence: (tx: Kysely<Tables>, now: Date) => Promise<Parameters<typeof findSilence>[0]>;
  /** Reads the number of differences between bookings and reservations. */
  differences: () => Promise<number>;
  /** Reads for how many seconds no worker has run, or undefined if none ever has. */
  workerSilence: (tx: Kysely<Tables>) => Promise<number | undefined>;
  /** How long a status is fresh, in milliseconds. */
  keptMs?: number | undefined;
};

/** The state of the site in its database. Each count is at most 10,000. */
export type SiteStatus = {
  waiting: readonly { name: string; count: number; oldestSeconds: number; late: boolean }[];
  bookings: readonly { status: string; count: number }[];
  rates: RatesStatus | undefined;
  attempts: readonly AttemptCount[];
  /** The hours without a booking, if that is unusual. Otherwise undefined. */
  silence: { hours: number } | undefined;
  /** The number of differences between bookings and reservations of the provider. */
  differences: number;
  /** How many seconds the clock of this process is ahead of the clock of the database. */
  clockOffset: number;
  /** For how many seconds no worker of any process has run. */
  workerSilentSeconds: number;
};

/**
 * Reads the status for metrics and probes. Both functions return undefined while the database is
 * down or too slow.
 */
export type StatusReader = {
  /**
   * Returns a status that is at most five seconds old, or undefined if none arrives within a
   * second.
   */
  fresh: () => Promise<SiteStatus | undefined>;
  /**
   * Returns a status that is at most a minute old, without waiting. If the status is older than
   * five seconds, a new one is read in the background.
   */
  recent: () => SiteStatus | undefined;
};

const mostCounted = 10_000;
const usualKeptMs = 5_000;
const recentMs = 60_000;
/** How long the database may take, and how long the caller waits. */
const readMs = 1_000;
const silenceMs = 60_000;

/**
 * Creates the reader of the site's status. The reader queries the database at most once in five
 * seconds, and reads one status at a time.
 */
export function createStatusReader(sources: StatusSources): StatusReader {
  const { database, keptMs = usualKeptMs } = sources;
  let silence: { at: number; found: SiteStatus['silence'] } | undefined;
  const readSilence = async (tx: Kysely<Tables>, now: Date) => {
    if (!silence || performance.now() - silence.at > silenceMs) {
      const found = findSilence(await sources.silence(tx, now));
      silence = { at: performance.now(), found };
    }
    return silence.found;
  };
  const startedAt = performance.now();
  // On a new site, the silence counts from the start, because a worker may still start.
  const readWorker = async (tx: Kysely<Tables>) =>
    (await sources.workerSilence(tx)) ?? (performance.now() - startedAt) / 1_000;
  let last: { at: number; status: SiteStatus | undefined } | undefined;
  let running: Promise<void> | undefined;
  const read = async () => {
    const status = await readStatus(sources, readSilence, readWorker).catch(() => undefined);
    last = { at: performance.now(), status };
    running = undefined;
  };
  const refresh = () => (running ??= read());
  const lastWithin = (ms: number) =>
    last !== undefined && performance.now() - last.at < ms ? last : undefined;
  return {
    fresh: async () => {
      if (!database.available()) return undefined;
      if (!lastWithin(keptMs)) {
        await Promise.race([refresh(), sleep(readMs, undefined, { ref: false })]);
      }
      return lastWithin(keptMs)?.status;
    },
    recent: () => {
      if (!database.available()) return undefined;
      if (!lastWithin(keptMs)) void refresh();
      return lastWithin(recentMs)?.status;
    },
  };
}

/**
 * Reads the status in one transaction, whose statements the database cancels after a second.
 * Rejects while the database is down or too slow.
 */
async function readStatus(
  { database, now, rates, ...sources }: StatusSources,
  readSilence: (tx: Kysely<Tables>, now: Date) => Promise<SiteStatus['silence']>,
  readWorker: (tx: Kysely<Tables>) => Promise<number>,
): Promise<SiteStatus> {
  const at = now();
  const waiting = sources.waiting(at);
  const bookings = sources.bookings(at);
  const rows = [...waiting, ...bookings].map((each) => each.rows);
  const { counts, ...more } = await database.transaction(async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(readMs)}`.execute(tx);
    const clock = sql<{ at: Date }>`select ${database.now()} as at`;
    const [read] = (await clock.execute(tx)).rows;
    return {
      clockOffset: read ? (now().getTime() - read.at.getTime()) / 1_000 : 0,
      counts: await countEachUpTo(tx, rows, mostCounted),
      attempts: await sources.attempts(tx),
      silence: await readSilence(tx, at),
      workerSilentSeconds: await readWorker(tx),
    };
  });
  return {
    waiting: waiting.map(({ name, lateMs = Infinity }, index) => {
      const { count = 0, oldest } = counts[index] ?? {};
      const ms = oldest ? Math.max(0, at.getTime() - oldest.getTime()) : 0;
      return { name, count, oldestSeconds: ms / 1_000, late: ms > lateMs };
    }),
    bookings: bookings.map(({ status }, index) => ({
      status,
      count: counts[waiting.length + index]?.count ?? 0,
    })),
    rates: await rates?.(),
    differences: await sources.differences(),
    ...more,
  };
}
