import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Log } from '../../observability/log.ts';
import type { LaunchOptions } from './launchPostgres.ts';
import { askForLock, joinPostgres, type JoinedPostgres } from './joinPostgres.ts';

/** The site's own PostgreSQL. `attached` says that it was already running. */
export type EmbeddedPostgres = {
  url: string;
  attached: boolean;
  /**
   * Stops the server, unless others use it. Resolves when it has ended, after five seconds at most.
   */
  stop: () => Promise<void>;
};

type EmbeddedOptions = Omit<LaunchOptions, 'port'> & {
  log: Log;
  /**
   * How long to wait for another site to end, in milliseconds. The default is longer than a
   * shutdown takes.
   */
  waitMs?: number;
};

/** The number of the advisory lock that a site holds while it uses its server. */
const siteLock = 4_713_022;
const defaultWaitMs = 20_000;
const pollMs = 50;
const longestPauseMs = 10_000;

/**
 * Starts the PostgreSQL of a data folder for one site, and restarts it whenever it ends. An
 * advisory lock on a separate connection keeps other sites out, and disappears with this process.
 * If another site is shutting down, the start waits for it. Throws an error for the operator if the
 * server does not start, or if another site keeps using the folder. ADR 0018.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, waitMs = defaultWaitMs, ...launch } = options;
  let server = await takeFolder(launch, waitMs, log);
  const { url, port, attached } = server;
  let stopping = false;
  let restarting: Promise<void> | undefined;
  const watchServer = () => {
    server.connection.once('end', () => {
      if (!stopping) restarting = restart();
    });
  };
  const restart = async () => {
    log.error({ port }, 'the embedded PostgreSQL has ended and is started again');
    for (let pause = 100; !stopping; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        server = await takeFolder({ ...launch, port }, waitMs, log);
        watchServer();
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL could not be started again');
        await sleep(pause, undefined, { ref: false });
      }
    }
  };
  watchServer();
  return {
    url,
    attached,
    stop: async () => {
      stopping = true;
      await restarting;
      await server.leave();
    },
  };
}

/**
 * Joins the server of a folder as its only site. Another site may be shutting down, with or without
 * its server. Joining is therefore repeated until this site is the only one or the time is up.
 */
async function takeFolder(
  launch: LaunchOptions,
  waitMs: number,
  log: Log,
): Promise<JoinedPostgres> {
  const { dataDir } = launch;
  // The wait begins with the first server that accepts connections.
  let deadline: number | undefined;
  let waiting = false;
  for (;;) {
    const server = await joinPostgres(launch, waitMs);
    deadline ??= performance.now() + waitMs;
    for (;;) {
      const locked = await isLocked(server.connection);
      if (locked === true) return server;
      // Undefined means that the server has ended together with the other site.
      if (locked === undefined || performance.now() >= deadline) break;
      if (!waiting)
        log.warn({ dataDir }, 'another site uses the data folder: waiting for it to end');
      waiting = true;
      await sleep(pollMs);
    }
    await server.leave();
    if (performance.now() >= deadline) {
      throw new Error(
        `Another site uses ${dataDir}: set DATA_DIR to another folder, or DATABASE_URL to share a database.`,
      );
    }
  }
}

/** Tries to acquire the lock of the site. Returns undefined if the connection is lost. */
function isLocked(connection: Client): Promise<boolean | undefined> {
  return askForLock(connection, 'pg_try_advisory_lock', siteLock).catch(() => undefined);
}
