import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL says of itself in its data folder. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/**
 * Reads `postmaster.pid` of a data folder; undefined if no server runs there, or none has said so
 * yet.
 */
export function readPostmaster(data: string): Postmaster | undefined {
  const lines = readLines(data);
  const [pid, port, status] = [lines[0], lines[3], lines[7]];
  if (!pid || !port) return undefined;
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
}

/**
 * After a crash `postmaster.pid` names a process that has ended. If another program has its
 * number by now, as happens when a container is started again, PostgreSQL would refuse to start for
 * good. This puts the number of this process there, which PostgreSQL, as its child, takes for
 * stale; it still checks the shared memory.
 */
export function disownStalePostmaster(data: string): void {
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
 * The name of a process's program; undefined if there is no such process, or the system does not
 * say.
 */
function programOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}
