import { Gauge, type Registry } from 'prom-client';
import { siteAlarmNames } from '#contracts/site/desk/deskToday.ts';
import type { Database } from '../database/openDatabase.ts';
import type { BreakerState } from '../provider/circuitBreaker.ts';
import { type CallKind, callKinds } from '../provider/createProviderClient.ts';
import type { CertificateState } from './certificates.ts';
import type { DiskSpace } from './diskSpace.ts';
import type { SiteAlarms } from './siteAlarms.ts';
import type { SiteStatus, StatusReader } from './siteStatus.ts';

const breakerStates: readonly BreakerState[] = ['closed', 'half-open', 'open'];

/** The sources that each scrape reads. */
export type GaugeSources = {
  breaker: (calls: CallKind) => BreakerState;
  cacheBytes: () => number;
  database: Pick<Database, 'available' | 'connections'>;
  status: StatusReader;
  alarms: Pick<SiteAlarms, 'fresh'>;
  disk?: (() => DiskSpace | undefined) | undefined;
  certificates?: (() => readonly CertificateState[]) | undefined;
  /**
   * Returns the longest time since a job of the worker last succeeded, in milliseconds. Returns
   * undefined while this process runs no worker.
   */
  silentMs: () => number | undefined;
};

/**
 * Adds the gauges. Gauges from the database are omitted while the database does not answer in time,
 * because an earlier value or 0 would be wrong.
 */
export function addGauges(register: Registry, sources: GaugeSources): void {
  const { breaker, cacheBytes, database, status, silentMs } = sources;
  const registers = [register];
  const state = new Gauge({
    name: 'provider_breaker_state',
    help: '1 for the current state of the circuit breaker of reads or reservations.',
    labelNames: ['calls', 'state'] as const,
    registers,
    collect: () => {
      for (const kind of callKinds) {
        for (const name of breakerStates) {
          state.set({ calls: kind, state: name }, name === breaker(kind) ? 1 : 0);
        }
      }
    },
  });
  const bytes: Gauge = new Gauge({
    name: 'hotels_cache_bytes',
    help: 'Bytes of cached responses.',
    registers,
    collect: () => bytes.set(cacheBytes()),
  });
  const up: Gauge = new Gauge({
    name: 'database_up',
    help: '1 if the database answered when it was last contacted, at most a few seconds ago.',
    registers,
    collect: async () => {
      await status.fresh();
      up.set(database.available() ? 1 : 0);
    },
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to the database, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect: () => {
      for (const [name, count] of Object.entries(database.connections())) {
        connections.set({ state: name }, count);
      }
    },
  });
  const silent: Gauge = new Gauge({
    name: 'worker_silent_seconds',
    help: 'Seconds since a successful turn of the job of the worker that has waited longest for one.',
    registers,
    collect: () => setOrRemove(silent, inSeconds(silentMs())),
  });
  addStatusGauges(register, status);
  addAlarmGauges(register, sources);
  addCertificateGauges(register, sources);
}

function addStatusGauges(register: Registry, status: StatusReader): void {
  type Values = readonly (readonly [label: string, value: number])[];
  const add = (name: string, label: string, help: string, read: (of: SiteStatus) => Values) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [register],
      collect: async () => {
        const known = await status.fresh();
        gauge.reset();
        for (const [value, number] of known ? read(known) : [])
          gauge.set({ [label]: value }, number);
      },
    });
  };
  add(
    'hotels_waiting',
    'queue',
    'The number of waiting items in each queue; 10,000 at most.',
    ({ waiting }) => waiting.map(({ name, count }) => [name, count]),
  );
  add(
    'hotels_waiting_oldest_seconds',
    'queue',
    'Seconds for which the oldest item of each queue has waited; 0 for an empty queue.',
    ({ waiting }) => waiting.map(({ name, oldestSeconds }) => [name, oldestSeconds]),
  );
  add(
    'hotels_bookings',
    'status',
    'Bookings that were made in the last 24 hours, by their state; 10,000 of each at most.',
    ({ bookings }) => bookings.map((of) => [of.status, of.count]),
  );
  const day: Gauge = new Gauge({
    name: 'exchange_rates_day_seconds',
    help: 'The day of the latest exchange rates, as seconds since 1970.',
    registers: [register],
    collect: async () => {
      const date = (await status.fresh())?.rates?.date;
      setOrRemove(day, date === undefined ? undefined : inSeconds(Date.parse(date)));
    },
  });
  const unconfirmed: Gauge = new Gauge({
    name: 'exchange_rates_unconfirmed',
    help: 'The number of currencies that are not converted, because their rate moved far and is not confirmed.',
    registers: [register],
    collect: async () => {
      const rates = (await status.fresh())?.rates;
      if (rates) unconfirmed.set(rates.unconfirmed.length);
      else unconfirmed.remove();
    },
  });
}

/** Adds the figures behind the alarms, and the alarms themselves: 1 while an alarm is active. */
function addAlarmGauges(register: Registry, { alarms, disk, status }: GaugeSources): void {
  const registers = [register];
  const alarm = new Gauge({
    name: 'hotels_alarm',
    help: '1 while an alarm about the whole site is active, by the name of the alarm.',
    labelNames: ['alarm'] as const,
    registers,
    collect: async () => {
      const holding = await alarms.fresh();
      for (const name of siteAlarmNames) {
        alarm.set({ alarm: name }, holding.some((each) => each.name === name) ? 1 : 0);
      }
    },
  });
  const attempts = new Gauge({
    name: 'hotels_attempts',
    help: 'Attempts of travelers in the last ten minutes, by kind and outcome.',
    labelNames: ['kind', 'outcome'] as const,
    registers,
    collect: async () => {
      attempts.reset();
      for (const { kind, recent } of (await status.fresh())?.attempts ?? []) {
        attempts.set({ kind, outcome: 'failed' }, recent.failed);
        attempts.set({ kind, outcome: 'succeeded' }, recent.count - recent.failed);
      }
    },
  });
  const offset: Gauge = new Gauge({
    name: 'clock_offset_seconds',
    help: 'Seconds by which the clock of this process is ahead of the database.',
    registers,
    collect: async () => setOrRemove(offset, (await status.fresh())?.clockOffset),
  });
  const free: Gauge = new Gauge({
    name: 'disk_free_bytes',
    help: 'Free bytes on the disk of DATA_DIR.',
    registers,
    collect: () => setOrRemove(free, disk?.()?.free),
  });
}

/** Adds the gauges of certificates. Servers without TLS are omitted. */
function addCertificateGauges(
  register: Registry,
  { certificates = () => [] }: Pick<GaugeSources, 'certificates'>,
): void {
  const add = (name: string, help: string, read: (of: CertificateState) => number | undefined) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['of'] as const,
      registers: [register],
      collect: () => {
        gauge.reset();
        for (const state of certificates()) {
          const value = read(state);
          if (value !== undefined) gauge.set({ of: state.of }, value);
        }
      },
    });
  };
  add(
    'hotels_certificate_expires_seconds',
    'When the certificate of each server that the site uses ends, as seconds since 1970.',
    ({ expiresAt }) => inSeconds(expiresAt?.getTime()),
  );
  add(
    'hotels_certificate_unread_seconds',
    'For how long the certificate of each server could not be read; 0 if it was.',
    ({ unreadSince }) => (unreadSince ? (Date.now() - unreadSince.getTime()) / 1_000 : 0),
  );
}

function inSeconds(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms / 1_000;
}

function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
