import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createCluster, userName } from './createCluster.ts';
import { noBinariesError, type PostgresPrograms, preparePrograms } from './postgresBinaries.ts';

export type LaunchOptions = {
  /** The folder of the site's data. PostgreSQL uses its subfolder `postgres`. */
  dataDir: string;
  /** The port to listen on. The default is any free port. */
  port?: number;
  /** Settings of PostgreSQL in addition to those of the site. Tests turn `fsync` off. */
  settings?: Readonly<Record<string, string>>;
  /**
   * How long to repeat a failing start, in milliseconds. After a crash, processes of the old server
   * may need time to end. The default is 15 s.
   */
  retryMs?: number;
};

/** A PostgreSQL that accepts connections. `attached` says that it was already running. */
export type RunningPostgres = { url: string; port: number; attached: boolean };

/** How long a start may take, including recovery after a crash. */
const startMs = 60_000;
const pollMs = 10;
/** A log larger than this is renamed to `postgres.log.old` at the next start. */
const maxLogBytes = 10 * 1024 * 1024;

const siteSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // The details of errors quote rows, which contain personal data.
  log_error_verbosity: 'terse',
};

/** Returns the folder of PostgreSQL's data inside a site's data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres', 'data');
}

/**
 * Starts the PostgreSQL of a data folder on 127.0.0.1, or finds the running one. The server is a
 * separate process that outlives this one, and logs to `postgres.log`. Throws an error for the
 * operator if it does not start.
 */
export async function launchPostgres(options: LaunchOptions): Promise<RunningPostgres> {
  const { dataDir, settings = {}, retryMs = 15_000 } = options;
  const programs = preparePrograms(join(dataDir, 'postgres'));
  const durable = settings['fsync'] !== 'off';
  const password = await createCluster(join(dataDir, 'postgres'), programs, durable);
  const data = clusterFolder(dataDir);
  const urlAt = (port: number) => `postgres://${userName}:${password}@127.0.0.1:${port}/postgres`;
  const deadline = performance.now() + retryMs;
  for (;;) {
    const running = readPostmaster(data);
    if (running?.ready && (await serves(urlAt(running.port), data))) {
      return { url: urlAt(running.port), port: running.port, attached: true };
    }
    disownStalePostmaster(data);
    const port = options.port ?? (await freePort());
    const child = startServer(programs, dataDir, {
      ...siteSettings,
      ...settings,
      port: String(port),
    });
    const failure = await untilReady(child, data);
    if (failure === undefined) return { url: urlAt(port), port, attached: false };
    if (performance.now() > deadline) throw new Error(failureMessage(failure, dataDir));
    await sleep(200);
  }
}

/** Returns whether the server at a URL serves this data folder, not a copy of it. */
async function serves(url: string, data: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    );
    return realpathSync(rows[0]?.folder ?? '') === realpathSync(data);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function startServer(
  programs: PostgresPrograms,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const logFile = join(dataDir, 'postgres.log');
  const { size = 0 } = statSync(logFile, { throwIfNoEntry: false }) ?? {};
  if (size > maxLogBytes) renameSync(logFile, `${logFile}.old`);
  const log = openSync(logFile, 'a', 0o600);
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = programs.start(
    'postgres',
    ['-D', clusterFolder(dataDir), ...words],
    ['ignore', log, log],
  );
  closeSync(log);
  child.unref();
  return child;
}

/**
 * Resolves to undefined when the server accepts connections, otherwise to the reason why it does
 * not.
 */
async function untilReady(child: ChildProcess, data: string): Promise<string | undefined> {
  const deadline = performance.now() + startMs;
  let ended: string | undefined;
  let error: unknown;
  child.once('exit', (code, signal) => (ended = `it ended with ${code ?? signal ?? 'an error'}`));
  child.once('error', (cause) => (error = cause));
  while (performance.now() < deadline) {
    if (error !== undefined) throw noBinariesError(error);
    if (ended !== undefined) return ended;
    const postmaster = readPostmaster(data);
    if (postmaster?.ready && postmaster.pid === child.pid) return undefined;
    await sleep(pollMs);
  }
  child.kill('SIGINT');
  return 'it was not ready in time';
}

function failureMessage(failure: string, dataDir: string): string {
  const log = join(dataDir, 'postgres.log');
  const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-3);
  return [`The embedded PostgreSQL in ${dataDir} does not start: ${failure}.`, ...lines].join('\n');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** The state that a running PostgreSQL writes into its data folder. */
type Postmaster = { pid: number; port: number; ready: boolean };

/**
 * Reads `postmaster.pid` of a data folder. Returns undefined if no server runs there, or if a
 * starting server has not written the file yet.
 */
export function readPostmaster(data: string): Postmaster | undefined {
  const lines = readLines(data);
  const [pid, port, status] = [lines[0], lines[3], lines[7]];
  if (!pid || !port) return undefined;
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
}

/**
 * Replaces a stale process id in `postmaster.pid`. After a crash, the file names a process that has
 * ended. Another program may have the same id later, for example when a container restarts, and
 * PostgreSQL would then refuse every start. PostgreSQL considers the id of this process stale,
 * because this process is its parent. It still checks the shared memory.
 */
function disownStalePostmaster(data: string): void {
  const postmaster = readPostmaster(data);
  if (!postmaster || postmaster.pid === process.pid) return;
  const program = programOf(postmaster.pid);
  if (program === undefined || program === 'postgres') return;
  const [, ...rest] = readLines(data);
  writeFileSync(join(data, 'postmaster.pid'), [process.pid, ...rest].join('\n'));
}

function readLines(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * Returns the name of a process's program. Returns undefined if the process does not exist or the
 * system does not reveal the name.
 */
function programOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}
