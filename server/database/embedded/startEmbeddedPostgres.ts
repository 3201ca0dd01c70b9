import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../../observability/log.ts';
import { clusterFolder, type LaunchOptions, launchPostgres } from './launchPostgres.ts';
import { readPostmaster } from './postmasterFile.ts';

/** The site's own PostgreSQL. `attached`: it was left running by a site that was killed. */
export type EmbeddedPostgres = {
  url: string;
  attached: boolean;
  /** Ends the server. Resolves when it has ended, after five seconds at most. */
  stop: () => Promise<void>;
};

type EmbeddedOptions = Omit<LaunchOptions, 'port'> & { log: Log };

/** The number of the advisory lock that a site holds while it uses its server. */
const siteLock = 4_713_022;
const lockMs = 2_000;
const stopMs = 5_000;
const longestPauseMs = 10_000;

/**
 * Starts the PostgreSQL of a data folder for one site, and starts it again whenever it ends. An
 * advisory lock, held on a connection of its own, ends with this process and is its only user.
 * Throws an error for the operator if the server does not start, or if another site uses the
 * folder. ADR 0022.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, ...launch } = options;
  const { url, port, attached } = await launchPostgres(launch);
  let stopping = false;
  let restarting: Promise<void> | undefined;
  let lock = await lockFolder(url, launch.dataDir);
  const watchLock = () => {
    lock.once('end', () => {
      if (!stopping) restarting = restart();
    });
  };
  const restart = async () => {
    log.error({ port }, 'the embedded PostgreSQL has ended and is started again');
    for (let pause = 100; !stopping; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        const again = await launchPostgres({ ...launch, port });
        lock = await lockFolder(again.url, launch.dataDir);
        watchLock();
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL could not be started again');
        await sleep(pause, undefined, { ref: false });
      }
    }
  };
  watchLock();
  return {
    url,
    attached,
    stop: async () => {
      stopping = true;
      await restarting;
      await lock.end().catch(() => {});
      await stopPostgres(launch.dataDir);
    },
  };
}

/**
 * Ends the PostgreSQL of a data folder, if one runs: it rolls back what is open and writes the
 * rest.
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

async function lockFolder(url: string, dataDir: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  // A site that was just killed, or ends, gives its lock up within moments.
  const deadline = performance.now() + lockMs;
  while (performance.now() < deadline) {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [siteLock],
    );
    if (rows[0]?.locked) return client;
    await sleep(50);
  }
  await client.end();
  throw new Error(
    `Another site uses ${dataDir}: set DATA_DIR to another folder, or DATABASE_URL to share a database.`,
  );
}
