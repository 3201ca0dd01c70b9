import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool, type PoolClient, TypeOverrides, types } from 'pg';
import {
  DatabaseConflictError,
  databaseUnavailableError,
  isOfOtherServer,
  isRetryable,
  meansUnavailable,
  withRetries,
} from './databaseErrors.ts';

const poolSize = 10;
/** How long to wait for a new or a free connection. A new connection gets two attempts. */
const usualConnectMs = 3_000;
/** The message of pg's pool for a new connection that was not ready in time. */
const lateConnection = 'Connection terminated due to connection timeout';
/** How long a statement may take before the server cancels it. */
const statementMs = 5_000;
/**
 * How long to wait for a server that is unreachable and so cannot cancel the statement. It is
 * shorter than the time limit of API requests.
 */
const responseMs = 6_000;
/** If a process stalls in the middle of a transaction, its locks are released after this time. */
const idleInTransactionMs = 15_000;

/**
 * A DATE is read as text, `YYYY-MM-DD`, because a JavaScript Date would depend on a time zone. An
 * int8 is read as a number, because some engines have no smaller integers. A value beyond the safe
 * integers is read as a bigint.
 */
const columnTypes = new TypeOverrides();
columnTypes.setTypeParser(types.builtins.DATE, (text) => text);
columnTypes.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
});

/**
 * The number of open and of idle connections, and the number of queries that wait for a connection.
 */
export type Connections = { open: number; idle: number; waiting: number };

/**
 * Receives the result of each contact with the database: undefined on success, otherwise the error.
 */
type OnContact = (failure?: unknown) => void;

type PoolOptions = {
  onContact: OnContact;
  /** Called when an idle connection closes, which may mean that the database is down. */
  onLost: () => void;
  /** While it returns false, every query is rejected. */
  ready: () => boolean;
  /** How long a new connection may take, in milliseconds. */
  connectMs?: number | undefined;
};

/**
 * Creates a pool of ten connections for kysely. While the database is down, each query rejects with
 * a DependencyUnavailableError within seconds, and a failed connection is discarded.
 *
 * A statement outside a transaction that conflicts with another one is attempted up to five times,
 * then rejects with a DatabaseConflictError. Errors of the server lose their details, because these
 * quote rows and so personal data.
 */
export function createConnectionPool(
  url: string,
  { onContact, onLost, ready, connectMs = usualConnectMs }: PoolOptions,
): PostgresPool & { connections: () => Connections } {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: responseMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    types: columnTypes,
    application_name: 'hotels',
  });
  // Without these listeners, Node exits when the server closes a connection.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    connect: async () => {
      if (!ready()) throw databaseUnavailableError(new Error('The database is not migrated yet.'));
      const client = await connectTwice(pool).catch((error: unknown) => {
        onContact(error);
        throw databaseUnavailableError(error);
      });
      onContact();
      return wrap(client, (broken) => client.release(broken), onContact);
    },
    end: () => pool.end(),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      // The pool queues every query for a moment, even while a connection is free.
      waiting: pool.idleCount > 0 ? 0 : pool.waitingCount,
    }),
  };
}

/**
 * Connects, and tries once more if a new connection was not ready in time. A busy process may not
 * have read the response of the database yet.
 */
function connectTwice(pool: Pool): Promise<PoolClient> {
  return pool.connect().catch((error: unknown) => {
    if (error instanceof Error && error.message === lateConnection) return pool.connect();
    throw error;
  });
}

function wrap(
  client: PostgresPoolClient,
  release: (broken: boolean) => void,
  onContact: OnContact,
): PostgresPoolClient {
  let broken = false;
  let inTransaction = false;
  async function run<Row>(sql: string, parameters: readonly unknown[]) {
    if (/^(begin|start transaction)\b/i.test(sql)) inTransaction = true;
    if (inTransaction) {
      if (/^(commit|rollback)$/i.test(sql)) inTransaction = false;
      return runOnce<Row>(sql, parameters);
    }
    return withRetries(() => runOnce<Row>(sql, parameters));
  }
  async function runOnce<Row>(sql: string, parameters: readonly unknown[]) {
    try {
      return await client.query<Row>(sql, parameters);
    } catch (error) {
      if (error instanceof DatabaseError) {
        error.detail = undefined;
        error.where = undefined;
        if (isRetryable(error)) throw new DatabaseConflictError(error);
      }
      if (!meansUnavailable(error)) throw error;
      // The server cancels a slow statement itself, and the connection stays usable.
      const goesOn =
        error instanceof DatabaseError && (error.code === '57014' || isOfOtherServer(error));
      if (!goesOn) {
        broken = true;
        onContact(error);
      }
      throw databaseUnavailableError(error);
    }
  }
  function query<Row>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    first: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof first !== 'string') throw new Error('Cursors are not supported.');
    return run<Row>(first, parameters);
  }
  return { query, release: () => release(broken) };
}
