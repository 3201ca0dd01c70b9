import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostgres } from '#server/database/embedded/joinPostgres.ts';

/**
 * The environment variable that tells the workers of a test run the folder of their database
 * server.
 */
export const dataDirVariable = 'TEST_DATA_DIR';
const prefix = 'hotels-test-data-';

/** Before a test run: makes a folder for its server, and removes those of runs that were killed. */
export async function openTestRun(): Promise<void> {
  if (process.env[dataDirVariable]) return;
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    if (!isAlive(Number(name.slice(prefix.length)))) await remove(join(tmpdir(), name));
  }
  const folder = join(tmpdir(), `${prefix}${process.pid}`);
  mkdirSync(folder, { mode: 0o711 });
  process.env[dataDirVariable] = folder;
}

/** After a test run: ends the server, if a test has started it, and removes the folder. */
export async function closeTestRun(): Promise<void> {
  const folder = process.env[dataDirVariable];
  if (folder?.endsWith(`${prefix}${process.pid}`)) await remove(folder);
}

async function remove(folder: string): Promise<void> {
  await stopPostgres(folder);
  rmSync(folder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
