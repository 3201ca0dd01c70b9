import { setTimeout as sleep } from 'node:timers/promises';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import type { Log } from '../observability/log.ts';
import { type Connections, createConnectionPool } from './connectionPool.ts';
import { withRetries } from './databaseErrors.ts';
import type { Tables } from './tables.ts';

/**
 * The site's database. While it is down, every call rejects with a DependencyUnavailableError. If a
 * request handler throws that error, the client receives 503 with Retry-After. If a connection
 * breaks during a commit, the outcome of the transaction is unknown.
 */
export type Database = {
  /** The connections of `db`, for the separate tables of the sample provider. */
  pool: PostgresPool;
  /** For single statements, which are retried like transactions. */
  db: Kysely<Tables>;
  /**
   * Runs `work` in a transaction and returns its result. If `work` throws, the transaction is
   * rolled back. After a serialization failure or a deadlock, `work` runs again, up to five times
   * in all. It must therefore have no side effects outside the database. If all attempts fail, the
   * call rejects with a DatabaseConflictError: 503 with Retry-After.
   */
  transaction: <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
  /**
   * Returns an SQL expression for the time of the database's clock. Leases and due times, which
   * several processes compare, must use it, because the clocks of machines differ.
   */
  now: () => RawBuilder<Date>;
  /** Returns whether the database answered at the last contact, a few seconds ago at most. */
  available: () => boolean;
  connections: () => Connections;
  /** Closes the connections. Waits at most a second for connections in use. */
  close: () => Promise<void>;
};

const usualCheckMs = 5_000;
const closeMs = 1_000;

/**
 * Opens the database at a PostgreSQL URL, and connects on first use. The connection is checked
 * every five seconds, and whenever a connection closes. `available` is therefore up to date even
 * without requests. While `ready` returns false, because the tables do not exist yet, the database
 * counts as unavailable. Tests pass shorter times, in milliseconds.
 */
export function openDatabase(
  url: string,
  log: Log,
  ready: () => boolean = () => true,
  { checkMs = usualCheckMs, connectMs }: { checkMs?: number; connectMs?: number } = {},
): Database {
  let available = true;
  const onContact = (failure?: unknown) => {
    if (available === (failure === undefined)) return;
    available = !available;
    if (available) log.info({}, 'the database is available again');
    else log.warn({ err: failure }, 'the database is unavailable');
  };
  const check = () => void sql`select 1`.execute(db).catch(() => {});
  const pool = createConnectionPool(url, { onContact, onLost: check, ready, connectMs });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const timer = setInterval(check, checkMs).unref();
  return {
    pool,
    db,
    transaction: (work) => withRetries(() => db.transaction().execute(work)),
    now: () => sql<Date>`now()`,
    available: () => available && ready(),
    connections: pool.connections,
    close: async () => {
      clearInterval(timer);
      await Promise.race([db.destroy(), sleep(closeMs, undefined, { ref: false })]);
    },
  };
}

/**
 * Returns an SQL expression for the time `ms` milliseconds from now by the clock of the database. A
 * negative number means the past.
 */
export function dueIn(database: Pick<Database, 'now'>, ms: number): RawBuilder<Date> {
  return sql<Date>`${database.now()} + ${ms}::double precision * interval '1 millisecond'`;
}

/**
 * Returns the database as a transaction sees it: statements and nested transactions become part of
 * this transaction.
 */
export function joinTransaction(database: Database, tx: Transaction<Tables>): Database {
  return { ...database, db: tx, transaction: (work) => work(tx) };
}
