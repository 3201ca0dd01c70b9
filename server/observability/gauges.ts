import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/openDatabase.ts';
import type { BreakerState } from '../provider/circuitBreaker.ts';
import { type CallKind, callKinds } from '../provider/createProviderClient.ts';
import type { SiteStatus, StatusReader } from './siteStatus.ts';

const breakerStates: readonly BreakerState[] = ['closed', 'half-open', 'open'];

/** What is read at each scrape. */
export type GaugeSources = {
  breaker: (calls: CallKind) => BreakerState;
  cacheBytes: () => number;
  database: Pick<Database, 'available' | 'connections'>;
  status: StatusReader;
  /**
   * Since when every job of the worker has had a turn; undefined while this process has no worker.
   */
  lastTurn: () => Date | undefined;
};

/**
 * Adds the gauges. Those that the database tells are left out while it does not answer in time:
 * neither an earlier value nor 0 would be true.
 */
export function addGauges(register: Registry, sources: GaugeSources): void {
  const { breaker, cacheBytes, database, status, lastTurn } = sources;
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
  const turn: Gauge = new Gauge({
    name: 'worker_last_turn_seconds',
    help: 'Since when every job of the worker has had a turn without an error, as seconds since 1970.',
    registers,
    collect: () => setOrRemove(turn, lastTurn()),
  });
  addStatusGauges(register, status);
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
  add('hotels_waiting', 'queue', 'What waits in each queue; 10,000 at most.', ({ waiting }) =>
    waiting.map(({ name, count }) => [name, count]),
  );
  add(
    'hotels_waiting_oldest_seconds',
    'queue',
    'For how long the oldest of each queue has waited; 0 if nothing waits.',
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
      setOrRemove(day, date === undefined ? undefined : new Date(date));
    },
  });
  const unconfirmed: Gauge = new Gauge({
    name: 'exchange_rates_unconfirmed',
    help: 'The currencies that are not converted, since their rate moved far and is not confirmed.',
    registers: [register],
    collect: async () => {
      const rates = (await status.fresh())?.rates;
      if (rates) unconfirmed.set(rates.unconfirmed.length);
      else unconfirmed.remove();
    },
  });
}

function setOrRemove(gauge: Gauge, instant: Date | undefined): void {
  if (instant) gauge.set(instant.getTime() / 1000);
  else gauge.remove();
}
