import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/database/embedded/startEmbeddedPostgres.ts';
import { stopPostgres } from '#server/database/embedded/joinPostgres.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { listeningLog } from '../../../../server/testApp.ts';

type StartOptions = { durable?: boolean; waitMs?: number; onLine?: (line: string) => void };

/**
 * Returns embedded servers in separate folders. After each test they are ended in any state, and
 * their folders are removed.
 */
export function embeddedServers() {
  const folders: { folder: string; remove: () => void }[] = [];
  const running: EmbeddedPostgres[] = [];
  let used: { folder: string; remove: () => void } | undefined;
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    if (used) await stopPostgres(used.folder);
    for (const { folder, remove } of folders.splice(0)) {
      await stopPostgres(folder);
      remove();
    }
  });
  afterAll(() => used?.remove());
  return {
    /**
     * The folder that the tests of a file share, so that PostgreSQL creates its data only once. No
     * server runs in it when a test begins.
     */
    usedFolder: () => (used ??= temporaryFolder()).folder,
    /** Returns a folder without data. */
    newFolder: () => {
      const made = temporaryFolder();
      folders.push(made);
      return made.folder;
    },
    /** Without `durable` the server does not wait for the disk, which is enough for most tests. */
    start: async (dataDir: string, { durable = false, waitMs, onLine }: StartOptions = {}) => {
      const { log, lines } = listeningLog(onLine);
      const settings: Record<string, string> = durable ? {} : { fsync: 'off' };
      const server = await startEmbeddedPostgres({ dataDir, log, settings, waitMs });
      running.push(server);
      return { ...server, lines };
    },
  };
}

/** Replaces the table `notes` of another test with an empty one. */
export async function createNotes(url: string): Promise<void> {
  await query(url, 'drop table if exists notes');
  await query(url, 'create table notes (id int primary key)');
}

/** Runs one statement over a new connection and returns its rows. */
export async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts an embedded server from another process and resolves to the first line that it prints. */
export async function startInChild(dataDir: string, user: { uid?: number; gid?: number } = {}) {
  const entry = join(process.cwd(), 'tests/deep/server/database/embedded/embeddedChild.ts');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), entry], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  const [line]: unknown[] = await once(createInterface(child.stdout), 'line');
  return {
    line: String(line),
    kill: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
