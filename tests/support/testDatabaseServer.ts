import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostgres } from '#server/database/embedded/joinPostgres.ts';

/**
 * The environment variable with the folder of the database server, for the workers of a test run.
 */
export const dataDirVariable = 'TEST_DATA_DIR';
const prefix = 'hotels-test-data-';
/** A folder that Linux holds in memory. */
const memory = '/dev/shm';
const neededMemory = 4_000_000_000;

/**
 * Returns the parent folder for the databases of a test run. It is in memory if there is enough,
 * because creating and deleting their files on a disk takes a fifth of the run.
 */
function parentFolder(): string {
  if (!existsSync(memory) || freemem() < neededMemory) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < neededMemory / 2 ? tmpdir() : memory;
}

/**
 * Creates a folder for the server of a test run, and removes the folders of runs that were killed.
 */
export async function openTestRun(): Promise<void> {
  if (process.env[dataDirVariable]) return;
  for (const parent of [tmpdir(), memory].filter(existsSync)) {
    for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
      if (!isAlive(Number(name.slice(prefix.length)))) await remove(join(parent, name));
    }
  }
  const folder = join(parentFolder(), `${prefix}${process.pid}`);
  mkdirSync(folder, { mode: 0o711 });
  process.env[dataDirVariable] = folder;
}

/** Ends the server at the end of a test run, if a test has started it, and removes its folder. */
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
