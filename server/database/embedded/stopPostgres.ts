import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder } from './launchPostgres.ts';
import { readPostmaster } from './postmasterFile.ts';

const stopMs = 5_000;

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
