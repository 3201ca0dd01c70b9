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
 * The site's database. While it is down, everything rejects with a DependencyUnavailableError,
 * which is a 503 with Retry-After if a request handler throws it. A connection that breaks during a
 * commit leaves its outcome unknown.
 */
export type Database = {
  /** The connections of `db`, for the sample provider's own tables. */
  pool: PostgresPool;
  /** For single statements, which are run again as a transaction is. */
  db: Kysely<Tables>;
  /**
   * Runs `work` in a transaction and returns its result; rolls back if it throws. After a
   * serialization failure or a deadlock it is run again, five times in all, so it must do nothing
   * but query. If all fail, it rejects with a DatabaseConflictError, a 503 with Retry-After.
   */
  transaction: <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
  /**
   * The time by the database's clock, for statements. What several processes compare, leases and
   * due times, is made of it, since the clocks of machines differ.
   */
  now: () => RawBuilder<Date>;
  /** Whether the database answered when it was last contacted, at most a few seconds ago. */
  available: () => boolean;
  connections: () => Connections;
  /** Closes the connections; waits a second at most for those in use. */
  close: () => Promise<void>;
};

const usualCheckMs = 5_000;
const closeMs = 1_000;

/**
 * Opens the database at a PostgreSQL URL. It connects on first use. It checks whether the
 * database is there every five seconds, and when a connection closes, so that `available` is up to
 * date without requests too. While `ready` returns false, because the tables do not exist yet, the
 * database counts as unavailable. Tests hand in shorter times, in milliseconds.
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

/** The time in so many milliseconds by the clock of the database; earlier if negative. */
export function dueIn(database: Pick<Database, 'now'>, ms: number): RawBuilder<Date> {
  return sql<Date>`${database.now()} + ${ms}::double precision * interval '1 millisecond'`;
}

/**
 * The database as a transaction sees it: statements and further transactions become part of this
 * one.
 */
export function joinTransaction(database: Database, tx: Transaction<Tables>): Database {
  return { ...database, db: tx, transaction: (work) => work(tx) };
}
