import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  clusterFolder,
  type LaunchOptions,
  launchPostgres,
  readPostmaster,
  type RunningPostgres,
} from './launchPostgres.ts';

/** A PostgreSQL that this process shares with others. */
export type JoinedPostgres = RunningPostgres & {
  /** A connection that closes when the server ends. */
  connection: Client;
  /** Stops the server, unless others use it. */
  leave: () => Promise<void>;
};

/**
 * The number of the advisory lock that all users of a server share. A process may stop the server
 * only while it holds this lock alone.
 */
const usersLock = 4_713_023;
const pollMs = 100;

/**
 * Starts the PostgreSQL of a data folder for a site or a command, or joins the running one. The
 * last user to leave stops the server. If the server is shutting down, waits for its end, at most
 * `waitMs`. Throws an error for the operator if the server does not start.
 */
export async function joinPostgres(launch: LaunchOptions, waitMs: number): Promise<JoinedPostgres> {
  let deadline: number | undefined;
  for (;;) {
    const running = await launchPostgres(launch);
    deadline ??= performance.now() + waitMs;
    const connection = new Client({
      connectionString: running.url,
      connectionTimeoutMillis: 5_000,
    });
    connection.on('error', () => {});
    try {
      await connection.connect();
      if (await askForLock(connection, 'pg_try_advisory_lock_shared', usersLock)) {
        return { ...running, connection, leave: () => leave(connection, launch.dataDir) };
      }
    } catch (error) {
      if (performance.now() >= deadline) throw error;
    }
    await connection.end().catch(() => {});
    if (performance.now() >= deadline) {
      throw new Error(`The embedded PostgreSQL in ${launch.dataDir} does not stop.`);
    }
    await sleep(pollMs);
  }
}

async function leave(connection: Client, dataDir: string): Promise<void> {
  const isLast = await askForLock(connection, 'pg_advisory_unlock_shared', usersLock)
    .then(() => askForLock(connection, 'pg_try_advisory_lock', usersLock))
    // The connection is lost because the server has ended. Another process may have restarted it.
    .catch(() => false);
  if (isLast) await stopPostgres(dataDir);
  await connection.end().catch(() => {});
}

/**
 * Calls a PostgreSQL function that acquires or releases an advisory lock, and returns whether that
 * succeeded.
 */
export async function askForLock(
  connection: Client,
  call: 'pg_try_advisory_lock_shared' | 'pg_advisory_unlock_shared' | 'pg_try_advisory_lock',
  lock: number,
): Promise<boolean> {
  const { rows } = await connection.query<{ done: boolean }>(`select ${call}($1) as done`, [lock]);
  return rows[0]?.done === true;
}

const stopMs = 5_000;

/**
 * Stops the PostgreSQL of a data folder, if one runs. PostgreSQL rolls back open transactions and
 * flushes all other data to disk. Waits at most five seconds.
 */
export async function stopPostgres(dataDir: string): Promise<void> {
  const data = clusterFolder(dataDir);
  const postmaster = readPostmaster(data);
  if (!postmaster) return;
  try {
    process.kill(postmaster.pid, 'SIGINT');
  } catch {
    return;
  }
  const deadline = performance.now() + stopMs;
  while (performance.now() < deadline && readPostmaster(data)?.pid === postmaster.pid) {
    await sleep(10);
  }
}
